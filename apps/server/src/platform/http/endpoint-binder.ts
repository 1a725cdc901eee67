import type { Endpoint, IdentitySource } from '@nextshift/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { dependOn } from '../responses/declared-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import {
  type Bind,
  type BindOptions,
  type Call,
  type CountField,
  countHeaders,
  TOTAL_LIMITED,
} from './call.ts';
import type { Database } from '../database/database.ts';
import { sendEvents } from './events-response.ts';
import { sendFile } from './file-response.ts';
import { ownOriginOf } from './own-origin.ts';
import { discardIncomingFiles } from '../files/incoming-file.ts';
import { createIncomingFolder } from '../files/incoming-folder.ts';
import { createIdempotentRequests } from './idempotent-requests.ts';
import type { LooseResponse } from './loose-response.ts';
import { readAnyBodyAsForm } from '../security/mail-program-forms.ts';
import { filesOf, readMultipart, sizeOf, type Uploads } from './multipart-body.ts';
import { nextPageLink } from './next-page-link.ts';
import { forSignIn, type Platform } from '../platform.ts';
import { isAtThisMachine } from '../security/require-loopback.ts';
import { hasJustWritten, markWrite } from '../database/recent-write.ts';
import { routePathsOf } from './route-paths.ts';
import { schemaOfEndpoint } from './schema-of-endpoint.ts';
import { createCallLimits } from './call-limits.ts';
import { costOfRead } from '../rate-limits/cost-of-read.ts';
import { createReadSlots } from '../rate-limits/read-slots.ts';
import { createWriteSlots } from '../rate-limits/write-slots.ts';
import { createDeviceCookie, type DeviceCookie } from '../authentication/device-cookie.ts';
import { createOperatorCookie } from '../authentication/operator-cookie.ts';
import {
  endOperatorSession,
  findOperatorSession,
  type OperatorSession,
} from '../authentication/operator-sessions.ts';
import type { SessionCookie } from '../authentication/session-cookie.ts';
import {
  endSession,
  findSession,
  isSessionActive,
  type Session,
} from '../authentication/sessions.ts';
import { containsUnstorableText } from './unstorable-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    operator: OperatorSession | null;
    /** The files of a multipart body, by field. */
    uploads: Uploads;
  }
}

/**
 * Makes `bind`: access, rate limit, validation, identity, idempotency, docs and headers of an endpoint
 * all come from its description in the contract. Checks run in this order: rate limit, 401, 400,
 * 403 for ids that are not the session's; the handler does the rest.
 */
