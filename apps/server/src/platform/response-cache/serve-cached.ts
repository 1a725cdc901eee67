import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isUnchanged } from '../files/byte-range.ts';
import { hasJustWritten } from '../database/recent-write.ts';
import { requestIdOf } from '../responses/request-id.ts';
import type { CacheKeys } from './cache-keys.ts';
import type { PendingResponse, ResponseStore } from './response-store.ts';
import type { EncodedResponse, StoredResponse } from './stored-response.ts';

/** Shortest time between two log lines about cached responses, in milliseconds. */
const LOG_INTERVAL_MS = 100;

interface ServeCachedOptions {
  readonly store: ResponseStore;
  readonly keys: CacheKeys;
  readonly log: Logger;
  /** Called with the pending response of a request that is passed on. */
  readonly onPending: (request: IncomingMessage, pending: PendingResponse) => void;
  readonly onHit: () => void;
}

/**
 * Serves cached responses before any other processing, and passes other requests on. Requests for a
 * pending response wait for it.
 */
export function createServeCached({ store, keys, log, onPending, onHit }: ServeCachedOptions) {
  let hits = 0;
  let loggedAt = -LOG_INTERVAL_MS;

  function begin(key: string, request: IncomingMessage, response: ServerResponse): void {
    const pending = store.begin(key);
    onPending(request, pending);
    response.once('close', () => {
      pending.end();
    });
  }

  function send(stored: StoredResponse, request: IncomingMessage, response: ServerResponse): void {
    if (isUnchanged(request.headers, stored.etag)) {
      response.writeHead(304, [...stored.unchangedHead, 'x-request-id', requestIdOf(request)]);
      response.end();
      return;
    }
    const encoded = stored.encodedFor(request.headers['accept-encoding']);
    if (!(encoded instanceof Promise)) {
      write(encoded, request, response);
      return;
    }
    encoded.then(
      (ready) => write(ready, request, response),
      (error: unknown) => {
        log.error({ err: error }, 'failed to encode a response');
        response.destroy();
      },
    );
  }

  /** One line for all hits since the previous line: a line each would cost more than most responses. */
  function logHit({ method, url, socket }: IncomingMessage): void {
    hits += 1;
    const now = performance.now();
    if (now < loggedAt + LOG_INTERVAL_MS) return;
    const req = { method, url, ip: socket.remoteAddress };
    log.info({ req, hits }, 'served from the cache');
    loggedAt = now;
    hits = 0;
  }

  function serve(stored: StoredResponse, request: IncomingMessage, response: ServerResponse) {
    onHit();
    logHit(request);
    send(stored, request, response);
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const key = keyOf(request, keys);
    if (key === undefined) {
      next();
      return;
    }
    const serveOrPassOn = () => {
      const stored = store.find(key);
      if (stored) {
        serve(stored, request, response);
      } else {
        begin(key, request, response);
        next();
      }
    };
    const pending = store.pendingResponse(key);
    if (pending) void pending.then(serveOrPassOn);
    else serveOrPassOn();
  };
}

/** The key of a request whose response is the same for everyone; undefined for any other. */
function keyOf(request: IncomingMessage, keys: CacheKeys): string | undefined {
  const { method, headers, url } = request;
  if (method !== 'GET' || hasBody(headers) || hasJustWritten(headers)) return undefined;
  // CORS headers depend on the site that sent it.
  if (headers.origin !== undefined) return undefined;
  return keys.keyOf(url ?? '/');
}

/** The app sets the deadlines of bodies. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function write(
  { head, bytes }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.writeHead(200, [...head, 'x-request-id', requestIdOf(request)]);
  response.end(bytes);
}
