import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type CacheKeys, createCacheKeys } from './cache-keys.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createResponseStore, type PendingResponse, type ResponseStore } from './response-store.ts';
import { createServeCached } from './serve-cached.ts';
import { createStoredResponse } from './stored-response.ts';

/**
 * Caches responses that are the same for everyone in memory, as bytes, and serves them before any other
 * processing.
 * @see docs/decisions/030-cache-public-responses-as-bytes.md
 */
export interface ResponseCache {
  readonly keys: CacheKeys;
  readonly store: ResponseStore;
  /** Requests served from the store since the start. */
  hits(): number;
  /** Responses that had to be made since the start. */
  misses(): number;
  /** Sets the feed that announces changes on any instance. */
  follow(changes: ChangeFeed): void;
  /** Resolves when every response made before a change committed so far has been dropped. */
  catchUp(): Promise<void>;
  /** Runs before the app: serves stored responses, and passes other requests on. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Passes every request on from now on: a draining server has to mark each response. */
  bypass(): void;
  /** Stores the app's responses that declare what they depend on. */
  storeResponses(app: FastifyInstance): void;
}

interface ResponseCacheOptions {
  readonly log: Logger;
  /** Whether responses are made from copies of the database, which lag behind it. */
  readonly readsLag: boolean;
  /** The time in milliseconds, from any starting point. */
  readonly now?: () => number;
}

export function createResponseCache({ log, ...options }: ResponseCacheOptions): ResponseCache {
  const store = createResponseStore(options);
  const keys = createCacheKeys();
  const pendingByRequest = new WeakMap<IncomingMessage, PendingResponse>();
  let hits = 0;
  let misses = 0;
  let isBypassed = false;
  let feed: ChangeFeed | undefined;

  const serveCached = createServeCached({
    store,
    keys,
    log,
    onPending: (request, pending) => void pendingByRequest.set(request, pending),
    onHit: () => (hits += 1),
  });

  /** The bytes as they are sent, encoded and with an ETag. */
  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { dependencies } = request;
    const bytes = bytesOf(payload);
    if (!dependencies || !bytes || reply.statusCode !== 200) return payload;
    const stored = createStoredResponse(reply.getHeaders(), bytes);
    const encoded = await stored.encodedFor(request.headers['accept-encoding']);
    const pending = pendingByRequest.get(request.raw);
    if (pending) misses += 1;
    pending?.store(stored, dependencies);
    if (encoded.encoding) void reply.header('content-encoding', encoded.encoding);
    void reply.headers({ etag: stored.etag, vary: stored.vary });
    return encoded.bytes;
  }

  return {
    keys,
    store,
    hits: () => hits,
    misses: () => misses,
    follow(changes) {
      feed = changes;
    },
    catchUp: async () => feed?.catchUp(),
    serve(request, response, next) {
      if (isBypassed) next();
      else serveCached(request, response, next);
    },
    bypass() {
      isBypassed = true;
    },
    storeResponses(app) {
      app.decorateRequest('dependencies', null);
      app.addHook('onSend', async (request, reply, payload) => {
        try {
          return await keep(request, reply, payload);
        } finally {
          pendingByRequest.get(request.raw)?.end();
        }
      });
      app.addHook('preClose', async () => {
        isBypassed = true;
      });
    },
  };
}

function bytesOf(payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}
