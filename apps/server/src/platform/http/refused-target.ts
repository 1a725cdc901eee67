import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@nextshift/contract';
import type { Logger } from 'pino';
import { requestIdOf } from './request-id.ts';
import { refusal } from './unparsed-request.ts';

/** Characters of an address. The longest search that means anything has a third of them. */
const ADDRESS_MAX = 4_000;

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
}

/** Refuses what leaves open whom it is for, or is asked at endless length, before anything reads it. */
export function createTargetGuard(log: Logger, headers: Readonly<Record<string, string>>) {
  /** @returns whether the request was refused */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const refused = refusalOf(request);
    if (!refused) return false;
    const requestId = requestIdOf(request);
    log.debug({ reqId: requestId, ...refused }, 'the target of a request is refused');
    const { headers: lines, text } = refusal({ code: refused.code, requestId, headers });
    response.writeHead(refused.status, lines).end(text);
    return true;
  };
}

/**
 * A target that is a whole address (as proxies are asked) names an origin of its own, which would get into
 * links; of two Host headers each reader takes another.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function refusalOf({ url = '', method, rawHeaders }: IncomingMessage): Refusal | null {
  if (url.length > ADDRESS_MAX) return { status: 414, code: 'too_large' };
  const isTarget = url.startsWith('/') || (url === '*' && method === 'OPTIONS');
  const isAmbiguous = !isTarget || countHosts(rawHeaders) > 1;
  return isAmbiguous ? { status: 400, code: 'malformed_request' } : null;
}

/** Names and values take turns in raw headers. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    .length;
}
