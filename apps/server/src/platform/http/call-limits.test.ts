import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { PASSWORD, signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { tokenIn } from '../../../test/servers/queued-jobs.ts';

let app: TestApp;
let networks = 0;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'on' } });
});

afterAll(() => app.close());

function newNetwork(): string {
  networks += 1;
  return `192.0.2.${String(networks)}`;
}

async function repeat(times: number, call: () => Promise<LightMyRequestResponse>) {
  const statuses = new Map<number, number>();
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await call();
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  return Object.fromEntries(statuses);
}

const kinds = [
  ['/user/login', signUpSeeker],
  ['/employer/login', signUpEmployer],
] as const;

function logIn(url: string, from: string, body: object = {}, device?: string) {
  const headers = device === undefined ? {} : { cookie: `nextshift-device=${device}` };
  return app.call('POST', url, { from, body, headers });
}

/** The device cookie of a browser after signing in. */
async function deviceOf(url: string, email: string): Promise<string> {
  const response = await logIn(url, newNetwork(), { email, password: PASSWORD });
  expect(response.statusCode).toBe(200);
  return response.cookies.find(({ name }) => name === 'nextshift-device')?.value ?? '';
}

describe.each(kinds)('a sign-in at %s from a network that somebody floods', (url, signUp) => {
  it('gets in from a browser that the account has signed in with', async () => {
    const { email } = await signUp(app);
    const device = await deviceOf(url, email);
    const from = newNetwork();
    expect(await repeat(61, () => logIn(url, from))).toEqual({ 400: 60, 429: 1 });
    const right = { email, password: PASSWORD };
    expect((await logIn(url, from, right)).statusCode).toBe(429);
    expect((await logIn(url, from, right, 'made-up')).statusCode).toBe(429);
    expect((await logIn(url, from, right, device)).statusCode).toBe(200);
  });

  it('waits in a browser that is known only for another account', async () => {
    const { email } = await signUp(app);
    const device = await deviceOf(url, (await signUp(app)).email);
    const from = newNetwork();
    await repeat(60, () => logIn(url, from));
    expect((await logIn(url, from, { email, password: PASSWORD }, device)).statusCode).toBe(429);
  });
});

describe('a known browser', () => {
  it('has a quota of its own, on any network', async () => {
    const { email } = await signUpSeeker(app);
    const device = await deviceOf('/user/login', email);
    const send = () => logIn('/user/login', newNetwork(), {}, device);
    expect(await repeat(61, send)).toEqual({ 400: 60, 429: 1 });
    expect((await deviceOf('/user/login', email)).length).toBeGreaterThan(0);
  });
});

describe('a call in a session that requires the password', () => {
  it('counts for its account, on any network', async () => {
    const [seeker, neighbor] = [await signUpSeeker(app), await signUpSeeker(app)];
    const from = newNetwork();
    await repeat(61, () => logIn('/user/login', from));
    const send = (as?: { token: string }) => app.api.changeEmail({ from, ...(as ? { as } : {}) });
    expect(await repeat(61, () => send())).toEqual({ 401: 60, 429: 1 });
    expect(await repeat(61, () => send(seeker))).toEqual({ 400: 60, 429: 1 });
    expect((await send(neighbor)).statusCode).toBe(400);
    const urls = [
      ['PUT', `/password/update-password/${neighbor.id}`],
      ['POST', `/api/user/${neighbor.id}/delete`],
    ] as const;
    for (const [method, url] of urls) {
      expect((await app.call(method, url, { from, as: neighbor })).statusCode).toBe(400);
      expect((await app.call(method, url, { from, as: seeker })).statusCode).toBe(429);
    }
    const employer = await signUpEmployer(app);
    expect(
      (await app.api.deleteCompany({ employerId: employer.id, from, as: employer })).statusCode,
    ).toBe(400);
  });
});

describe('a mailed token', () => {
  it('can be consumed on a network that has requested too many mails', async () => {
    const { email } = await signUpSeeker(app);
    const from = newNetwork();
    const ask = (body = {}) => app.api.forgotPassword({ from, body });
    expect((await ask({ email, accountType: 'user' })).statusCode).toBe(200);
    await app.runTasks();
    const token = tokenIn(app.mails.take().find(({ to }) => to === email));
    expect(await repeat(20, () => ask())).toEqual({ 400: 19, 429: 1 });
    for (const path of ['confirm-email', 'undo-email-change']) {
      const response = await app.call('POST', `/api/auth/${path}`, { from, body: { token } });
      expect(response.statusCode, path).toBe(400);
    }
    const body = { token, password: 'Marigold-9' };
    const response = await app.api.resetPassword({ from, body });
    expect(response.statusCode).toBe(200);
  });
});
