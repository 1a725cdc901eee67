import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@nextshift/contract';
import type { Logger } from 'pino';
import { requestIdOf } from '../responses/request-id.ts';
import { refusal } from './unparsed-request.ts';

/** Most characters of a URL. Pages with many links look them up in one request of up to 7,680. */
const URL_MAX = 8_000;

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
}

/** Refuses requests with an ambiguous host or an overlong URL before anything reads them. */
export function createTargetGuard(log: Logger, headers: Readonly<Record<string, string>>) {
  /** @returns whether the request was refused */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const refused = refusalOf(request);
    if (!refused) return false;
    const requestId = requestIdOf(request);
    log.debug({ reqId: requestId, ...refused }, 'request target refused');
    const { headers: lines, text } = refusal({ code: refused.code, requestId, headers });
    response.writeHead(refused.status, lines).end(text);
    return true;
  };
}

/**
 * A target that is an absolute URL (as sent to proxies) has an origin of its own, which would get into links; of two
 * Host headers, different parsers take different ones.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function refusalOf({ url = '', method, rawHeaders }: IncomingMessage): Refusal | null {
  if (url.length > URL_MAX) return { status: 414, code: 'too_large' };
  const isTarget = url.startsWith('/') || (url === '*' && method === 'OPTIONS');
  const isAmbiguous = !isTarget || countHosts(rawHeaders) > 1;
  return isAmbiguous ? { status: 400, code: 'malformed_request' } : null;
}

/** Raw headers alternate between names and values. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    .length;
}
