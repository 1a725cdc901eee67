import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { anEmail } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function robin(change: Record<string, unknown> = {}) {
  return {
    firstName: 'Robin',
    lastName: 'Park',
    email: anEmail(),
    password: 'Sunflower-7',
    confirmPassword: 'Sunflower-7',
    ...change,
  };
}

interface Signup {
  readonly token: string;
  readonly user: { readonly id: string };
}

describe('POST /user/signup', () => {
  it('creates an account and signs in, by cookie or by token', async () => {
    const body = robin();
    const response = await app.api.signUpSeeker({ body });
    expect(response.statusCode).toBe(201);
    const { token, user } = response.json<Signup>();
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: user.id,
        firstName: 'Robin',
        lastName: 'Park',
        email: body.email,
        emailConfirmed: false,
        pendingEmail: null,
      },
    });
    const [cookie = ''] = [response.headers['set-cookie']].flat();
    expect(cookie).toBe(`nextshift-session=${token}; Path=/; HttpOnly; SameSite=Lax`);
    const byToken = await app.api.getMe({ as: { token } });
    const byCookie = await app.api.getMe({ headers: { cookie } });
    expect(byToken.json()).toEqual({
      user: {
        id: user.id,
        firstName: 'Robin',
        lastName: 'Park',
        email: body.email,
        emailConfirmed: false,
        pendingEmail: null,
      },
      userProfile: null,
      savedJobIds: [],
      appliedJobIds: [],
    });
    expect(byCookie.json()).toEqual(byToken.json());
  });

  it('stores when the policies were accepted, but neither password nor token', async () => {
    const body = robin();
    const response = await app.api.signUpSeeker({ body });
    const { token, user } = response.json<Signup>();
    const seeker = await app.database
      .selectFrom('seekers')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(seeker.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(seeker.terms_accepted_at).toEqual(app.clock.read());
    expect(seeker.terms_version).toMatch(/^\d{4}-\d{2}$/);
    const sessions = await app.database
      .selectFrom('sessions')
      .selectAll()
      .where('seeker_id', '=', user.id)
      .execute();
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.token_hash).not.toEqual(Buffer.from(token));
    expect(app.log.text()).not.toContain(token);
    expect(app.log.text()).not.toContain('Sunflower-7');
  });

  it('accepts each address once, whatever its case', async () => {
    const email = anEmail();
    await app.api.signUpSeeker({ body: robin({ email }) });
    const again = { body: robin({ email: email.toUpperCase(), firstName: 'Other' }) };
    const response = await app.api.signUpSeeker(again);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      code: 'email_taken',
      message: 'An account with this email already exists.',
      requestId: response.headers['x-request-id'],
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('repeats its response with another session while the password still matches', async () => {
    const call = { body: robin(), headers: { 'idempotency-key': `signup-${anEmail()}` } };
    const first = (await app.api.signUpSeeker(call)).json<Signup>();
    const again = (await app.api.signUpSeeker(call)).json<Signup>();
    expect(again).toEqual({ ...first, token: expect.not.stringMatching(first.token) });
    const me = await app.api.getMe({ as: again });
    expect(me.statusCode).toBe(200);
    await app.api.changePassword({
      userId: first.user.id,
      as: again,
      body: { currentPassword: 'Sunflower-7', newPassword: 'Marigold-8' },
    });
    const late = await app.api.signUpSeeker(call);
    expect(late.json()).toMatchObject({ code: 'invalid_credentials' });
    expect(late.headers['set-cookie']).toBeUndefined();
  });

  it('reports the first failed rule, and every one in issues', async () => {
    const body = robin({ email: 'robin', password: 'sunflow' });
    const response = await app.api.signUpSeeker({ body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      message: 'Please enter a valid email address',
      issues: [
        { path: ['email'], message: 'Please enter a valid email address' },
        { path: ['password'], message: 'Password must be at least 8 characters long' },
        { path: ['password'], message: 'Password must contain at least one capital letter' },
        { path: ['password'], message: 'Password must contain at least one number' },
        { path: ['password'], message: 'Password must contain at least one special character' },
        { path: ['confirmPassword'], message: 'Passwords do not match' },
      ],
    });
  });

  it('rejects a very common password', async () => {
    const body = robin({ password: 'Password', confirmPassword: 'Password' });
    const response = await app.api.signUpSeeker({ body });
    expect(response.json<{ issues: unknown }>().issues).toContainEqual({
      path: ['password'],
      message: 'This password is too common.',
    });
  });

  it('works without the confirmation, and without a body requires the first field', async () => {
    const body = robin({ confirmPassword: undefined });
    expect((await app.api.signUpSeeker({ body })).statusCode).toBe(201);
    const empty = await app.api.signUpSeeker();
    expect(empty.statusCode).toBe(400);
    expect(empty.json()).toMatchObject({ message: 'First name is required' });
  });

  it('ignores fields that the server sets', async () => {
    const id = '0199a5a0-0000-7000-8000-000000000001';
    const body = robin({ id, createdAt: '2000-01-01T00:00:00Z', emailVisible: true, token: 'x' });
    const { user } = (await app.api.signUpSeeker({ body })).json<Signup>();
    expect(user.id).not.toBe(id);
    const seeker = await app.database
      .selectFrom('seekers')
      .select(['created_at', 'email_visible'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(seeker).toEqual({ created_at: app.clock.read(), email_visible: false });
  });

  it('ends the session that the browser had', async () => {
    const first = (await app.api.signUpSeeker({ body: robin() })).json<Signup>();
    await app.api.signUpSeeker({ body: robin(), as: first });
    expect((await app.api.getMe({ as: first })).statusCode).toBe(401);
  });
});
