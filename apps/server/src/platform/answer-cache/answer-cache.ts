import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createAnswerFirst } from './answer-first.ts';
import { type AnswerKeys, createAnswerKeys } from './answer-keys.ts';
import { type AnswerStore, createAnswerStore, type Making } from './answer-store.ts';
import type { ChangeFeed } from './change-feed.ts';
import { createStoredAnswer } from './stored-answer.ts';

/**
 * Keeps in memory, as bytes, what everyone is answered alike, and answers it before anything else.
 * @see docs/decisions/030-answers-kept-as-bytes.md
 */
export interface AnswerCache {
  readonly keys: AnswerKeys;
  readonly store: AnswerStore;
  /** Answered from the store since the start. */
  hits(): number;
  /** Looked for there in vain since the start. */
  misses(): number;
  /** Where changes on any instance are heard of. */
  follow(changes: ChangeFeed): void;
  /** Resolves when nothing is kept any more that was made before a change committed until now. */
  upToDate(): Promise<void>;
  /** Comes before the app: answers what is stored, hands on the rest. */
  answerFirst(request: IncomingMessage, response: ServerResponse, goOn: () => void): void;
  /** Hands everything on from now on: whoever is about to end says so with each answer. */
  standAside(): void;
  /** Stores what the app answers where it says what that depends on. */
  storeAnswers(app: FastifyInstance): void;
}

interface AnswerCacheOptions {
  readonly log: Logger;
  /** Whether answers are made from copies of the database that come after it. */
  readonly readsLag: boolean;
  /** The time in milliseconds, from any moment on. */
  readonly now?: () => number;
}

export function createAnswerCache({ log, ...options }: AnswerCacheOptions): AnswerCache {
  const store = createAnswerStore(options);
  const keys = createAnswerKeys();
  const makings = new WeakMap<IncomingMessage, Making>();
  let hits = 0;
  let misses = 0;
  let standsAside = false;
  let feed: ChangeFeed | undefined;

  const answerFirst = createAnswerFirst({
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
    const answer = createStoredAnswer(reply.getHeaders(), bytes);
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
    answerFirst(request, response, goOn) {
      if (standsAside) goOn();
      else answerFirst(request, response, goOn);
    },
    standAside() {
      standsAside = true;
    },
    storeAnswers(app) {
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
