import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import type { TransportRequest } from './transport.ts';

const BASE = 'http://api.test';
const server = setupServer();
const transport = createBrowserTransport(() => BASE);
const get: TransportRequest = { method: 'GET', url: '/api/things', headers: {} };
const post: TransportRequest = {
  method: 'POST',
  url: '/api/things',
  headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
  body: '{"name":"x"}',
};

/** Responds with these statuses in turn, then with the last one, and counts the calls. */
function answerWith(...statuses: number[]) {
  const calls: Request[] = [];
  server.use(
    http.all(`${BASE}/api/things`, ({ request }) => {
      calls.push(request.clone());
      const status = statuses[Math.min(calls.length, statuses.length) - 1] ?? 200;
      return HttpResponse.json({ call: calls.length }, { status });
    }),
  );
  return calls;
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

/** Lets pending network work finish without advancing the clock. */
async function settle() {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('responses', () => {
  it('have status, headers and text', async () => {
    answerWith(200);
    const response = await transport(get);
    expect(response.status).toBe(200);
    expect(response.header('content-type')).toContain('json');
    expect(response.text).toBe('{"call":1}');
  });

  it('may have no body', async () => {
    server.use(http.get(`${BASE}/api/things`, () => new HttpResponse(null, { status: 204 })));
    await expect(transport(get)).resolves.toMatchObject({ status: 204, text: '' });
  });

  it('of 4xx are returned, without a retry', async () => {
    const calls = answerWith(409);
    await expect(transport(get)).resolves.toMatchObject({ status: 409, text: '{"call":1}' });
    expect(calls).toHaveLength(1);
  });

  it('are requested with cookies', async () => {
    const calls = answerWith(200);
    await transport(get);
    expect(calls[0]?.credentials).toBe('include');
  });
});

describe('retries', () => {
  it.each([get, post])(
    'waits 1, 3 and 7 seconds after 5xx responses, for any method',
    async (request) => {
      const calls = answerWith(500, 503, 502, 200);
      const response = transport(request);
      for (const [index, wait] of [1000, 3000, 7000].entries()) {
        await settle();
        await vi.advanceTimersByTimeAsync(wait - 1);
        await settle();
        expect(calls).toHaveLength(index + 1);
        await vi.advanceTimersByTimeAsync(1);
      }
      await settle();
      await expect(response).resolves.toMatchObject({ status: 200, text: '{"call":4}' });
    },
  );

  it('send the same body and idempotency key each time', async () => {
    const calls = answerWith(500, 201);
    const response = transport(post);
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    await response;
    await expect(Promise.all(calls.map((call) => call.text()))).resolves.toEqual([
      '{"name":"x"}',
      '{"name":"x"}',
    ]);
    expect(calls.map((call) => call.headers.get('idempotency-key'))).toEqual(['one', 'one']);
  });

  it('return the last response after the third retry', async () => {
    const calls = answerWith(503);
    const response = transport(get);
    for (const wait of [1000, 3000, 7000, 60_000]) {
      await settle();
      await vi.advanceTimersByTimeAsync(wait);
    }
    await expect(response).resolves.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(4);
  });

  it('ignore Retry-After', async () => {
    let calls = 0;
    server.use(
      http.get(`${BASE}/api/things`, () => {
        calls += 1;
        return new HttpResponse('{}', { status: 503, headers: { 'retry-after': '30' } });
      }),
    );
    void transport(get);
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
    await settle();
    expect(calls).toBe(2);
    for (const wait of [3000, 7000]) {
      await vi.advanceTimersByTimeAsync(wait);
      await settle();
    }
  });

  it.each([400, 401, 408, 413, 429])('do not follow a response of %i', async (status) => {
    const calls = answerWith(status);
    await expect(transport(get)).resolves.toMatchObject({ status });
    expect(calls).toHaveLength(1);
  });
});

describe('without a response', () => {
  it('a call fails with status 0, and is not retried', async () => {
    let calls = 0;
    server.use(
      http.get(`${BASE}/api/things`, () => {
        calls += 1;
        return HttpResponse.error();
      }),
    );
    await expect(transport(get)).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: 'Unable to connect to the server. Please check your connection.',
    });
    expect(calls).toBe(1);
  });

  it('a call times out with status 408 after 60 seconds, and is not retried', async () => {
    let calls = 0;
    server.use(
      http.get(`${BASE}/api/things`, async () => {
        calls += 1;
        await delay('infinite');
      }),
    );
    const response = expect(transport(get)).rejects.toMatchObject({
      status: 408,
      message:
        'The request timed out after 60 seconds. The server might be experiencing high load.',
    });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    await response;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toBe(1);
  });

  it('an aborted call rejects with the abort', async () => {
    answerWith(200);
    const controller = new AbortController();
    controller.abort();
    await expect(transport({ ...get, signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('uploads', () => {
  const form = new FormData();
  form.append('title', 'Barista');
  form.append('logo', new File(['abc'], 'logo.png', { type: 'image/png' }));
  const upload: TransportRequest = { method: 'POST', url: '/api/things', headers: {}, body: form };

  it('send fields and file, and respond like any call', async () => {
    let received: unknown;
    server.use(
      http.post(`${BASE}/api/things`, async ({ request }) => {
        received = request.headers.get('content-type');
        return HttpResponse.json({ ok: true }, { status: 201 });
      }),
    );
    const response = transport(upload);
    await settle();
    await expect(response).resolves.toMatchObject({ status: 201, text: '{"ok":true}' });
    expect(received).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('time out after 60 seconds without progress', async () => {
    server.use(http.post(`${BASE}/api/things`, () => delay('infinite')));
    const response = expect(transport(upload)).rejects.toMatchObject({ status: 408 });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    await response;
  });

  it('fail without a connection', async () => {
    server.use(http.post(`${BASE}/api/things`, () => HttpResponse.error()));
    const response = expect(transport(upload)).rejects.toMatchObject({ status: 0 });
    await settle();
    await response;
  });
});
