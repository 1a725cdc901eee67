import * as contract from '@nextshift/contract';
import type { BodyOf, Endpoint, ParamsOf } from '@nextshift/contract';
import { cleanup } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { API_BASE_META } from '../src/platform/api/api-base-meta.ts';
import { apiPath } from '../src/platform/api/build-request.ts';

/** Base URL of the API in tests. */
export const API = `${location.origin}/api`;

/** Mocks the API; an unexpected request fails the test. */
export const apiServer = setupServer();

/** The calls whose paths have no parameters. */
const literalCalls = new Set(
  Object.values<unknown>(contract)
    .filter((value) => isEndpoint(value))
    .map(({ method, path }) => `${method} ${apiPath(path)}`),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
}

/** Responses of fakes that the contract does not allow. */
const drifts: unknown[] = [];

interface ServedRequest<E extends Endpoint> {
  readonly request: Request;
  readonly params: ParamsOf<E>;
  readonly query: URLSearchParams;
  /** What the web sent as JSON. */
  readonly body: BodyOf<E>;
}

/** The body of a success, or a whole response; undefined leaves the call to what was served before. */
type Served = object | null | undefined;

interface ServeOptions<E extends Endpoint> {
  /** Calls with other parameters are not served. */
  readonly only?: Partial<ParamsOf<E>>;
  readonly once?: boolean;
}

/** Serves an endpoint of the contract. A response that the endpoint cannot send fails the test. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handler: (request: ServedRequest<E>) => Served | Promise<Served>,
  { only = {}, once = false }: ServeOptions<E> = {},
): void {
  const resolve: HttpResponseResolver = async ({ request, params }) => {
    const isOther = Object.entries(only).some(([name, value]) => params[name] !== value);
    if (isOther || isPathOfAnother(endpoint, request)) return;
    const isJson = request.headers.get('content-type') === 'application/json';
    const result = await handler({
      request,
      params: params as ParamsOf<E>,
      query: new URL(request.url).searchParams,
      body: (isJson ? await request.clone().json() : undefined) as BodyOf<E>,
    });
    if (result === undefined) return;
    try {
      const response = result instanceof Response ? result : respond(endpoint, result);
      await check(endpoint, response.clone());
      return response;
    } catch (error) {
      drifts.push(`${endpoint.method} ${endpoint.path}: ${String(error)}`);
      throw error;
    }
  };
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  apiServer.use(http[method](location.origin + apiPath(endpoint.path), resolve, { once }));
}

/** A parameter of one path stands where another has a word, like the id of a job and `facets`. */
function isPathOfAnother({ path, method }: Endpoint, { url }: Request): boolean {
  const { pathname } = new URL(url);
  return apiPath(path) !== pathname && literalCalls.has(`${method} ${pathname}`);
}

/** The success that has this body: something made, where the endpoint may also find it. */
function respond({ responses }: Endpoint, body: unknown): Response {
  const statuses = Object.entries(responses).toReversed();
  const [status] =
    statuses.find(([, schema]) => typeof schema !== 'string' && schema?.safeParse(body).success) ??
    statuses[0] ??
    [];
  const init = { status: Number(status) };
  return body === null ? new HttpResponse(null, init) : Response.json(body, init);
}

async function check({ responses }: Endpoint, response: Response): Promise<void> {
  // A lost connection has no status, and a broken proxy sends no JSON.
  if (response.status === 0) return;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status >= 400) {
    if (isJson) contract.errorBody.parse(await response.json());
    return;
  }
  const schema = responses[response.status];
  if (schema === undefined) throw new Error(`no success has the status ${response.status}`);
  if (!isJson || schema === null || typeof schema === 'string') return;
  const { error } = schema.safeParse(await response.json());
  // Tests may name rows by a letter.
  const issues = error?.issues.filter((issue) => !('format' in issue && issue.format === 'uuid'));
  if (issues?.length) throw new Error(JSON.stringify(issues));
}

/** An error response of the API. */
export function failure(status: number, code: string, message: string, details = {}): Response {
  return Response.json({ code, message, details }, { status });
}

/** Runs `apiServer` around the tests of a file. */
export function serveApi(): void {
  beforeAll(() => {
    apiServer.listen({ onUnhandledRequest: 'error' });
    const meta = document.createElement('meta');
    meta.name = API_BASE_META;
    meta.content = location.origin;
    document.head.append(meta);
  });
  afterEach(async () => {
    // Otherwise a signed-in screen would outlive its session.
    cleanup();
    // A request that the last action of a test has begun is still served.
    await setImmediate();
    apiServer.resetHandlers();
    expect(drifts.splice(0), 'fakes respond as the contract says').toEqual([]);
  });
  afterAll(() => {
    apiServer.close();
  });
}