export function createBinder(
  app: FastifyInstance,
  platform: Platform,
  cookie: SessionCookie,
): Bind {
  const { config, database, contentDatabase, signInDatabase, clock } = platform;
  const devices = createDeviceCookie(platform);
  const operators = createOperatorCookie(config);
  const idempotent = createIdempotentRequests(platform);
  const limits = createCallLimits(app, forSignIn(platform));
  const inWriteSlot = createWriteSlots();
  const inReadSlot = createReadSlots();
  const incoming = createIncomingFolder(platform.config.dataDir);

  app.decorateRequest('session', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('uploads');
  app.addHook('onReady', () => incoming.removeAbandoned());

  /** The session of a call, if the endpoint is open to its kind. */
  async function findCaller({ access }: Pick<Endpoint, 'access'>, request: FastifyRequest) {
    const token = access === 'public' ? null : cookie.read(request);
    const session = token === null ? null : await findSession(signInDatabase, clock, token);
    return access === 'signed-in' || access === session?.kind ? session : null;
  }

  /** The operator of a call, if the endpoint is theirs. */
  async function findOperator({ access }: Endpoint, request: FastifyRequest) {
    const token = access === 'operator' ? operators.read(request) : null;
    const userAgent = request.headers['user-agent'] ?? null;
    return token === null ? null : findOperatorSession(signInDatabase, clock, { token, userAgent });
  }

  /**
   * Refuses an upload before it is read where that is possible, unless it repeats a call: a repetition gets the
   * first response.
   */
  async function refuseEarly<E extends Endpoint>(
    endpoint: E,
    request: FastifyRequest,
    beforeUpload: NonNullable<BindOptions<E>['beforeUpload']>,
  ): Promise<void> {
    for (const place of endpoint.identity ?? []) {
      if (place.startsWith('params.')) checkIdentity(place, request);
    }
    if (await idempotent.isRepeated(endpoint, request)) return;
    await beforeUpload(callOf<E>(request, database, config, devices).session);
  }

  /** The session may have ended during a long upload. */
  async function requireStillAlive({ session }: FastifyRequest): Promise<void> {
    if (session && !(await isSessionActive(signInDatabase, session)))
      throw new AppError('not_signed_in');
  }

  async function send(
    { query }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    response: LooseResponse,
  ) {
    const token = cookie.read(request);
    if (response.startedSession || response.endsSession) {
      // Ends a session of the other kind too: a browser has one at a time.
      if (token !== null) await endSession(signInDatabase, token);
      if (response.startedSession) {
        cookie.write(reply, response.startedSession);
        devices.write(request, reply, response.startedSession.owner);
      } else cookie.clear(reply);
    }
    if (response.startedOperatorSession || response.endsOperatorSession) {
      const ended = operators.read(request);
      if (ended !== null) await endOperatorSession(signInDatabase, ended);
      if (response.startedOperatorSession) {
        const { operatorId: accountId } = response.startedOperatorSession;
        operators.write(reply, response.startedOperatorSession);
        devices.write(request, reply, { kind: 'operator', accountId });
      } else operators.clear(reply);
    }
    if (response.nextCursor) {
      const parameters = Object.keys(query?.shape ?? {});
      void reply.header('link', nextPageLink(request.url, parameters, response.nextCursor));
    }
    for (const field of Object.keys(countHeaders) as CountField[]) {
      if (response[field] !== undefined) void reply.header(countHeaders[field], response[field]);
    }
    if (response.isTotalLimited) void reply.header(TOTAL_LIMITED, 'true');
    if (response.dependsOn) dependOn(request, response.dependsOn);
    // The caller's next read on this instance must include this write.
    if (request.method !== 'GET') await platform.responseCache.catchUp();
    const isOngoing = cookie.isCarriedByCookie(request) && !response.endsSession;
    if (request.method !== 'GET' && isOngoing) {
      markWrite(reply, { secure: cookie.secure });
    }
    void reply.status(response.status);
    if (response.events) return sendEvents(request, reply, response.events);
    return response.file ? sendFile(request, reply, response.file) : reply.send(response.body);
  }

  return (endpoint, handler, options = {}) => {
    routePathsOf(endpoint).forEach((url) => {
      if (endpoint.query && endpoint.access === 'public') {
        const parameters = Object.keys(endpoint.query.shape);
        platform.responseCache.keys.addList(url, { parameters, caseless: options.caseless ?? [] });
      }
      app.route({
        method: endpoint.method,
        url,
        config: {
          limit: 'bound',
          takesFiles: endpoint.files !== undefined,
          takesForm: endpoint.takesForm === true,
          isPersonal: endpoint.access !== 'public',
          isLasting: endpoint.responses[200] === 'events',
        },
        schema: schemaOfEndpoint(endpoint),
        onRequest: async (request, reply) => {
          request.uploads = {};
          if (endpoint.takesForm) readAnyBodyAsForm(request);
          // For what is the same for everyone.
          void reply.header('cache-control', 'no-cache');
          const { rateLimit } = endpoint;
          request.isPersonal = options.isPersonal?.(request.query) === true;
          if (request.isPersonal) delete request.headers['if-none-match'];
          const access = request.isPersonal ? 'seeker' : endpoint.access;
          const isOfAccount = rateLimit === 'password';
          if (!isOfAccount) await limits.beforeBody(rateLimit, request, options.logsIn);
          request.session = await findCaller({ access }, request);
          request.operator = await findOperator(endpoint, request);
          if (isOfAccount) await limits.beforeBody(rateLimit, request, options.logsIn);
          if (access !== 'public' && !request.session && !request.operator) {
            throw new AppError('not_signed_in');
          }
        },
        preValidation: async (request) => {
          if (endpoint.files && request.isMultipart()) {
            if (options.beforeUpload) await refuseEarly(endpoint, request, options.beforeUpload);
            request.body = await readMultipart(request, endpoint.files, incoming);
          }
          // Apart from the body: validation drops what its schema does not name.
          request.uploads = filesOf(request.body, endpoint.files ?? {});
          for (const [field, { kind }] of Object.entries(endpoint.files ?? {})) {
            const file = request.uploads[field];
            if (file) platform.metrics.countUpload(kind, sizeOf(file));
          }
          if (request.isMultipart()) await requireStillAlive(request);
          // A missing body gets the same error as an empty one: its first missing field.
          if (endpoint.body) request.body ??= {};
        },
        preHandler: async (request) => {
          const { params, query, body } = request;
          if (containsUnstorableText([params, query, body]))
            throw new AppError('malformed_request');
          for (const place of endpoint.identity ?? []) checkIdentity(place, request);
          if (options.logsIn) await limits.atLogin(endpoint.rateLimit, request, options.logsIn);
          // The request itself is paid for already.
          const more = endpoint.rateLimit === 'read' ? costOfRead(query) - 1 : 0;
          if (more > 0) app.spend('read', request, more);
        },
        handler: async (request, reply) => {
          const content = hasJustWritten(request.headers) ? database : contentDatabase;
          const call = callOf<typeof endpoint>(request, content, config, devices);
          const { replay } = options;
          const run = () =>
            idempotent.run(endpoint, request, {
              handle: () => handler(call),
              replay: replay && (() => replay(call)),
            });
          // Signing in has connections of its own, and waits for the password's turn.
          const isBounded = endpoint.method !== 'GET' && options.logsIn === undefined;
          const response = await (isBounded
            ? inWriteSlot(request, run)
            : inReadSlot(request, run, options.isExpensive));
          await discardIncomingFiles(Object.values(request.uploads));
          return send(endpoint, request, reply, response);
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
  const userAgent = request.headers['user-agent'] ?? null;
  const origin = {
    ip,
    devices: devices.read(request),
    userAgent,
    isAtThisMachine: isAtThisMachine(request),
  };
  const ownOrigin = ownOriginOf(request, config);
  const given = request.headers['idempotency-key'];
  const idempotencyKey = typeof given === 'string' && given !== '' ? given : null;
  const seen = request.headers['last-event-id'];
  const lastEventId = typeof seen === 'string' && seen !== '' ? seen : null;
  const asker = request.isPersonal ? session : null;
  const who = {
    session: session ?? request.operator,
    asker,
    origin,
    log,
    ownOrigin,
    idempotencyKey,
    lastEventId,
  };
  return { params, query, body, files, content, ...who } as unknown as Call<E>;
}

function checkIdentity(place: IdentitySource, request: FastifyRequest): void {
  const [part, name] = place.split('.');
  const holder: unknown = part === 'params' ? request.params : request.body;
  const fields: Record<string, unknown> = { ...(holder ?? {}) };
  const id = name === undefined ? null : fields[name];
  // The schema of a body says whether its id is optional.
  if (id !== undefined && id !== request.session?.accountId) throw new AppError('forbidden');
}
