import type { Endpoint, IdentityPlace } from '@nextshift/contract';
import { errorBody } from '@nextshift/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Dependency } from '../answer-cache/answer-store.ts';
import { dependOn } from '../answer-cache/dependencies.ts';
import { AppError } from './app-error.ts';
import type { Bind, BindOptions, Call, Handler } from './call.ts';
import { isSurelyNotDone } from '../database/constraint-errors.ts';
import type { Database } from '../database/database.ts';
import { sendFile, type SentFile } from './file-answer.ts';
import { ownOriginOf } from './own-origin.ts';
import { discardIncomingFiles } from '../files/incoming-file.ts';
import { createIncomingFolder } from '../files/incoming-folder.ts';
import {
  createIdempotency,
  fingerprintOf,
  IDEMPOTENCY_KEY_MAX,
  type IdempotentRequest,
} from './idempotency.ts';
import { filesOf, readMultipart, sizeOf, type Uploads } from './multipart-body.ts';
import { nextPageLink } from './next-page-link.ts';
import type { Platform } from '../platform.ts';
import { hasJustWritten, markWrite } from '../database/recent-write.ts';
import { routePathsOf } from './route-paths.ts';
import { createCallLimits } from '../rate-limits/call-limits.ts';
import { createDeviceCookie, type DeviceCookie } from '../authentication/device-cookie.ts';
import type { SessionCookie } from '../authentication/session-cookie.ts';
import {
  endSession,
  findSession,
  isSessionAlive,
  type Session,
  type StartedSession,
} from '../authentication/sessions.ts';
import { holdsUnstorableText } from './unstorable-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** The files of a multipart body, by field. */
    uploads: Uploads;
  }
}

/** An answer with the types of its endpoint set aside. */
interface LooseAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly file?: SentFile;
  readonly nextCursor?: string | null;
  readonly totalCount?: number;
  readonly dependsOn?: readonly Dependency[];
  readonly startedSession?: StartedSession;
  readonly endsSession?: true;
}

/**
 * Makes `bind`: access, rate limit, validation, identity, idempotency, docs and headers of an endpoint
 * all come from its description in the contract. Checks run in this order: rate limit, 401, 400,
 * 403 for ids that are not the session's; what is left is the handler's.
 */
