import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { anEmail } from '../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { WEB_ORIGINS: 'https://app.nextshift.example' } });
});

afterAll(() => app.close());

describe('origins', () => {
  it.each(['http://nextshift.example', 'https://app.nextshift.example'])(
    'of the list may read responses, with the cookie: %s',
    async (origin) => {
      const response = await app.api.searchJobs({ headers: { origin } });
      expect(response.headers['access-control-allow-origin']).toBe(origin);
      expect(response.headers['access-control-allow-credentials']).toBe('true');
      expect(response.headers['access-control-expose-headers']).toMatch(/link.*x-total-count/i);
      expect(response.headers.vary).toMatch(/Origin/);
    },
  );

  it.each([
    'https://evil.example',
    'null',
    'https://nextshift.example',
    'http://sub.nextshift.example',
    'http://nextshift.example.evil.example',
  ])('outside the list may not: %s', async (origin) => {
    const read = await app.api.searchJobs({ headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await app.call('OPTIONS', '/user/login', {
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('learn from a preflight which calls they may make', async () => {
    const response = await app.call('OPTIONS', '/savedjobs/add', {
      headers: {
        origin: 'https://app.nextshift.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-methods']).toMatch(/PUT.*DELETE/);
    expect(response.headers['access-control-allow-headers']).toMatch(/idempotency-key/);
  });
});

describe('every response', () => {
  it('has the security headers', async () => {
    const response = await app.api.searchJobs();
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(response.headers['strict-transport-security']).toBeUndefined();
    expect(response.headers['x-powered-by']).toBeUndefined();
  });

  it('has the id of its request, the caller’s if that is valid', async () => {
    const own = await app.call('GET', '/healthz', { headers: { 'x-request-id': 'abcd-1234' } });
    expect(own.headers['x-request-id']).toBe('abcd-1234');
    for (const given of [
      'short',
      'with blanks in it',
      'x'.repeat(65),
      '<script>alert(1)</script>',
    ]) {
      const response = await app.call('GET', '/healthz', { headers: { 'x-request-id': given } });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    }
  });

  it('enforces https if the public address uses it', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://nextshift.example' } });
    const body = { firstName: 'A', lastName: 'B', email: anEmail(), password: 'Sunflower-7' };
    const response = await secure.api.signUpSeeker({ body });
    await secure.close();
    expect(response.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    const [session, device] = [response.headers['set-cookie']].flat();
    expect(session).toMatch(
      /^__Host-nextshift-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(/^__Host-nextshift-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('errors', () => {
  it.each([
    ['an unknown path', 'GET', '/api/nothing', 404, 'not_found'],
    ['an unknown method', 'DELETE', '/api/jobs/cities', 404, 'not_found'],
    ['an address that cannot be decoded', 'GET', '/api/jobs/%ZZ', 400, 'malformed_request'],
    [
      'an endless parameter',
      'GET',
      `/api/employers/by-name/${'x'.repeat(600)}`,
      400,
      'malformed_request',
    ],
    ['a traversal', 'GET', '/files/..%2f..%2fetc%2fpasswd', 404, 'not_found'],
    [
      'a character that no text may contain',
      'GET',
      '/api/employers/by-name/a%00b',
      400,
      'malformed_request',
    ],
  ] as const)('%s', async (_what, method, url, status, code) => {
    const response = await app.call(method, url);
    expect(response.json()).toMatchObject({ code, requestId: expect.any(String) });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a text', 'email=x', 'text/plain', 415],
    ['a list', '[]', 'application/json', 400],
    ['a number', '7', 'application/json', 400],
    ['a form of another kind', 'email=x', 'application/x-www-form-urlencoded', 415],
    ['a poisoned object', '{"__proto__":{"isAdmin":true}}', 'application/json', 400],
    ['more than half a megabyte', JSON.stringify('x'.repeat(600_000)), 'application/json', 413],
  ])('a body that is %s', async (_what, body, type, status) => {
    const response = await app.api.logInSeeker({ body, headers: { 'content-type': type } });
    expect(response.statusCode).toBe(status);
    expect(Object.keys(response.json<object>())).toEqual(['code', 'message', 'requestId']);
  });

  it('reveal no internals, which are logged with the same id', async () => {
    const broken = await createTestApp();
    await broken.database.schema.alterTable('jobs').renameTo('secret_table').execute();
    const response = await broken.api.searchJobs();
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: response.headers['x-request-id'],
    });
    const [line = '{}'] = broken.log.takeErrors();
    await broken.close();
    expect(JSON.parse(line)).toMatchObject({
      reqId: response.headers['x-request-id'],
      err: { message: expect.stringContaining('jobs') },
    });
  });
});

describe('the log', () => {
  it('contains no password, token or cookie', async () => {
    const email = anEmail();
    const body = { firstName: 'A', lastName: 'B', email, password: 'Canary-password-1' };
    const signup = await app.api.signUpSeeker({ body });
    const { token } = signup.json<{ token: string }>();
    await app.api.logInSeeker({ body: { email, password: 'Canary-password-2' } });
    await app.api.getMe({ as: { token } });
    await app.api.getMe({ headers: { cookie: `nextshift-session=${token}` } });
    expect(app.log.text()).toContain('/user/signup');
    expect(app.log.text()).not.toMatch(new RegExp(`Canary-password|${token}`));
  });
});

describe('a busy event loop', () => {
  it('refuses nobody while it is late by a second', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const end = performance.now() + 1_100;
      while (performance.now() < end);
      await setTimeout(0);
    }
    const response = await app.api.searchJobs();
    expect(response.statusCode).toBe(200);
  });
});
