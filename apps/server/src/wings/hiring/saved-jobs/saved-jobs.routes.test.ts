import { SECOND_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

let app: TestApp;
let employer: TestAccount;

beforeAll(async () => {
  app = await createTestApp();
  employer = await signUpEmployer(app);
});

afterAll(() => app.close());

function save(seeker: TestAccount, jobId: string, extra: object = {}) {
  const body = { userId: seeker.id, jobId, ...extra };
  return app.api.saveJob({ as: seeker, body });
}

describe('POST /savedjobs/add', () => {
  it('saves a job, and returns the same row the second time', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const first = await save(seeker, jobId);
    app.clock.advance(SECOND_MS);
    const second = await save(seeker, jobId);
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(first.json()).toEqual({
      savedJob: {
        id: expect.any(String),
        jobId,
        userId: seeker.id,
        createdAt: expect.stringMatching(/^2026-11-20T12:/),
        job: {
          id: jobId,
          title: 'Barista',
          companyName: 'Copper Kettle',
          company: 'Copper Kettle',
          employerId: employer.id,
          logo: null,
          city: 'Raleigh',
          state: 'NC',
          location: 'Raleigh',
          locationType: 'On-site',
          payRate: null,
          payFrequency: null,
          minWage: null,
          maxWage: null,
          tipped: false,
          withTips: null,
          type: 'Part-time',
          status: 'Active',
          full: false,
          removed: false,
        },
      },
    });
    expect(second.json()).toEqual(first.json());
  });

  it('rejects another seeker’s id, and an unknown job', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    expect((await save(seeker, jobId, { userId: other.id })).statusCode).toBe(403);
    expect((await save(seeker, other.id)).statusCode).toBe(404);
    expect((await save(seeker, 'no id')).statusCode).toBe(400);
    const rows = await app.database
      .selectFrom('saved_jobs')
      .select('id')
      .where('seeker_id', 'in', [seeker.id, other.id])
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('DELETE /savedjobs/{userId}/{jobId}', () => {
  it('removes one’s own, and succeeds if there is none', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    await save(seeker, jobId);
    expect((await app.api.unsaveJob({ userId: seeker.id, jobId, as: seeker })).statusCode).toBe(
      204,
    );
    expect((await app.api.unsaveJob({ userId: seeker.id, jobId, as: seeker })).statusCode).toBe(
      204,
    );
    expect((await app.api.listSavedJobs({ userId: seeker.id, as: seeker })).json()).toEqual([]);
  });

  it('does not remove another seeker’s', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    await save(other, jobId);
    const response = await app.api.unsaveJob({ userId: other.id, jobId, as: seeker });
    expect(response.statusCode).toBe(403);
    const own = await app.api.listSavedJobs({ userId: other.id, as: other });
    expect(own.headers['x-total-count']).toBe('1');
  });
});

describe('GET /savedjobs/{userId}', () => {
  it('lists the newest first, in pages, and counts them all', async () => {
    const seeker = await signUpSeeker(app);
    const jobIds: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const jobId = await insertJob(app, employer);
      await save(seeker, jobId);
      jobIds.unshift(jobId);
      // Two at the same time, then a later one.
      if (at % 2 === 1) app.clock.advance(SECOND_MS);
    }
    const first = await app.api.listSavedJobs({
      userId: seeker.id,
      query: { limit: '3' },
      as: seeker,
    });
    expect(first.headers['x-total-count']).toBe('5');
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await app.call('GET', next, { as: seeker });
    const listed = [...first.json<{ jobId: string }[]>(), ...second.json<{ jobId: string }[]>()];
    expect(listed.map(({ jobId }) => jobId)).toEqual(jobIds);
    expect(second.headers.link).toBeUndefined();
  });

  it('is for its owner only', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const response = await app.api.listSavedJobs({ userId: other.id, as: seeker });
    expect(response.statusCode).toBe(403);
  });
});
