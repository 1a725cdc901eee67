import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function change(as: TestAccount | undefined, body: object, id = as?.id ?? '') {
  return app.api.changePassword({ userId: id, as, body });
}

const validBody = { currentPassword: PASSWORD, newPassword: 'cornflower' };

describe('PUT /password/update-password/:userId', () => {
  it('changes the password and ends the other sessions, but not this one', async () => {
    const seeker = await signUpSeeker(app);
    const elsewhere = await signInAgain(app, seeker, 'seeker');
    const response = await change(seeker, { ...validBody, confirmPassword: 'cornflower' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Password updated successfully!' });
    expect((await app.api.getMe({ as: seeker })).statusCode).toBe(200);
    expect((await app.api.getMe({ as: elsewhere })).statusCode).toBe(401);
    const logIn = (password: string) =>
      app.api.logInSeeker({ body: { email: seeker.email, password } });
    expect((await logIn(PASSWORD)).statusCode).toBe(401);
    expect((await logIn('cornflower')).statusCode).toBe(200);
  });

  it.each([
    [{}, 'All fields are required.'],
    [{ ...validBody, confirmPassword: 'sunflower' }, 'New passwords do not match.'],
    [{ ...validBody, newPassword: 'corn' }, 'New password must be at least 6 characters long.'],
    [{ ...validBody, newPassword: 'password' }, 'This password is too common.'],
    [
      { ...validBody, newPassword: PASSWORD },
      'New password must be different from current password.',
    ],
  ])('rejects %j: %s', async (body, message) => {
    const response = await change(await signUpSeeker(app), body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed', message });
  });

  it('does not overwrite a reset that comes first', async () => {
    const seeker = await signUpSeeker(app);
    const held = await lockRow(app, 'seekers', seeker.id);
    const response = change(seeker, validBody);
    await held.waitUntilContended();
    const update = held.transaction.updateTable('seekers').where('id', '=', seeker.id);
    await update.set({ password_hash: 'the hash of a reset' }).execute();
    await held.transaction.deleteFrom('sessions').where('seeker_id', '=', seeker.id).execute();
    await held.release();
    expect((await response).statusCode).toBe(401);
    const { password_hash } = await app.database
      .selectFrom('seekers')
      .select('password_hash')
      .where('id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBe('the hash of a reset');
  });

  it('lets no concurrent login with the old password succeed', async () => {
    const seeker = await signUpSeeker(app);
    const held = await lockRow(app, 'seekers', seeker.id);
    const login = app.api.logInSeeker({ body: { email: seeker.email, password: PASSWORD } });
    await held.waitUntilContended();
    const update = held.transaction.updateTable('seekers').where('id', '=', seeker.id);
    await update.set({ password_hash: 'the hash of a change' }).execute();
    await held.release();
    expect((await login).statusCode).toBe(401);
  });

  it('requires the current password', async () => {
    const seeker = await signUpSeeker(app);
    const response = await change(seeker, { ...validBody, currentPassword: 'Wrong-password-1' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'wrong_password',
      message: 'Current password is incorrect.',
    });
  });

  it('slows guesses down, as the login does', async () => {
    const seeker = await signUpSeeker(app);
    for (let time = 0; time < 5; time += 1) {
      await change(seeker, { ...validBody, currentPassword: `Wrong-password-${time}` });
    }
    const response = await change(seeker, validBody);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('1');
  });

  it('is for the seeker only', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    expect((await change(undefined, validBody, seeker.id)).statusCode).toBe(401);
    expect((await change(await signUpEmployer(app), validBody, seeker.id)).statusCode).toBe(401);
    expect((await change(other, validBody, seeker.id)).statusCode).toBe(403);
    const body = { email: seeker.email, password: PASSWORD };
    expect((await app.api.logInSeeker({ body })).statusCode).toBe(200);
  });
});
