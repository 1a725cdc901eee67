import { DAY_MS, MINUTE_MS, SECOND_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { cleanUp } from '../../../retention/clean-up.queries.ts';

/** The secret of RFC 6238, "12345678901234567890". */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** Of RFC 6238, appendix B, for SHA-1, those to come: the last six of eight digits. */
const vectors = [
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.runTasks();
  app.mails.take();
  // Codes of the test before do not count as used.
  app.clock.advance(10 * MINUTE_MS);
});

afterAll(() => app.close());

const kinds = [
  { kind: 'seeker', join: () => signUpSeeker(app), login: '/user/login', me: '/api/user/me' },
  {
    kind: 'employer',
    join: () => signUpEmployer(app),
    login: '/employer/login',
    me: '/employer/me',
  },
] as const;

interface Proof {
  readonly code: string;
  readonly currentPassword?: string;
}

const read = (as: TestAccount) => app.api.getSecondFactor({ as });
const enable = (as: TestAccount, body: Proof) =>
  app.api.enableSecondFactor({ as, body: { currentPassword: PASSWORD, ...body } });
const disable = (as: TestAccount, body: Proof) =>
  app.api.disableSecondFactor({ as, body: { currentPassword: PASSWORD, ...body } });

async function setUp(as: TestAccount): Promise<string> {
  const response = await app.api.setUpAuthenticator({ as });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ secret: string }>().secret;
}

function codeNow(secret: string): string {
  return generateSync({ secret, epoch: Math.floor(app.clock.read().getTime() / 1000) });
}

/** The next code, which has not been used. */
function nextCode(secret: string): string {
  app.clock.advance(30 * SECOND_MS);
  return codeNow(secret);
}

/** Turns it on. @returns the secret and the recovery codes */
async function turnOn(as: TestAccount) {
  const secret = await setUp(as);
  const response = await enable(as, { code: codeNow(secret) });
  expect(response.statusCode, response.body).toBe(200);
  const { recoveryCodes } = response.json<{ recoveryCodes: string[] }>();
  return { secret, recoveryCodes };
}

/** A code that no authenticator shows here. */
const WRONG = '000000';

