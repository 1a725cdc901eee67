import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpEmployer, signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { WEB_ORIGINS: 'https://app.nextshift.example' } });
});

afterAll(() => app.close());

/** Saves a job with the cookie, and returns the status and whether it was saved. */
async function saveWith(headers: Record<string, string>) {
  const seeker = await signUpSeeker(app);
  const jobId = await insertJob(app, await signUpEmployer(app));
  const response = await app.api.saveJob({
    headers: { cookie: seeker.cookie, ...headers },
    body: { userId: seeker.id, jobId },
  });
  const saved = await app.database
    .selectFrom('saved_jobs')
    .select('id')
    .where('seeker_id', '=', seeker.id)
    .execute();
  return { status: response.statusCode, saved: saved.length };
}

describe('a write with the cookie', () => {
  it.each<[string, Record<string, string>]>([
    ['from our own origin', { origin: 'http://nextshift.example' }],
    ['from a listed origin', { origin: 'https://app.nextshift.example' }],
    ['from the same origin, according to the browser', { 'sec-fetch-site': 'same-origin' }],
  ])('%s is accepted', async (_from, headers) => {
    expect(await saveWith(headers)).toEqual({ status: 201, saved: 1 });
  });

  it.each<[string, Record<string, string>]>([
    ['from a foreign origin', { origin: 'https://evil.example' }],
    ['from an opaque origin', { origin: 'null' }],
    ['without either header', {}],
    ['from another site, according to the browser', { 'sec-fetch-site': 'cross-site' }],
    ['from a sibling site, according to the browser', { 'sec-fetch-site': 'same-site' }],
    ['from an origin that starts like ours', { origin: 'http://nextshift.example.evil.example' }],
    ['from our host on another port', { origin: 'http://nextshift.example:8080' }],
    [
      'from a foreign origin that claims to be ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['with an invalid Authorization', { authorization: 'Basic x' }],
    ['as a text', { 'content-type': 'text/plain', origin: 'https://evil.example' }],
  ])('%s is refused', async (_from, headers) => {
    expect(await saveWith(headers)).toEqual({ status: 403, saved: 0 });
  });

  it('is refused with a reason', async () => {
    const { cookie } = await signUpSeeker(app);
    const response = await app.api.logOutSeeker({ headers: { cookie } });
    expect(response.json()).toMatchObject({
      code: 'cross_site_request',
      message: 'This request came from another site.',
    });
    expect((await app.api.getMe({ headers: { cookie } })).statusCode).toBe(200);
  });
});

describe('a write without the cookie', () => {
  it('needs no header when a token identifies the caller', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const body = { userId: seeker.id, jobId };
    const response = await app.api.saveJob({ as: seeker, body });
    expect(response.statusCode).toBe(201);
  });

  it('may not sign a browser in from another site', async () => {
    const seeker = await signUpSeeker(app);
    const response = await app.api.logInSeeker({
      headers: { origin: 'https://evil.example' },
      body: { email: seeker.email, password: 'Sunflower-7' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});
