import { MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';

const UNKNOWN_ID = '0199a5a0-0000-7000-8000-000000000001';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

interface ListedJob {
  readonly id: string;
  readonly title: string;
}

async function jobsAt(url: string) {
  const response = await app.call('GET', url);
  expect(response.statusCode).toBe(200);
  const next = /^<(.+)>; rel="next"$/.exec(String(response.headers.link ?? ''))?.[1];
  return { jobs: response.json<ListedJob[]>(), next };
}

const jobsOf = ({ id }: TestAccount, query = '') => jobsAt(`/api/employers/${id}/jobs${query}`);

describe('GET /api/employers/{employerId}/jobs', () => {
  it('returns the active jobs of this company only, the last published first', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const before = app.clock.read();
    const after = new Date(before.getTime() + MINUTE_MS);
    await insertJob(app, employer, { title: 'reposted', published_at: after });
    await insertJob(app, employer, { title: 'featured once', placement: 2, published_at: before });
    await insertJob(app, employer, { title: 'closed', status: 'Closed', published_at: after });
    await insertJob(app, other, { title: 'of another' });
    const { jobs, next } = await jobsOf(employer);
    expect(jobs.map(({ title }) => title)).toEqual(['reposted', 'featured once']);
    expect(next).toBeUndefined();
  });

  it('returns the public fields of a job', async () => {
    const employer = await signUpEmployer(app);
    const id = await insertJob(app, employer);
    const { jobs } = await jobsOf(employer);
    const single = (await app.api.getJob({ jobId: id })).json();
    // Only a single job compares its pay.
    expect(jobs.map((job) => ({ ...job, usualPay: null }))).toEqual([single]);
  });

  it('pages without gaps or duplicates while jobs are posted', async () => {
    const employer = await signUpEmployer(app);
    const ids: string[] = [];
    // All with the same time: only the id orders them.
    for (let at = 0; at < 7; at += 1) ids.push(await insertJob(app, employer));
    const seen: string[] = [];
    let page = await jobsOf(employer, '?limit=3');
    for (;;) {
      expect(page.jobs.length).toBeLessThanOrEqual(3);
      seen.push(...page.jobs.map(({ id }) => id));
      await insertJob(app, employer, { title: 'came later' });
      if (page.next === undefined) break;
      page = await jobsAt(page.next);
    }
    expect(seen).toEqual(ids.reverse());
  });

  it('is empty for a company without active jobs', async () => {
    const employer = await signUpEmployer(app);
    await insertJob(app, employer, { status: 'Closed' });
    expect((await jobsOf(employer)).jobs).toEqual([]);
  });

  it('responds 404 if there is no such company', async () => {
    const response = await app.api.listCompanyJobs({ employerId: UNKNOWN_ID });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it.each([
    '/api/employers/17/jobs',
    `/api/employers/${UNKNOWN_ID}/jobs?limit=101`,
    `/api/employers/${UNKNOWN_ID}/jobs?limit=0`,
    `/api/employers/${UNKNOWN_ID}/jobs?cursor=garbage`,
  ])('responds 400 to %s', async (url) => {
    const response = await app.call('GET', url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation_failed' });
  });
});