describe.each(kinds)('the second factor of a $kind', ({ kind, join, login, me }) => {
  const logIn = (email: string, body: { code?: string; password?: string } = {}) =>
    app.call('POST', login, { body: { email, password: PASSWORD, ...body } });
  const statusOf = async (email: string, code: string) => (await logIn(email, { code })).statusCode;

  it('is asked for before a suspension is told of', async () => {
    const account = await join();
    const { secret } = await turnOn(account);
    await app.database
      .updateTable(`${kind}s`)
      .set({ suspended_at: app.clock.read() })
      .where('id', '=', account.id)
      .execute();
    const codeOf = async (code?: string) =>
      (await logIn(account.email, code === undefined ? {} : { code })).json<{ code: string }>()
        .code;
    expect(await codeOf()).toBe('second_factor_required');
    expect(await codeOf(WRONG)).toBe('wrong_code');
    expect(await codeOf(nextCode(secret))).toBe('account_suspended');
  });

  it('is off until a code of a new authenticator is entered with the password', async () => {
    const account = await join();
    expect((await read(account)).json()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    const response = await app.api.setUpAuthenticator({ as: account });
    const { secret, uri } = response.json<{ secret: string; uri: string }>();
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(account.email);
    expect((await logIn(account.email)).statusCode).toBe(200);
    const wrong = await enable(account, { code: WRONG });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'wrong_code']);
    const guessed = await enable(account, { code: codeNow(secret), currentPassword: 'Guessed-1!' });
    expect(guessed.json()).toMatchObject({ code: 'wrong_password' });
    expect((await logIn(account.email)).statusCode).toBe(200);

    const enabled = await enable(account, { code: codeNow(secret) });
    expect(enabled.statusCode, enabled.body).toBe(200);
    const { recoveryCodes } = enabled.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect((await read(account)).json()).toEqual({
      enabledAt: app.clock.read().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await app.api.setUpAuthenticator({ as: account })).json()).toMatchObject({
      code: 'second_factor_on',
    });
  });

  it('is asked for at the login, after the password', async () => {
    const account = await join();
    const { secret } = await turnOn(account);
    const guessed = await logIn(account.email, { password: 'Guessed-1!' });
    expect(guessed.json()).toMatchObject({ code: 'invalid_credentials' });
    const asked = await logIn(account.email);
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ code: 'second_factor_required' });
    expect(asked.headers['set-cookie']).toBeUndefined();
    const wrong = await logIn(account.email, { code: WRONG });
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([400, 'wrong_code']);
    const entered = await logIn(account.email, { code: nextCode(secret) });
    expect(entered.statusCode, entered.body).toBe(200);
    const { token } = entered.json<{ token: string }>();
    expect((await app.call('GET', me, { as: { token } })).statusCode).toBe(200);
  });

  it('takes each code once, no matter who sends it and however many at once', async () => {
    const account = await join();
    const secret = await setUp(account);
    const first = codeNow(secret);
    expect((await enable(account, { code: first })).statusCode).toBe(200);
    expect(await statusOf(account.email, first)).toBe(400);
    const code = nextCode(secret);
    const statuses = await Promise.all(
      Array.from({ length: 4 }, () => statusOf(account.email, code)),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const account = await join();
    const { recoveryCodes } = await turnOn(account);
    const [code = '', other = ''] = recoveryCodes;
    expect(await statusOf(account.email, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(200);
    expect(await statusOf(account.email, code)).toBe(400);
    expect((await read(account)).json()).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await disable(account, { code: other })).statusCode).toBe(204);
    expect((await logIn(account.email)).statusCode).toBe(200);
  });

  it('cannot be guessed: wrong codes wait like wrong passwords, also with the right password', async () => {
    const account = await join();
    const { secret } = await turnOn(account);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await statusOf(account.email, WRONG));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await statusOf(account.email, codeNow(secret))).toBe(429);
    const other = await join();
    const { secret: second } = await turnOn(other);
    const refused: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      refused.push((await disable(other, { code: WRONG })).statusCode);
    }
    expect(refused).toEqual([400, 400, 400, 400, 400, 429]);
    app.clock.advance(MINUTE_MS);
    expect((await disable(other, { code: codeNow(second) })).statusCode).toBe(204);
  });

  it('is turned off with password and code', async () => {
    const account = await join();
    const { secret } = await turnOn(account);
    const code = nextCode(secret);
    const guessed = await disable(account, { code, currentPassword: 'Guessed-1!' });
    expect(guessed.json()).toMatchObject({ code: 'wrong_password' });
    expect((await disable(account, { code: WRONG })).json()).toMatchObject({ code: 'wrong_code' });
    expect((await disable(account, { code })).statusCode).toBe(204);
    expect((await read(account)).json()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect((await disable(account, { code })).json()).toMatchObject({ code: 'second_factor_off' });
  });

  it('ends the other sessions as it changes, and the owner is mailed', async () => {
    const account = await join();
    const elsewhere = await signInAgain(app, account, kind);
    const { secret } = await turnOn(account);
    expect((await read(elsewhere)).statusCode).toBe(401);
    expect((await read(account)).statusCode).toBe(200);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: account.email, subject: 'Signing in to NextShift needs a code now' },
    ]);
    const again = await signInAgain(app, account, kind);
    await disable(account, { code: nextCode(secret) });
    expect((await read(again)).statusCode).toBe(401);
    await app.runTasks();
    expect(app.mails.take()).toMatchObject([
      { to: account.email, subject: 'Signing in to NextShift no longer needs a code' },
    ]);
  });

  it('is not bypassed by a new password', async () => {
    const account = await join();
    await turnOn(account);
    const accountType = kind === 'seeker' ? 'user' : 'employer';
    const forgot = { email: account.email, accountType };
    await app.api.forgotPassword({ body: forgot });
    await app.runTasks();
    const mail = app.mails.take().find(({ subject }) => subject.startsWith('Reset'));
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const body = { token, password: 'Tulip-99!' };
    const reset = await app.api.resetPassword({ body });
    expect(reset.statusCode).toBe(200);
    expect(reset.headers['set-cookie']).toBeUndefined();
    const response = await logIn(account.email, { password: 'Tulip-99!' });
    expect(response.json()).toMatchObject({ code: 'second_factor_required' });
  });

  it('is kept sealed and hashed, and read by nobody', async () => {
    const account = await join();
    const { secret, recoveryCodes } = await turnOn(account);
    const { rows } = await sql<{ text: string }>`
      select second_factors::text || recovery_codes::text as text
      from second_factors join recovery_codes on second_factor_id = second_factors.id`.execute(
      app.database,
    );
    const stored = rows.map(({ text }) => text).join();
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const text of [secret, ...recoveryCodes]) {
      for (const form of [text, hex(text), hex(text.replaceAll('-', ''))]) {
        expect(stored).not.toContain(form);
      }
      expect((await read(account)).body).not.toContain(text);
      expect(app.log.text()).not.toContain(text);
    }
  });
});

it('a setup that is not finished is replaced by the next one, and forgotten after a day', async () => {
  const seeker = await signUpSeeker(app);
  const first = await setUp(seeker);
  const second = await setUp(seeker);
  expect((await enable(seeker, { code: codeNow(first) })).statusCode).toBe(400);
  app.clock.advance(DAY_MS + 1);
  await cleanUp.run(app.platform);
  const again = await signInAgain(app, seeker, 'seeker');
  expect((await enable(again, { code: codeNow(second) })).statusCode).toBe(400);
});

it.each(vectors)('at %i seconds the code of RFC 6238 is right', async (seconds, code) => {
  app.clock.advance(seconds * 1000 - app.clock.read().getTime());
  const seeker = await signUpSeeker(app);
  await setUp(seeker);
  await app.database
    .updateTable('second_factors')
    .set({ totp_secret: app.platform.secrets.encrypt(RFC_SECRET) })
    .where('seeker_id', '=', seeker.id)
    .execute();
  expect((await enable(seeker, { code })).statusCode).toBe(200);
});
