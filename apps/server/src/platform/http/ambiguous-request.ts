import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { requestIdOf } from '../request-id.ts';
import { refusal } from '../unparsed-request.ts';

/**
 * Whether a request leaves open whom it is for. A target that is a whole address (as proxies are asked)
 * names an origin of its own, which would get into links; of two Host headers each reader takes another.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function isAmbiguous({ url = '', method, rawHeaders }: IncomingMessage): boolean {
  const isTarget = url.startsWith('/') || (url === '*' && method === 'OPTIONS');
  return !isTarget || countHosts(rawHeaders) > 1;
}

/** Names and values take turns in raw headers. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    .length;
}

/** Refuses such a request before anything else reads it. */
export function createAmbiguousRequestRefusal(
  log: Logger,
  headers: Readonly<Record<string, string>>,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = requestIdOf(request);
    log.debug({ reqId: requestId }, 'a request leaves open whom it is for');
    const refused = refusal({ code: 'malformed_request', requestId, headers });
    response.writeHead(400, refused.headers).end(refused.text);
  };
}
