import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { MINUTE_MS } from '@nextshift/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Config } from '../../config.ts';
import type { Dependency } from '../responses/dependencies.ts';
import { dependenciesOf, dependOn, INTERNAL_REQUEST } from '../responses/declared-dependencies.ts';
import { AppError } from '../errors/app-error.ts';
import { createConcurrencyLimiter } from '../rate-limits/concurrency-limiter.ts';
import { UNAVAILABLE_RETRY_AFTER } from '../http/error-handler.ts';
import { encodePage } from '../responses/encode-page.ts';
import { hashScripts } from './hash-scripts.ts';
import { pagePolicy, WORKER_POLICY } from './page-headers.ts';
import { hasJustWritten, WRITE_MARK } from '../database/recent-write.ts';
import { serverRoot } from '../server-root.ts';

declare module 'react-router' {
  // The web app's build uses middleware contexts, as set in its react-router.config.ts.
  interface Future {
    v8_middleware: true;
  }
}

interface InjectRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the web bundle's entry exports besides its render function; the boundary of the two packages. */
interface WebEntry {
  readonly makeContext: (parts: {
    apiBase: string;
    site: { allowsDemo: boolean; origins: readonly string[]; closingGraceMinutes: number };
    nonce: string;
    requestId: string;
    onError: (error: unknown) => void;
    inject: (request: InjectRequest) => Promise<{
      status: number;
      headers: Readonly<Record<string, string | string[] | number | undefined>>;
      body: string;
    }>;
  }) => RouterContextProvider;
}

/** Pages rendered concurrently: more would slow each other and everything else down. */
const RENDERS_MAX = 8;
/** How long a page waits for its turn, in milliseconds, before its reader gets a 503. */
const RENDER_WAIT_MS = 1_000;

const webRoot = join(serverRoot, '..', 'web');

/** Loads the bundle for each page in development, once in production. */
export type LoadBuild = () => Promise<ServerBuild>;

/** The pages of the built web app. */
export async function loadBuiltPages(): Promise<ServerBuild> {
  const file = pathToFileURL(join(webRoot, 'build', 'server', 'index.js')).href;
  return (await import(file)) as ServerBuild;
}

/** The built web app: its files, and its pages at every path outside the API. */
export async function mountBuiltWebApp(
  app: FastifyInstance,
  config: Config,
  build: ServerBuild,
): Promise<void> {
  await app.register((scope) => serveAssets(scope, join(webRoot, 'build', 'client')));
  mountPages(app, config, () => Promise.resolve(build));
}

