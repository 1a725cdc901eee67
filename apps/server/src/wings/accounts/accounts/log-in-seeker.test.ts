import { SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  PASSWORD,
  signUpEmployer,
  signUpSeeker,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { anEmail } from '../../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function logIn(email: string, password: string, more: object = {}, from = '192.0.2.1') {
  return app.api.logInSeeker({ body: { email, password, ...more }, from });
}

function sessionCookie({ headers }: Awaited<ReturnType<typeof logIn>>) {
  return [headers['set-cookie']].flat()[0];
}

describe('POST /user/login', () => {
  it('returns the person, the profile, and all ids of saved jobs and applications', async () => {
    const seeker = await signUpSeeker(app, { profile: { bio: 'I like mornings.' } });
    const employer = await signUpEmployer(app);
    const savedId = await insertJob(app, employer, { title: 'Saved' });
    const appliedId = await insertJob(app, employer, { title: 'Applied' });
    const withdrawnId = await insertJob(app, employer, { title: 'Withdrawn' });
    await app.api.saveJob({ as: seeker, body: { userId: seeker.id, jobId: savedId } });
    const own = { employerId: employer.id, seekerId: seeker.id };
    await insertApplication(app, { ...own, jobId: appliedId });
    await insertApplication(app, { ...own, jobId: withdrawnId, status: 'withdrawn' });
    const response = await logIn(seeker.email.toUpperCase(), PASSWORD);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      user: { id: seeker.id, firstName: 'Robin', lastName: 'Park', email: seeker.email },
      userProfile: { id: seeker.id, bio: 'I like mornings.', portfolioVideos: [] },
      savedJobs: [{ jobId: savedId, job: { title: 'Saved' } }],
      savedJobIds: [savedId],
      appliedJobIds: [appliedId],
    });
    expect(response.json<{ appliedJobs: unknown[] }>().appliedJobs).toHaveLength(2);
    const { token } = response.json<{ token: string }>();
    expect((await app.api.getMe({ as: { token } })).statusCode).toBe(200);
  });

  it('keeps the session for 30 days if asked to, and otherwise until the browser closes', async () => {
    const { email } = await signUpSeeker(app);
    const remembered = await logIn(email, PASSWORD, { rememberMe: true });
    const forgotten = await logIn(email, PASSWORD);
    expect(sessionCookie(remembered)).toMatch(/; Max-Age=2592000; .*HttpOnly/);
    expect(sessionCookie(forgotten)).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(sessionCookie(forgotten)).not.toMatch(/Max-Age|Expires/);
  });

  it('responds the same to an unknown account and a wrong password', async () => {
    const { email } = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const requestId = { 'x-request-id': 'the-same-request' };
    const bodies = await Promise.all(
      [email, anEmail(), employer.email].map(async (tried) => {
        const body = { email: tried, password: 'Wrong-password-1' };
        const response = await app.api.logInSeeker({ body, headers: requestId });
        expect(response.statusCode).toBe(401);
        return response.body;
      }),
    );
    expect(new Set(bodies)).toEqual(
      new Set([
        '{"code":"invalid_credentials","message":"Invalid email or password.","requestId":"the-same-request"}',
      ]),
    );
  });

  it('requires both fields', async () => {
    const response = await app.api.logInSeeker({ body: { email: 'x' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Both fields are required.' });
  });

  it('starts a new session whatever cookie was sent', async () => {
    const { email } = await signUpSeeker(app);
    const preset = 'a'.repeat(43);
    const response = await app.api.logInSeeker({
      body: { email, password: PASSWORD },
      headers: { cookie: `nextshift-session=${preset}`, 'sec-fetch-site': 'same-origin' },
    });
    expect(response.json<{ token: string }>().token).not.toBe(preset);
    const me = await app.api.getMe({ as: { token: preset } });
    expect(me.statusCode).toBe(401);
  });
});

describe('guessing', () => {
  async function fail(email: string, times: number) {
    for (let time = 0; time < times; time += 1) {
      expect((await logIn(email, 'Wrong-password-1')).statusCode).toBe(401);
    }
  }

  it('has to wait after five failures, twice as long after each further one', async () => {
    const { email } = await signUpSeeker(app);
    await fail(email, 5);
    const refused = await logIn(email, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts. Please try again later.',
    });
    app.clock.advance(SECOND_MS);
    await fail(email, 1);
    expect((await logIn(email, PASSWORD)).headers['retry-after']).toBe('2');
    app.clock.advance(2 * SECOND_MS);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
  });

  it('is counted from zero after a success', async () => {
    const { email } = await signUpSeeker(app);
    for (let round = 0; round < 2; round += 1) {
      await fail(email, 4);
      expect((await logIn(email, PASSWORD)).statusCode).toBe(200);
    }
  });

  it('slows down one account, not others', async () => {
    const { email } = await signUpSeeker(app);
    const neighbor = await signUpSeeker(app);
    await fail(email, 5);
    expect((await logIn(email, PASSWORD)).statusCode).toBe(429);
    expect((await logIn(neighbor.email, PASSWORD)).statusCode).toBe(200);
  });

  it('slows down accounts that do not exist just the same', async () => {
    const email = anEmail();
    await fail(email, 5);
    expect((await logIn(email.toUpperCase(), PASSWORD)).statusCode).toBe(429);
  });
});