export function createBinder(
  app: FastifyInstance,
  platform: Platform,
  cookie: SessionCookie,
): Bind {
  const { config, database, contentDatabase, clock } = platform;
  const devices = createDeviceCookie(platform);
  const idempotency = createIdempotency(platform);
  const limits = createCallLimits(app, platform);
  const incoming = createIncomingFolder(platform.config.dataDir);

  app.decorateRequest('session', null);
  app.decorateRequest('uploads');
  app.addHook('onReady', () => incoming.removeAbandoned());

  /** The session of a call, if it may be one's here. */
  async function findCaller({ access }: Endpoint, request: FastifyRequest) {
    const token = access === 'public' ? null : cookie.read(request);
    const session = token === null ? null : await findSession(database, clock, token);
    return access === 'signed-in' || access === session?.kind ? session : null;
  }

  /**
   * What can be refused before an upload is read is refused then, unless it repeats a call: that one
   * gets its first answer.
   */
  async function refuseEarly<E extends Endpoint>(
    endpoint: E,
    request: FastifyRequest,
    beforeUpload: NonNullable<BindOptions<E>['beforeUpload']>,
  ): Promise<void> {
    for (const place of endpoint.identity ?? []) {
      if (place.startsWith('params.')) checkIdentity(place, request);
    }
    const key = keyOf(endpoint, request);
    if (key !== null && (await idempotency.isTaken(key))) return;
    await beforeUpload(callOf<E>(request, database, config, devices).session);
  }

  /** An upload takes its time, in which the session may have been ended. */
  async function requireStillAlive({ session }: FastifyRequest): Promise<void> {
    if (session && !(await isSessionAlive(database, session))) throw new AppError('not_signed_in');
  }

  async function send(
    { query }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: LooseAnswer,
  ) {
    const token = cookie.read(request);
    if (answer.startedSession || answer.endsSession) {
      // Also the session of the other kind: one kind a browser.
      if (token !== null) await endSession(database, token);
      if (answer.startedSession) {
        cookie.write(reply, answer.startedSession);
        devices.write(request, reply, answer.startedSession.owner);
      } else cookie.clear(reply);
    }
    if (answer.nextCursor) {
      const parameters = Object.keys(query?.shape ?? {});
      void reply.header('link', nextPageLink(request.url, parameters, answer.nextCursor));
    }
    if (answer.totalCount !== undefined) void reply.header('x-total-count', answer.totalCount);
    if (answer.dependsOn) dependOn(request, answer.dependsOn);
    // Whoever reads on this instance from now on reads what was written.
    if (request.method !== 'GET') await platform.answers.upToDate();
    const isOngoing = cookie.isCarriedByCookie(request) && !answer.endsSession;
    if (request.method !== 'GET' && isOngoing) {
      markWrite(reply, { secure: cookie.secure });
    }
    void reply.status(answer.status);
    return answer.file ? sendFile(request, reply, answer.file) : reply.send(answer.body);
  }

  async function answerOnce<E extends Endpoint>(
    once: IdempotentRequest,
    call: Call<E>,
    handler: Handler<E>,
    replay: BindOptions<E>['replay'],
  ): Promise<LooseAnswer> {
    const kept = await idempotency.begin(once);
    if (kept) return replay ? replay(call) : kept;
    const answer: LooseAnswer = await handler(call).catch(async (error: unknown) => {
      // What may have been done although the database went away keeps its key.
      if (isSurelyNotDone(error)) await idempotency.release(once);
      throw error;
    });
    await idempotency.finish(once, { status: answer.status, body: withoutToken(answer.body) });
    return answer;
  }

  async function answerTo<E extends Endpoint>(
    endpoint: E,
    request: FastifyRequest,
    handler: Handler<E>,
    replay: BindOptions<E>['replay'],
  ): Promise<LooseAnswer> {
    const content = hasJustWritten(request.headers) ? database : contentDatabase;
    const call = callOf<E>(request, content, config, devices);
    const key = keyOf(endpoint, request);
    if (key === null) return handler(call);
    const { method, url, body, uploads } = request;
    const fingerprint = fingerprintOf(method, url, [body, uploads]);
    return answerOnce({ ...key, fingerprint }, call, handler, replay);
  }

  return (endpoint, handler, options = {}) => {
    routePathsOf(endpoint).forEach((url, index) => {
      if (endpoint.query && endpoint.access === 'public') {
        const parameters = Object.keys(endpoint.query.shape);
        platform.answers.keys.addList(url, { parameters, caseless: options.caseless ?? [] });
      }
      app.route({
        method: endpoint.method,
        url,
        config: { takesFiles: endpoint.files !== undefined },
        schema: {
          summary: endpoint.summary,
          tags: [endpoint.tag],
          hide: index > 0,
          ...(endpoint.files ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
          ...(endpoint.params ? { params: endpoint.params } : {}),
          ...(endpoint.query ? { querystring: endpoint.query } : {}),
          ...(endpoint.body ? { body: endpoint.body } : {}),
          response: responseSchemas(endpoint),
        },
        onRequest: async (request, reply) => {
          request.uploads = {};
          void reply.header(
            'cache-control',
            endpoint.access === 'public' ? 'no-cache' : 'no-store',
          );
          const { access, rateLimit } = endpoint;
          const isOfAccount = rateLimit === 'password';
          if (!isOfAccount) await limits.beforeBody(rateLimit, request, options.logsIn);
          request.session = await findCaller(endpoint, request);
          if (isOfAccount) await limits.beforeBody(rateLimit, request, options.logsIn);
          if (access !== 'public' && !request.session) throw new AppError('not_signed_in');
        },
        preValidation: async (request) => {
          if (endpoint.files && request.isMultipart()) {
            if (options.beforeUpload) await refuseEarly(endpoint, request, options.beforeUpload);
            request.body = await readMultipart(request, endpoint.files, incoming);
          }
          // Kept apart: validation drops what the body's schema does not name.
          request.uploads = filesOf(request.body, endpoint.files ?? {});
          for (const [field, { kind }] of Object.entries(endpoint.files ?? {})) {
            const file = request.uploads[field];
            if (file) platform.metrics.countUpload(kind, sizeOf(file));
          }
          if (request.isMultipart()) await requireStillAlive(request);
          // No body says as little as an empty one, and is told the same: which field comes first.
          if (endpoint.body) request.body ??= {};
        },
        preHandler: async (request) => {
          const { params, query, body } = request;
          if (holdsUnstorableText([params, query, body])) throw new AppError('malformed_request');
          for (const place of endpoint.identity ?? []) checkIdentity(place, request);
          if (options.logsIn) await limits.atLogin(endpoint.rateLimit, request, options.logsIn);
        },
        handler: async (request, reply) => {
          const answer = await answerTo(endpoint, request, handler, options.replay);
          await discardIncomingFiles(Object.values(request.uploads));
          return send(endpoint, request, reply, answer);
        },
        onError: (request) => discardIncomingFiles(Object.values(request.uploads)),
      });
    });
  };
}

/** Fastify has validated each part against the endpoint's schemas by now: the parsed boundary. */
function callOf<E extends Endpoint>(
  request: FastifyRequest,
  content: Database,
  config: Config,
  devices: DeviceCookie,
): Call<E> {
  const { params, query, body, uploads: files, session, ip, log } = request;
  const origin = { ip, devices: devices.read(request) };
  const ownOrigin = ownOriginOf(request, config);
  const given = request.headers['idempotency-key'];
  const idempotencyKey = typeof given === 'string' && given !== '' ? given : null;
  const who = { session, origin, log, ownOrigin, idempotencyKey };
  return { params, query, body, files, content, ...who } as unknown as Call<E>;
}

/**
 * The key under which a call happens once; null without one.
 * @throws {AppError} malformed_request when it is too long
 */
function keyOf(endpoint: Endpoint, request: FastifyRequest): { scope: string; key: string } | null {
  const key = endpoint.idempotent ? request.headers['idempotency-key'] : undefined;
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > IDEMPOTENCY_KEY_MAX) throw new AppError('malformed_request');
  const { session, ip } = request;
  return { scope: session ? `session:${session.id}` : `address:${ip}`, key };
}

function responseSchemas(endpoint: Endpoint): Record<string, z.ZodType> {
  const successes = Object.entries(endpoint.responses).map(
    ([status, schema]): [string, z.ZodType] => [
      status,
      schema === 'file' ? z.file() : (schema ?? z.null()),
    ],
  );
  return { ...Object.fromEntries(successes), '4xx': errorBody, '5xx': errorBody };
}

function checkIdentity(place: IdentityPlace, request: FastifyRequest): void {
  const [part, name] = place.split('.');
  const holder: unknown = part === 'params' ? request.params : request.body;
  const fields: Record<string, unknown> = { ...(holder ?? {}) };
  const id = name === undefined ? null : fields[name];
  // Whether a body may leave its id out is for its schema to say.
  if (id !== undefined && id !== request.session?.accountId) throw new AppError('forbidden');
}

function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body ?? null;
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'token'));
}
