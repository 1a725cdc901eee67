import { createServer, type IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import { isInternalRequest } from '../responses/declared-dependencies.ts';
import { keepPersonalResponsesPrivate } from '../responses/personal-responses.ts';
import { AppError } from '../errors/app-error.ts';
import { BODY_DEADLINES, watchBody } from './body-deadline.ts';
import { countHeaders, TOTAL_LIMITED } from './call.ts';
import { createCrossSiteGuard } from '../security/cross-site-guard.ts';
import { installErrorHandler, respondWithError, sendError } from './error-handler.ts';
import { acceptFormsOfMailPrograms } from '../security/mail-program-forms.ts';
import { createTargetGuard } from './refused-target.ts';
import { closeConnectionsOnShutdown } from './close-connections-on-shutdown.ts';
import { exceedsPipelineLimit } from './pipelined-requests.ts';
import { requestIdOf } from '../responses/request-id.ts';
import type { Platform } from '../platform.ts';
import { installRateLimits } from '../rate-limits/rate-limiter.ts';
import { createOperatorCookie } from '../authentication/operator-cookie.ts';
import type { SessionCookie } from '../authentication/session-cookie.ts';
import { createUnparsedResponse } from './unparsed-request.ts';

const MEBIBYTE = 1024 * 1024;
/** Request bodies that are not uploads, in bytes. */
const BODY_LIMIT = MEBIBYTE / 2;
/** Timeouts of connections, in milliseconds. Bodies have deadlines of our own (`body-deadline.ts`). */
const DEADLINES = {
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 0,
  keepAliveTimeout: 72_000,
};
/** Longest silence on a connection, in milliseconds. */
const SILENCE_MAX_MS = 130_000;
/** Event loop delay above which requests are rejected, in milliseconds. */
const EVENT_LOOP_DELAY_MAX_MS = 3_000;
/**
 * How long the event loop delay is averaged, in milliseconds. A sample needs two turns of the loop, and
 * none counts as an endless delay: twice the maximum lets no shorter delay pass for one.
 */
const EVENT_LOOP_SAMPLE_MS = 2 * EVENT_LOOP_DELAY_MAX_MS;

/** Fastify would load compilers of its own, two hundred files, before it is given others. */
const NO_COMPILERS = { buildValidator: unbuilt, buildSerializer: unbuilt };

function unbuilt(): never {
  throw new Error('The compilers of schemas are set.');
}

/** For every response; pages have a policy of their own. */
const RESPONSE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
};

/** What helmet sets on responses that pass its hook. */
const NO_SNIFF = { 'x-content-type-options': 'nosniff' };

/** The web app's page for unknown URLs. */
const NOT_FOUND_PAGE = '/404';

type HttpServerParts = Pick<Platform, 'clock' | 'config' | 'log' | 'responseCache' | 'metrics'>;

/** The HTTP server with what every request needs: ids, logs, headers, limits, one error handler. */
export async function createHttpServer(
  { clock, config, log, responseCache, metrics }: HttpServerParts,
  sessionCookie: SessionCookie,
  bodyDeadlines = BODY_DEADLINES,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const earlyHeaders = { ...RESPONSE_HEADERS, ...NO_SNIFF };
  const refuseTarget = createTargetGuard(log, earlyHeaders);
  const app: FastifyInstance = fastify({
    loggerInstance,
    // One line per request, when its response is sent.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handle) =>
      createServer(DEADLINES, (request, response) => {
        if (exceedsPipelineLimit(request, response)) request.socket.destroy();
        else if (!refuseTarget(request, response)) {
          responseCache.serve(request, response, () => handle(request, response));
        }
      }).setTimeout(SILENCE_MAX_MS),
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/', headers }) =>
      isPageRequest(headers) && !isDecodable(url) ? NOT_FOUND_PAGE : url,
    clientErrorHandler: createUnparsedResponse(log, earlyHeaders),
    // Errors before routing, and so before any hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ 'x-request-id': request.id, ...earlyHeaders });
      void respondWithError(error, request, reply);
    },
    routerOptions: { maxParamLength: 500, ignoreDuplicateSlashes: false },
    schemaController: { compilersFactory: NO_COMPILERS },
    genReqId: requestIdOf,
  });
  closeConnectionsOnShutdown(app);
  // Only JSON and multipart bodies are parsed, not what a simple cross-site form could send.
  app.removeContentTypeParser('text/plain');
  acceptFormsOfMailPrograms(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app);
  app.addHook('onRequest', async (request, reply) => {
    watchBody(request, reply, bodyDeadlines);
    void reply.headers({ 'x-request-id': request.id, ...RESPONSE_HEADERS });
  });

  const origins = new Set([new URL(config.publicUrl).origin, ...config.webOrigins]);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // It must be the same for a page and its frames, and framed mails lack it.
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(cookie);
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'link',
      ...Object.values(countHeaders),
      TOTAL_LIMITED,
      'retry-after',
      'x-request-id',
    ],
    maxAge: 600,
    // OPTIONS without preflight headers is an ordinary request.
    strictPreflight: false,
  });
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('onResponse', async (request, reply) => {
    const { elapsedTime: responseTime } = reply;
    const isInternal = isInternalRequest(request.headers);
    const level = isInternal ? 'debug' : 'info';
    request.log[level]({ req: request, res: reply, responseTime }, 'request completed');
    // Requests of pages within the process are not counted.
    if (isInternal) return;
    const { method, routeOptions } = request;
    // How long somebody listens is no time to respond.
    if (routeOptions.config.isLasting) return;
    const route = routeOptions.url ?? 'none';
    metrics.observeRequest({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  responseCache.storeResponses(app);
  await app.register(etag);
  keepPersonalResponsesPrivate(app);
  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX_MS,
    sampleInterval: EVENT_LOOP_SAMPLE_MS,
    pressureHandler: (request, reply) => {
      void sendError(request, reply, new AppError('unavailable', { retryAfter: 2 }));
    },
  });
  installRateLimits(app, { config, clock });

  const operatorCookie = createOperatorCookie(config);
  const guard = createCrossSiteGuard({
    origins,
    trustsOwnHost: !config.hasPublicUrl,
    isCarriedByCookie: (request) =>
      sessionCookie.isCarriedByCookie(request) || operatorCookie.read(request) !== null,
  });
  app.addHook('onRequest', async (request) => {
    guard(request);
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new AppError('not_found')));
  return app;
}

/** Whether a browser opens a page, as opposed to an API call. */
function isPageRequest({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes('text/html') === true;
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** A number of proxies becomes a rule over hops; Fastify parses every other setting itself. */
function trustedProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
