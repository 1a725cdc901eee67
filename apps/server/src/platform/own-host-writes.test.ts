import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { signUpSeeker } from '../../test/insert-accounts.ts';

/** A server that was not told its address. */
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: '', PORT: '4000' } });
});

afterAll(() => app.close());

/** Signs out with the cookie and gives back the status, and whether the session is still there. */
async function signOutWith(headers: Record<string, string>) {
  const { cookie } = await signUpSeeker(app);
  const { statusCode } = await app.call('POST', '/api/user/logout', {
    headers: { cookie, ...headers },
  });
  const me = await app.call('GET', '/api/user/me', { headers: { cookie } });
  return { status: statusCode, signedIn: me.statusCode === 200 };
}

describe('where no address is configured, a write with the cookie', () => {
  it.each([
    ['localhost:4000', 'http://localhost:4000'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['192.168.1.20:4000', 'http://192.168.1.20:4000'],
    ['cafe-laptop.local', 'http://cafe-laptop.local'],
    ['[::1]:4000', 'http://[::1]:4000'],
  ])('from a page of the host it goes to is taken: %s', async (host, origin) => {
    expect(await signOutWith({ host, origin })).toEqual({ status: 204, signedIn: false });
  });

  it.each([
    ['another host', 'https://evil.example'],
    ['a page that the browser does not name', 'null'],
    ['another port', 'http://192.168.1.20:8080'],
    ['another scheme', 'https://192.168.1.20:4000'],
    ['a host that begins like ours', 'http://192.168.1.20:4000.evil.example'],
    ['a host that ends like ours', 'http://evil.example#192.168.1.20:4000'],
  ])('from %s is refused', async (_from, origin) => {
    const host = '192.168.1.20:4000';
    expect(await signOutWith({ host, origin })).toEqual({ status: 403, signedIn: true });
  });

  it('is not helped by headers that a proxy would set', async () => {
    const forged = {
      host: '192.168.1.20:4000',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    expect(await signOutWith(forged)).toEqual({ status: 403, signedIn: true });
  });

  it('without an Origin needs the word of the browser', async () => {
    expect(await signOutWith({})).toEqual({ status: 403, signedIn: true });
    const own = { 'sec-fetch-site': 'same-origin' };
    expect(await signOutWith(own)).toEqual({ status: 204, signedIn: false });
  });
});

describe('where an address is configured', () => {
  it('the host that a request names is not trusted', async () => {
    const configured = await createTestApp();
    const { cookie } = await signUpSeeker(configured);
    const headers = { cookie, host: 'evil.example', origin: 'http://evil.example' };
    const { statusCode } = await configured.call('POST', '/api/user/logout', { headers });
    await configured.close();
    expect(statusCode).toBe(403);
  });
});
