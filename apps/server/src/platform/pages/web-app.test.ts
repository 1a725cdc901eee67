import { request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { redirect, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { httpServerParts } from '../../../test/servers/http-server-parts.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createSessionCookie } from '../authentication/session-cookie.ts';
import { mountPages } from './web-app.ts';

const log = captureLog();
let app: FastifyInstance;
let port: number;
/** The addresses that the pages were asked for, as the web app sees them. */
const seen: string[] = [];
/** What the pages were told of the board. */
const sites: unknown[] = [];

/** A web app of one page, which answers under every path. */
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
          const isAway = new URL(request.url).pathname === '/away';
          return new Response('<h1>A page</h1>', {
            status: isAway ? 503 : 200,
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
  const parts = httpServerParts(log);
  const { config } = parts;
  app = await createHttpServer(parts, createSessionCookie(config));
  mountPages(app, config, () => Promise.resolve(build));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  await app.close();
  expect(log.takeErrors()).toEqual([]);
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Over a socket: the path leaves exactly as written, which `fetch` and `inject` would tidy up. */
function ask(method: string, path: string, headers = {}): Promise<Answer> {
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

/** What stays the same from one answer to the next. */
function lasting({ headers }: Answer) {
  const { date, 'x-request-id': id, 'content-security-policy': policy, ...rest } = headers;
  expect([date, id, policy].every((value) => typeof value === 'string')).toBe(true);
  return rest;
}

describe('a page', () => {
  it('answers HEAD as GET, without the body', async () => {
    const get = await ask('GET', '/jobs?searchLocation=Raleigh');
    const head = await ask('HEAD', '/jobs?searchLocation=Raleigh');
    expect(get).toMatchObject({ status: 200, body: '<h1>A page</h1>' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(lasting(head)).toEqual(lasting(get));
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('takes no %s', async (method) => {
    expect((await ask(method, '/jobs')).status).toBe(404);
  });

  it.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example/x', '/evil.example/x'],
    ['//', '/'],
    ['//evil.example/%2e%2e', '/'],
    ['//user@evil.example:80/x', '/user@evil.example:80/x'],
    ['/\\evil.example/x', '/evil.example/x'],
  ])('asked for as %s is one of this site, and leads nowhere else', async (path, own) => {
    for (const method of ['GET', 'HEAD']) {
      seen.length = 0;
      const answer = await ask(method, path);
      expect(answer.status).toBe(200);
      expect(answer.headers.location).toBeUndefined();
      expect(seen.map((url) => new URL(url).origin)).toEqual(['http://nextshift.example']);
      expect(seen.map((url) => new URL(url).pathname.replace(/^\/+/, '/'))).toEqual([own]);
    }
  });

  it('asked for by what cannot be decoded is the one for addresses of nothing', async () => {
    seen.length = 0;
    const answer = await ask('GET', '/jobs/in/%ff', { accept: 'text/html,*/*' });
    expect(answer.body).toBe('<h1>A page</h1>');
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
    expect(seen).toEqual(['http://nextshift.example/404']);
  });

  it('is made 1,000 times a minute for one address, and then refused in words that people read', async () => {
    const from = (remoteAddress: string, accept = 'text/html,*/*') =>
      app.inject({ url: '/jobs', remoteAddress, headers: { accept } });
    for (let page = 0; page < 1_000; page += 1) {
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

  it('is told what its server alone knows of the board', async () => {
    await ask('GET', '/');
    expect(sites.at(-1)).toEqual({ allowsDemo: true, origins: ['http://nextshift.example'] });
  });

  it('that leads elsewhere has no type, as it has no body', async () => {
    const answer = await ask('GET', '/elsewhere');
    expect(answer).toMatchObject({ status: 301, body: '' });
    expect(answer.headers.location).toBe('/');
    expect(answer.headers['content-type']).toBeUndefined();
  });

  it('that cannot be had now says when to come back', async () => {
    const { status, headers } = await ask('GET', '/away');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('2');
  });

  it('asked for by a whole address is none', async () => {
    const answer = await ask('GET', 'http://evil.example/x');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.location).toBeUndefined();
  });
});
