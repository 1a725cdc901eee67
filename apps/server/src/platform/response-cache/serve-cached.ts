import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isUnchanged } from '../files/byte-range.ts';
import { hasJustWritten } from '../database/recent-write.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { CacheKeys } from './cache-keys.ts';
import type { ResponseStore, Making } from './response-store.ts';
import type { EncodedResponse, StoredResponse } from './stored-response.ts';

/** Milliseconds between two lines of log about answers that come from the store. */
const LOG_INTERVAL_MS = 100;

interface CacheFirstOptions {
  readonly store: ResponseStore;
  readonly keys: CacheKeys;
  readonly log: Logger;
  /** Takes note of what is being made for a request that goes on. */
  readonly onMaking: (request: IncomingMessage, making: Making) => void;
  readonly onHit: () => void;
}

/**
 * Answers from the store before anything else is done for a request, and lets the others go on. Those
 * that ask for the same while it is being made wait for it.
 */
export function createCacheFirst({ store, keys, log, onMaking, onHit }: CacheFirstOptions) {
  let hits = 0;
  let loggedAt = -LOG_INTERVAL_MS;

  function make(key: string, request: IncomingMessage, response: ServerResponse): void {
    const making = store.begin(key);
    onMaking(request, making);
    response.once('close', () => {
      making.end();
    });
  }

  function send(answer: StoredResponse, request: IncomingMessage, response: ServerResponse): void {
    if (isUnchanged(request.headers, answer.etag)) {
      response.writeHead(304, [...answer.unchangedHead, 'x-request-id', requestIdOf(request)]);
      response.end();
      return;
    }
    const encoded = answer.encodedFor(request.headers['accept-encoding']);
    if (!(encoded instanceof Promise)) {
      write(encoded, request, response);
      return;
    }
    encoded.then(
      (ready) => write(ready, request, response),
      (error: unknown) => {
        log.error({ err: error }, 'an answer could not be encoded');
        response.destroy();
      },
    );
  }

  /** A line for each would cost more than most answers: one tells of all since the one before. */
  function tell({ method, url, socket }: IncomingMessage): void {
    hits += 1;
    const now = performance.now();
    if (now < loggedAt + LOG_INTERVAL_MS) return;
    const req = { method, url, ip: socket.remoteAddress };
    log.info({ req, hits }, 'answered from the cache');
    loggedAt = now;
    hits = 0;
  }

  function answerFrom(answer: StoredResponse, request: IncomingMessage, response: ServerResponse) {
    onHit();
    tell(request);
    send(answer, request, response);
  }

  return (request: IncomingMessage, response: ServerResponse, goOn: () => void): void => {
    const key = keyOf(request, keys);
    if (key === undefined) {
      goOn();
      return;
    }
    const answerOrMake = () => {
      const answer = store.find(key);
      if (answer) {
        answerFrom(answer, request, response);
      } else {
        make(key, request, response);
        goOn();
      }
    };
    const awaited = store.awaited(key);
    if (awaited) void awaited.then(answerOrMake);
    else answerOrMake();
  };
}

/** What is asked of everyone's view of the site; undefined for anything else. */
function keyOf(request: IncomingMessage, keys: CacheKeys): string | undefined {
  const { method, headers, url } = request;
  if (method !== 'GET' || hasBody(headers) || hasJustWritten(headers)) return undefined;
  // What other sites' pages are told depends on who they are.
  if (headers.origin !== undefined) return undefined;
  return keys.keyOf(url ?? '/');
}

/** Bodies have deadlines, which are the app's. */
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
