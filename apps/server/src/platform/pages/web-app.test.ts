import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { redirect, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { httpServerParts } from '../../../test/servers/http-server-parts.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createSessionCookie } from '../authentication/session-cookie.ts';
import { rateLimits } from '../rate-limits/rate-limits.ts';
import { mountPages } from './web-app.ts';

/** A thousand requests take seconds. */
const { max } = rateLimits.page;

const log = captureLog();
let app: FastifyInstance;
let port: number;
/** The addresses of the requested pages, as seen by the web app. */
const seen: string[] = [];
/** The information about the board that was passed to the pages. */
const sites: unknown[] = [];

/** A web app with one page, served at every path. */
const build = {
  entry: {
    module: {
      default: () => new Response('unused'),
      makeContext: ({ site }: { site: unknown }) => {
        sites.push(site);
        return new RouterContextProvider();
      },
    },
  },
  routes: {
    page: {
      id: 'page',
      path: '*',
      module: {
        loader: ({ request }: { request: Request }) => {
          seen.push(request.url);
          if (new URL(request.url).pathname === '/elsewhere') return redirect('/', 301);
          const isUnavailable = new URL(request.url).pathname === '/unavailable';
          return new Response('<h1>A page</h1>', {
            status: isUnavailable ? 503 : 200,
            headers: { 'content-type': 'text/html; charset=utf-8' },
          });
        },
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

beforeAll(async () => {
  Object.assign(rateLimits.page, { max: max / 20 });
  const parts = httpServerParts(log);
  const { config } = parts;
  app = await createHttpServer(parts, createSessionCookie(config));
  mountPages(app, config, () => Promise.resolve(build));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  Object.assign(rateLimits.page, { max });
  await app.close();
  expect(log.takeErrors()).toEqual([]);
});

interface PageResponse {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Over a socket, so that the path is sent unchanged; `fetch` and `inject` would normalize it. */
function send(method: string, path: string, headers = {}): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (body += piece));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** What stays the same between responses. */
function lasting({ headers }: PageResponse) {
  const { date, 'x-request-id': id, 'content-security-policy': policy, ...rest } = headers;
  expect([date, id, policy].every((value) => typeof value === 'string')).toBe(true);
  return rest;
}

describe('a page', () => {
  it('responds to HEAD as to GET, without the body', async () => {
    const get = await send('GET', '/jobs?searchLocation=Raleigh');
    const head = await send('HEAD', '/jobs?searchLocation=Raleigh');
    expect(get).toMatchObject({ status: 200, body: '<h1>A page</h1>' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(lasting(head)).toEqual(lasting(get));
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
    expect((await send(method, '/jobs')).status).toBe(404);
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example/x', '/evil.example/x'],
    ['//', '/'],
    ['//evil.example/%2e%2e', '/'],
    ['//user@evil.example:80/x', '/user@evil.example:80/x'],
    ['/\\evil.example/x', '/evil.example/x'],
  ])('requested as %s belongs to this site, and redirects nowhere else', async (path, own) => {
    for (const method of ['GET', 'HEAD']) {
      seen.length = 0;
      const response = await send(method, path);
      expect(response.status).toBe(200);
      expect(response.headers.location).toBeUndefined();
      expect(seen.map((url) => new URL(url).origin)).toEqual(['http://nextshift.example']);
      expect(seen.map((url) => new URL(url).pathname.replace(/^\/+/, '/'))).toEqual([own]);
    }
  });

  it('requested by a malformed address is the page for unknown addresses', async () => {
    seen.length = 0;
    const response = await send('GET', '/jobs/in/%ff', { accept: 'text/html,*/*' });
    expect(response.body).toBe('<h1>A page</h1>');
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
    expect(seen).toEqual(['http://nextshift.example/404']);
  });

  it('is refused beyond the limit of an address, with a readable page', async () => {
    const from = (remoteAddress: string, accept = 'text/html,*/*') =>
      app.inject({ url: '/jobs', remoteAddress, headers: { accept } });
    for (let page = 0; page < 50; page += 1) {
      expect((await from('192.0.2.1')).statusCode).toBe(200);
    }
    const refused = await from('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('<h1>Too many attempts. Please try again later.</h1>');
    const called = await from('192.0.2.1', 'application/json');
    expect(called.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });

  it('receives what only its server knows about the board', async () => {
    await send('GET', '/');
    expect(sites.at(-1)).toEqual({
      allowsDemo: true,
      origins: ['http://nextshift.example'],
      closingGraceMinutes: 60,
      supportEmail: 'support@nextshift.example',
    });
  });

  it('that redirects has neither a body nor a content type', async () => {
    const response = await send('GET', '/elsewhere');
    expect(response).toMatchObject({ status: 301, body: '' });
    expect(response.headers.location).toBe('/');
    expect(response.headers['content-type']).toBeUndefined();
  });

  it('that is unavailable says when to retry', async () => {
    const { status, headers } = await send('GET', '/unavailable');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
  });

  it('cannot be requested by an absolute address', async () => {
    const response = await send('GET', 'http://evil.example/x');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.location).toBeUndefined();
  });
});
