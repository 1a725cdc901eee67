import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../../test/database/insert-accounts.ts';
import { verifyPassword } from '../../../platform/authentication/passwords.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** As a Windows PC sends it, and as a Mac may. */
const COMPOSED = 'Blåbär-fika-1';
const DECOMPOSED = COMPOSED.normalize('NFD');

const kinds = [
  ['seeker', signUpSeeker, 'logInSeeker', 'seekers'],
  ['employer', signUpEmployer, 'logInEmployer', 'employers'],
] as const;

describe.each(kinds)('the password of one %s', (kind, join, logIn, table) => {
  const joinWith = async (password: string) =>
    join(app, { password_hash: await hash(password, { memoryCost: 8, timeCost: 1 }) });
  const hashOf = async (id: string) =>
    (
      await app.database
        .selectFrom(table)
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash;
  const statusOf = async (email: string, password: string) =>
    (await app.api[logIn]({ body: { email, password } })).statusCode;

  it('signs in on every device, and its older hash moves once', async () => {
    const { id, email } = await joinWith(DECOMPOSED);
    const older = await hashOf(id);
    expect(await statusOf(email, COMPOSED)).toBe(200);
    const moved = await hashOf(id);
    expect(moved).not.toBe(older);
    expect(await verifyPassword(moved, COMPOSED)).toBe(true);
    expect(await statusOf(email, DECOMPOSED)).toBe(200);
    expect(await hashOf(id)).toBe(moved);
  });

  it('does not move the hash for a wrong password, nor one that is in order', async () => {
    const { id, email } = await joinWith(COMPOSED);
    const stored = await hashOf(id);
    expect(await statusOf(email, 'Blabar-fika-1')).toBe(401);
    expect(await statusOf(email, DECOMPOSED)).toBe(200);
    expect(await hashOf(id)).toBe(stored);
  });

  it('confirms an act in every form', async () => {
    const as = await joinWith(DECOMPOSED);
    const body = { password: COMPOSED };
    const response = await (kind === 'seeker'
      ? app.api.deleteMyAccount({ userId: as.id, as, body })
      : app.api.deleteCompany({ employerId: as.id, as, body }));
    expect(response.statusCode).toBe(204);
  });
});

describe('a new password', () => {
  it('is not the current one in another form, and may be repeated in one', async () => {
    const as = await signUpSeeker(app, { password_hash: await hash(DECOMPOSED) });
    const change = (body: Record<string, string>) =>
      app.api.changePassword({ userId: as.id, as, body: { currentPassword: COMPOSED, ...body } });
    const same = await change({ newPassword: DECOMPOSED });
    expect(same.json()).toMatchObject({
      message: 'New password must be different from current password.',
    });
    const other = 'Rödbär-fika-1';
    const changed = await change({
      newPassword: other.normalize('NFD'),
      confirmPassword: other,
    });
    expect(changed.statusCode).toBe(200);
    const login = { email: as.email, password: other };
    expect((await app.api.logInSeeker({ body: login })).statusCode).toBe(200);
  });

  it('is counted in the form that is compared', async () => {
    // Eight characters as typed, seven letters.
    const password = 'Zoe\u0308-123';
    const body = { firstName: 'Zoë', lastName: 'Park', email: 'zoe@mail.example', password };
    expect((await app.api.signUpSeeker({ body })).json()).toMatchObject({
      message: 'Password must be at least 8 characters long',
    });
  });

  it('is common in full-width letters as well', async () => {
    const as = await signUpSeeker(app);
    const response = await app.api.changePassword({
      userId: as.id,
      as,
      body: { currentPassword: 'Sunflower-7', newPassword: 'ｐａｓｓｗｏｒｄ' },
    });
    expect(response.json()).toMatchObject({ message: 'This password is too common.' });
  });
});
