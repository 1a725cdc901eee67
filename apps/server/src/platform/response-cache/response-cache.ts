import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createCacheFirst } from './cache-first.ts';
import { type CacheKeys, createCacheKeys } from './cache-keys.ts';
import { type ResponseStore, createResponseStore, type Making } from './response-store.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createStoredResponse } from './stored-response.ts';

/**
 * Keeps in memory, as bytes, what everyone is answered alike, and answers it before anything else.
 * @see docs/decisions/030-cache-public-responses-as-bytes.md
 */
export interface ResponseCache {
  readonly keys: CacheKeys;
  readonly store: ResponseStore;
  /** Answered from the store since the start. */
  hits(): number;
  /** Looked for there in vain since the start. */
  misses(): number;
  /** Where changes on any instance are heard of. */
  follow(changes: ChangeFeed): void;
  /** Resolves when nothing is kept any more that was made before a change committed until now. */
  upToDate(): Promise<void>;
  /** Comes before the app: answers what is stored, hands on the rest. */
  cacheFirst(request: IncomingMessage, response: ServerResponse, goOn: () => void): void;
  /** Hands everything on from now on: whoever is about to end says so with each answer. */
  standAside(): void;
  /** Stores what the app answers where it says what that depends on. */
  storeResponses(app: FastifyInstance): void;
}

interface ResponseCacheOptions {
  readonly log: Logger;
  /** Whether answers are made from copies of the database that come after it. */
  readonly readsLag: boolean;
  /** The time in milliseconds, from any moment on. */
  readonly now?: () => number;
}

export function createResponseCache({ log, ...options }: ResponseCacheOptions): ResponseCache {
  const store = createResponseStore(options);
  const keys = createCacheKeys();
  const makings = new WeakMap<IncomingMessage, Making>();
  let hits = 0;
  let misses = 0;
  let standsAside = false;
  let feed: ChangeFeed | undefined;

  const cacheFirst = createCacheFirst({
    store,
    keys,
    log,
    onMaking: (request, making) => void makings.set(request, making),
    onHit: () => (hits += 1),
  });

  /** The bytes as they go out, encoded and told apart by an ETag. */
  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const { dependencies } = request;
    const bytes = bytesOf(payload);
    if (!dependencies || !bytes || reply.statusCode !== 200) return payload;
    const answer = createStoredResponse(reply.getHeaders(), bytes);
    const encoded = await answer.encodedFor(request.headers['accept-encoding']);
    const making = makings.get(request.raw);
    if (making) misses += 1;
    making?.store(answer, dependencies);
    if (encoded.encoding) void reply.header('content-encoding', encoded.encoding);
    void reply.headers({ etag: answer.etag, vary: answer.vary });
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
    upToDate: async () => feed?.hearAll(),
    cacheFirst(request, response, goOn) {
      if (standsAside) goOn();
      else cacheFirst(request, response, goOn);
    },
    standAside() {
      standsAside = true;
    },
    storeResponses(app) {
      app.decorateRequest('dependencies', null);
      app.addHook('onSend', async (request, reply, payload) => {
        try {
          return await keep(request, reply, payload);
        } finally {
          makings.get(request.raw)?.end();
        }
      });
      app.addHook('preClose', async () => {
        standsAside = true;
      });
    },
  };
}

function bytesOf(payload: unknown): Buffer | null {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : null;
}