/** The files of the web app, each a route, which serves its compressed forms as well. */
export async function serveAssets(app: FastifyInstance, client: string): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, limit: { name: 'asset' } };
  });
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    schemaHide: true,
    // The web app's build puts them beside its files.
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    logLevel: 'warn',
    setHeaders: (reply, path) => {
      if (path.startsWith(join(client, 'sw.js'))) {
        void reply
          .header('content-security-policy', WORKER_POLICY)
          .header('cache-control', 'no-cache');
        return;
      }
      const forGood = path.startsWith(join(client, 'assets'));
      void reply.header(
        'cache-control',
        forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}

/** Serves pages by the catch-all route. Read-only: a page never accepts a body. */
export function mountPages(app: FastifyInstance, config: Config, load: LoadBuild): void {
  const { apiBaseUrl, allowsDemo, development, hasPublicUrl, publicUrl, supportEmail, webOrigins } =
    config;
  const closingGraceMinutes = config.closingGraceMs / MINUTE_MS;
  // A board without a configured address may be opened by any.
  const origins = hasPublicUrl ? [publicUrl, ...webOrigins] : [];
  const site = { allowsDemo, origins, closingGraceMinutes, supportEmail };
  const apiOrigin = apiBaseUrl === undefined ? null : new URL(apiBaseUrl).origin;
  const mode = development ? 'development' : 'production';

  const inTurn = createConcurrencyLimiter({
    atOnce: RENDERS_MAX,
    patienceMs: RENDER_WAIT_MS,
  });
  const options = {
    schema: { hide: true },
    config: { isPage: true, limit: { name: 'page' } },
  } as const;

  app.get('/*', options, async (request, reply) => {
    if (request.url === '/api' || request.url.startsWith('/api/')) {
      reply.callNotFound();
      return reply;
    }
    const url = pageUrl(request.url, config);
    const build = await load();
    const nonce = randomBytes(16).toString('base64');
    const { makeContext } = build.entry.module as unknown as WebEntry;
    const sources: (readonly Dependency[] | null)[] = [];
    const context = makeContext({
      apiBase: apiBaseUrl ?? '',
      site,
      nonce,
      requestId: request.id,
      onError: (error) => request.log.error({ err: error }, 'a page failed'),
      inject: async (inner) => {
        const { response, dependencies } = await injectFor(app, request, inner);
        sources.push(dependencies);
        return response;
      },
    });
    const handle = createRequestHandler(build, mode);
    const { response, rendered } = await inTurn(async () => {
      // Let other requests run between two pages, however many wait.
      await nextTurn();
      const response = await handle(toWebRequest(request, reply, url), context);
      return { response, rendered: await response.text() };
    });
    void reply.status(response.status);
    if (response.status === 503) void reply.header('retry-after', UNAVAILABLE_RETRY_AFTER);
    response.headers.forEach((value, name) => void reply.header(name, value));
    if (!response.headers.has('cache-control')) void reply.header('cache-control', 'no-cache');
    const dependencies = development || response.status !== 200 ? null : allOf(sources);
    const { html, scripts } = dependencies
      ? hashScripts(rendered, nonce)
      : { html: rendered, scripts: [`nonce-${nonce}`] };
    const policy = pagePolicy({ scripts, apiOrigin, development });
    void reply.header('content-security-policy', policy);
    if (dependencies) {
      dependOn(request, dependencies);
      return reply.send(html);
    }
    const page = Buffer.from(html);
    // A redirect has no body: even an empty one would get a content type.
    if (page.length === 0) return reply.send();
    const { bytes, encoding } = await encodePage(page, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    varyByEncoding(reply);
    return reply.send(bytes);
  });
}

/** What a page depends on; null if part of it is not the same for everyone. */
function allOf(sources: readonly (readonly Dependency[] | null)[]): Dependency[] | null {
  const shared = sources.filter((source) => source !== null);
  return shared.length === sources.length ? [...new Set(shared.flat())] : null;
}

/** Makes shared caches store the encodings separately. */
function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  void reply.header('vary', others ? `${String(others)}, Accept-Encoding` : 'Accept-Encoding');
}

/**
 * A loader's API call, without a session but attributed to the visitor in limits and logs; and what its
 * response depends on.
 */
async function injectFor(app: FastifyInstance, request: FastifyRequest, inner: InjectRequest) {
  const { method, url, headers = {}, body } = inner;
  const injected = await app.inject({
    method,
    url,
    headers: {
      ...headers,
      'x-request-id': request.id,
      ...INTERNAL_REQUEST,
      ...(hasJustWritten(request.headers) ? { cookie: WRITE_MARK } : {}),
    },
    remoteAddress: request.ip,
    ...(body === undefined ? {} : { payload: body }),
  });
  return {
    response: { status: injected.statusCode, headers: injected.headers, body: injected.body },
    dependencies: dependenciesOf(injected.raw.req),
  };
}

/**
 * The origin comes from the configuration: a forged Host header, or a path that looks like a host, leads
 * nowhere.
 */
function pageUrl(path: string, { publicUrl }: Config): URL {
  const address = new URL(publicUrl).origin + path.replace(/^\/+/, '/');
  if (!path.startsWith('/') || !URL.canParse(address)) throw new AppError('malformed_request');
  return new URL(address);
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'cookie' && name !== 'authorization') {
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
    }
  }
  // HEAD is handled as GET: Fastify drops the body but preserves its length and ETag.
  return new Request(url, { headers, signal: gone.signal });
}
