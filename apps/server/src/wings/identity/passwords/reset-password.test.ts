import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { tokenIn } from '../../../../test/servers/queued-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';

const NEW_PASSWORD = 'Marigold-9';
const INVALID = 'This link is invalid or has expired. Please request a new one.';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function tokenFor({ email }: TestAccount, accountType = 'user'): Promise<string> {
  await app.api.forgotPassword({ body: { email, accountType } });
  await app.runTasks();
  return tokenIn(app.mails.take().find(({ to }) => to === email));
}

function reset(token: string, password = NEW_PASSWORD) {
  return app.api.resetPassword({ body: { token, password } });
}

async function logIn(email: string, password: string, path = '/user/login'): Promise<number> {
  return (await app.call('POST', path, { body: { email, password } })).statusCode;
}

describe('POST /api/auth/reset-password', () => {
  it('sets the new password and ends every session of the account', async () => {
    const seeker = await signUpSeeker(app);
    const elsewhere = await signInAgain(app, seeker, 'seeker');
    const neighbor = await signUpSeeker(app);
    const response = await reset(await tokenFor(seeker));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Password updated successfully!' });
    expect(await logIn(seeker.email, PASSWORD)).toBe(401);
    expect(await logIn(seeker.email, NEW_PASSWORD)).toBe(200);
    for (const as of [seeker, elsewhere]) {
      expect((await app.api.getMe({ as })).statusCode).toBe(401);
    }
    expect((await app.api.getMe({ as: neighbor })).statusCode).toBe(200);
  });

  it('rejects a link that was mailed to an address that the account has left', async () => {
    const employer = await signUpEmployer(app);
    const first = await tokenFor(employer, 'employer');
    const email = anEmail();
    const body = { email, currentPassword: PASSWORD };
    await app.api.updateEmployer({ employerId: employer.id, as: employer, body });
    await app.runTasks();
    const mail = app.mails.take().find(({ to }) => to === email);
    const token = /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    await app.api.confirmEmail({ body: { token } });
    expect((await reset(first)).json()).toMatchObject({ message: INVALID });
  });

  it('works for an employer, by the rules for employers', async () => {
    const employer = await signUpEmployer(app);
    const token = await tokenFor(employer, 'employer');
    const weak = await reset(token, 'marigold-nine');
    expect(weak.statusCode).toBe(400);
    expect(weak.json()).toMatchObject({ message: 'Password must meet all requirements' });
    // Without a digit, which only a seeker's password requires.
    expect((await reset(token, 'Marigold-nine')).statusCode).toBe(200);
    expect(await logIn(employer.email, 'Marigold-nine', '/employer/login')).toBe(200);
    const headers = { cookie: employer.cookie };
    expect((await app.api.getOwnEmployer({ headers })).statusCode).toBe(401);
  });

  it('works once', async () => {
    const token = await tokenFor(await signUpSeeker(app));
    expect((await reset(token)).statusCode).toBe(200);
    const again = await reset(token, 'Marigold-10');
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'reset_link_invalid', message: INVALID });
  });

  it('works once for twenty concurrent requests', async () => {
    const token = await tokenFor(await signUpSeeker(app));
    const responses = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(400)]);
  });

  it('works for thirty minutes', async () => {
    const [early, late] = [
      await tokenFor(await signUpSeeker(app)),
      await tokenFor(await signUpSeeker(app)),
    ];
    app.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(early)).statusCode).toBe(200);
    app.clock.advance(1);
    const response = await reset(late);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('rejects any other token', async () => {
    for (const token of ['x', 'a'.repeat(43), "' or 1=1 --"]) {
      expect((await reset(token)).json()).toMatchObject({ code: 'reset_link_invalid' });
    }
    expect((await reset('')).statusCode).toBe(400);
    expect((await reset('x'.repeat(201))).statusCode).toBe(400);
  });

  it('leaves the link valid when the password is rejected, and reports the first failed rule', async () => {
    const seeker = await signUpSeeker(app);
    const token = await tokenFor(seeker);
    const refused = await reset(token, 'mari');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'validation_failed',
      message: 'Password must be at least 8 characters long',
      issues: [
        { path: ['password'], message: 'Password must be at least 8 characters long' },
        { path: ['password'], message: 'Password must contain at least one capital letter' },
        { path: ['password'], message: 'Password must contain at least one number' },
        { path: ['password'], message: 'Password must contain at least one special character' },
      ],
    });
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('reports rules to no one without a link', async () => {
    expect((await reset('a'.repeat(43), 'x')).json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it('lets the owner in immediately after someone else’s guesses', async () => {
    const seeker = await signUpSeeker(app);
    for (let time = 0; time < 5; time += 1) await logIn(seeker.email, 'Wrong-password-1');
    expect(await logIn(seeker.email, PASSWORD)).toBe(429);
    await reset(await tokenFor(seeker));
    expect(await logIn(seeker.email, NEW_PASSWORD)).toBe(200);
  });

  it('is revoked once the password has been changed', async () => {
    const seeker = await signUpSeeker(app);
    const token = await tokenFor(seeker);
    await app.api.changePassword({
      userId: seeker.id,
      as: seeker,
      body: { currentPassword: PASSWORD, newPassword: 'Cornflower-1' },
    });
    expect((await reset(token)).json()).toMatchObject({ code: 'reset_link_invalid' });
  });
});
