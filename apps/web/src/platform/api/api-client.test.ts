import {
  applyToJob,
  createJob,
  filterJobs,
  getMe,
  listSavedJobs,
  logInSeeker,
  logOutSeeker,
  saveJob,
  type searchIndustry,
  type signUpEmployer,
  type Access,
} from '@nextshift/contract';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createApi, type ApiHooks } from './api-client.ts';
import type { CallInput } from './api-types.ts';
import type { TransportRequest } from './transport.ts';

const ID = '0192f0c1-0000-7000-8000-000000000001';
const OTHER_ID = '0192f0c1-0000-7000-8000-000000000002';

interface ApiResponse {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
}

function apiThatResponds(response: ApiResponse = {}, hooks: ApiHooks = {}) {
  const sent: TransportRequest[] = [];
  const api = createApi((request) => {
    sent.push(request);
    return Promise.resolve({
      status: response.status ?? 200,
      header: (name) => response.headers?.[name] ?? null,
      text: response.text ?? '{}',
    });
  }, hooks);
  return { api, sent };
}

function errorResponse(status: number, code: string): ApiResponse {
  return { status, text: JSON.stringify({ code, message: 'Said by the server.' }) };
}

describe('a request', () => {
  it('gets the prefix /api once', async () => {
    const { api, sent } = apiThatResponds();
    await api.call(filterJobs);
    await api.call(getMe);
    expect(sent.map(({ url }) => url)).toEqual(['/api/jobs/filteredJobs', '/api/user/me']);
  });

  it('fills and encodes path parameters', async () => {
    const { api, sent } = apiThatResponds();
    await api.call(listSavedJobs, { params: { userId: 'a/b c' } });
    expect(sent[0]?.url).toBe('/api/savedjobs/a%2Fb%20c');
  });

  it('repeats lists in the query and drops what is undefined', async () => {
    const { api, sent } = apiThatResponds();
    const query = { searchQuery: 'a & b', type: ['Part-time', 'Contract'], minWage: undefined };
    await api.call(filterJobs, { query: { ...query, type: ['Part-time', 'Contract'] } });
    expect(sent[0]?.url).toBe(
      '/api/jobs/filteredJobs?searchQuery=a+%26+b&type=Part-time&type=Contract',
    );
  });

  it('sends JSON', async () => {
    const { api, sent } = apiThatResponds();
    await api.call(logInSeeker, { body: { email: 'a@b.co', password: 'secret' } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@b.co","password":"secret"}',
    });
  });

  it('sends files in a form: lists as JSON, numbers as text, null as an empty string', async () => {
    const { api, sent } = apiThatResponds({ status: 201 });
    const jobImage = new File(['x'], 'shop.png', { type: 'image/png' });
    await api.call(createJob, {
      body: {
        title: 'Barista',
        type: 'Part-time',
        city: 'Raleigh',
        state: 'NC',
        description: 'Coffee.',
        payRate: 15.5,
        zipCode: null,
        tags: ['coffee', 'weekend'],
      },
      files: { jobImage },
    });
    const body = sent[0]?.body;
    if (!(body instanceof FormData)) throw new Error('expected a form');
    expect(body.get('payRate')).toBe('15.5');
    expect(body.get('tags')).toBe('["coffee","weekend"]');
    expect(body.get('zipCode')).toBe('');
    expect(body.get('jobImage')).toBeInstanceOf(File);
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('the idempotency key', () => {
  const body = { userId: ID, jobId: OTHER_ID };

  it('is new for each call of an idempotent endpoint', async () => {
    const { api, sent } = apiThatResponds();
    await api.call(saveJob, { body });
    await api.call(saveJob, { body });
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("is the caller's if given", async () => {
    const { api, sent } = apiThatResponds();
    await api.call(saveJob, { body, idempotencyKey: 'mine' });
    expect(sent[0]?.headers['idempotency-key']).toBe('mine');
  });

  it('is not sent to other endpoints', async () => {
    const { api, sent } = apiThatResponds();
    await api.call(logOutSeeker);
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('can be generated outside secure contexts', async () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.fill(255),
    });
    const { api, sent } = apiThatResponds();
    await api.call(saveJob, { body });
    vi.unstubAllGlobals();
    expect(sent[0]?.headers['idempotency-key']).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});

describe('a response', () => {
  it('has a body, the next cursor and the total count', async () => {
    const { api } = apiThatResponds({
      headers: {
        link: '</api/savedjobs/x?limit=24&cursor=abc%3D>; rel="next"',
        'x-total-count': '57',
        'x-total-count-limited': 'true',
        'x-unpriced-count': '5',
        'x-remote-count': '3',
      },
      text: '[]',
    });
    const response = await api.call(listSavedJobs, { params: { userId: ID } });
    expect(response).toEqual({
      status: 200,
      body: [],
      next: 'abc=',
      totalCount: 57,
      isTotalLimited: true,
      unpricedCount: 5,
      remoteCount: 3,
    });
  });

  it('has no next cursor and no count without the headers', async () => {
    const { api } = apiThatResponds({ text: '[]' });
    const response = await api.call(listSavedJobs, { params: { userId: ID } });
    expect(response).toMatchObject({
      next: null,
      totalCount: null,
      isTotalLimited: false,
      unpricedCount: null,
      remoteCount: null,
    });
  });

  it('may be empty', async () => {
    const { api } = apiThatResponds({ status: 204, text: '' });
    await expect(api.call(logOutSeeker)).resolves.toMatchObject({ status: 204, body: null });
  });

  it('that cannot be parsed is an error, whatever its status', async () => {
    const { api } = apiThatResponds({ text: '<html>' });
    await expect(api.call(getMe)).rejects.toMatchObject({
      status: 200,
      code: 'unreadable_response',
    });
  });
});

describe('an error response', () => {
  it('becomes an ApiError with everything that the server sends', async () => {
    const said = {
      code: 'plan_limit_reached',
      message: 'Too many jobs.',
      issues: [{ path: ['title'], message: 'Too many.' }],
      details: { maxActiveJobs: 2 },
      requestId: 'r-1',
    };
    const { api } = apiThatResponds({ status: 403, text: JSON.stringify(said) });
    await expect(api.call(getMe)).rejects.toMatchObject({ name: 'ApiError', status: 403, ...said });
  });

  it.each(['<html>Bad gateway</html>', '', '"text"', '{"error":"x"}'])(
    'gets the generic message if its body is not ours: %s',
    async (text) => {
      const { api } = apiThatResponds({ status: 502, text });
      await expect(api.call(getMe)).rejects.toMatchObject({
        status: 502,
        message: 'Something went wrong on our side. Please try again.',
        issues: [],
        requestId: null,
      });
    },
  );

  it('reports a lost session, with the access of the call', async () => {
    const onSessionLost = vi.fn<(access: Access) => void>();
    const { api } = apiThatResponds(errorResponse(401, 'not_signed_in'), { onSessionLost });
    await expect(api.call(getMe)).rejects.toMatchObject({ status: 401 });
    expect(onSessionLost).toHaveBeenCalledExactlyOnceWith('seeker');
  });

  it('for a wrong password does not end the session', async () => {
    const onSessionLost = vi.fn<(access: Access) => void>();
    const { api } = apiThatResponds(errorResponse(401, 'invalid_credentials'), { onSessionLost });
    const body = { email: 'a@b.co', password: 'wrong' };
    await expect(api.call(logInSeeker, { body })).rejects.toMatchObject({ status: 401 });
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});

describe('the types', () => {
  it('require params, query, body and files exactly where the endpoint has them', () => {
    expectTypeOf<CallInput<typeof listSavedJobs>>().toHaveProperty('params');
    expectTypeOf<CallInput<typeof getMe>['params']>().toEqualTypeOf<undefined>();
    expectTypeOf<CallInput<typeof getMe>['body']>().toEqualTypeOf<undefined>();
    expectTypeOf<object>().toExtend<CallInput<typeof filterJobs>>();
    expectTypeOf<object>().not.toExtend<CallInput<typeof searchIndustry>>();
    expectTypeOf<object>().not.toExtend<CallInput<typeof saveJob>>();
    expectTypeOf<CallInput<typeof signUpEmployer>['files']>().toExtend<{ logo: File }>();
    expectTypeOf<CallInput<typeof createJob>['files']>().toExtend<
      { jobImage?: File | undefined } | undefined
    >();
  });

  it('distinguish responses by their status', async () => {
    const { api } = apiThatResponds({ status: 201 });
    const response = await api.call(applyToJob, { params: { jobId: ID }, body: { userId: ID } });
    if (response.status === 201) expectTypeOf(response.body.needsMoreInfo).toEqualTypeOf<false>();
    else expectTypeOf(response.body.application.questions).toBeArray();
  });
});
