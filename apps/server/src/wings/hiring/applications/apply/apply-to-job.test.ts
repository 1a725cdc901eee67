import { DAY_MS, SECOND_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication, insertForm } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function apply(seeker: TestAccount, jobId: string, extra: object = {}) {
  const body = { userId: seeker.id, ...extra };
  return app.api.applyToJob({ jobId, as: seeker, body });
}

async function applicantCount(jobId: string): Promise<number> {
  return (await app.api.getJob({ jobId })).json<{ applicantCount: number }>().applicantCount;
}

async function countApplications(jobId: string): Promise<number> {
  const rows = await app.database
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .execute();
  return rows.length;
}

describe('POST /applications/job/{jobId}/apply', () => {
  it('applies with one click', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const response = await apply(seeker, jobId);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      needsMoreInfo: false,
      application: {
        applicationId: null,
        jobId,
        userId: seeker.id,
        status: 'pending',
        createdAt: '2026-11-20T12:00:00.000Z',
        acceptedDate: null,
        job: { id: jobId, title: 'Barista', companyName: 'Copper Kettle', status: 'Active' },
      },
    });
    expect(await applicantCount(jobId)).toBe(1);
  });

  it('leaves the row of the job unchanged', async () => {
    const jobId = await insertJob(app, await signUpEmployer(app));
    const versionOfJob = () =>
      app.database
        .selectFrom('jobs')
        .select(sql<string>`xmin::text`.as('version'))
        .where('id', '=', jobId)
        .executeTakeFirst();
    const before = await versionOfJob();
    expect((await apply(await signUpSeeker(app), jobId)).statusCode).toBe(201);
    expect(await versionOfJob()).toEqual(before);
  });

  it('rejects a second application', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    await apply(seeker, jobId);
    const response = await apply(seeker, jobId);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'already_applied',
      message: 'You have already applied to this job.',
    });
    expect(await applicantCount(jobId)).toBe(1);
  });

  it('rejects an application to a closed job', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app), { status: 'Closed' });
    const response = await apply(seeker, jobId);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'job_closed', message: 'This job is closed.' });
    expect(await countApplications(jobId)).toBe(0);
  });

  it.each([
    ['basic', 20],
    ['impact', 200],
  ] as const)(
    'refuses once the job has as many applicants as plan %s takes',
    async (plan, limit) => {
      const employer = await signUpEmployer(app, { plan });
      const jobId = await insertJob(app, employer, { applicants: limit - 1 });
      expect((await apply(await signUpSeeker(app), jobId)).statusCode).toBe(201);
      const response = await apply(await signUpSeeker(app), jobId);
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'job_full',
        message: 'This job takes no more applicants.',
      });
      expect(await applicantCount(jobId)).toBe(limit);
    },
  );

  it('marks the job as full until an applicant withdraws; a declined one keeps the place', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer, { applicants: 18 });
    const isFull = async () => (await app.api.getJob({ jobId })).json<{ full: boolean }>().full;
    const first = await signUpSeeker(app);
    const withdrawn = (await apply(first, jobId)).json<{ application: { id: string } }>();
    expect(await isFull()).toBe(false);
    const second = await signUpSeeker(app);
    const declined = (await apply(second, jobId)).json<{ application: { id: string } }>();
    expect(await isFull()).toBe(true);
    await app.api.changeApplicationStatus({
      id: declined.application.id,
      as: employer,
      body: { status: 'Declined' },
    });
    expect(await isFull()).toBe(true);
    await app.api.withdrawApplication({ id: withdrawn.application.id, as: first });
    expect(await isFull()).toBe(false);
    expect((await apply(await signUpSeeker(app), jobId)).statusCode).toBe(201);
  });

  it('accepts any number of applicants on the larger plans', async () => {
    const employer = await signUpEmployer(app, { plan: 'accelerate' });
    const jobId = await insertJob(app, employer, { applicants: 5_000 });
    expect((await apply(await signUpSeeker(app), jobId)).statusCode).toBe(201);
  });

  it('returns the employer’s form and stores nothing', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const formId = await insertForm(app, jobId);
    const response = await apply(seeker, jobId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      needsMoreInfo: true,
      application: {
        id: formId,
        employerId: employer.id,
        job: { id: jobId, title: 'Barista', companyName: 'Copper Kettle' },
        basicFields: {},
        documents: {},
        questions: [{ id: '1', type: 'text', question: 'Why here?', options: [], required: true }],
      },
    });
    expect(await countApplications(jobId)).toBe(0);
    expect(await applicantCount(jobId)).toBe(0);
  });

  it('reuses the row of a withdrawn application', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const id = await insertApplication(app, {
      jobId,
      employerId: employer.id,
      seekerId: seeker.id,
      status: 'withdrawn',
    });
    app.clock.advance(SECOND_MS);
    const response = await apply(seeker, jobId);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      application: { id, status: 'pending', createdAt: app.clock.read().toISOString() },
    });
    expect(await countApplications(jobId)).toBe(1);
    expect(await applicantCount(jobId)).toBe(1);
  });

  it('rejects another seeker’s id, a missing one and an unknown job', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    expect((await apply(seeker, jobId, { userId: other.id })).statusCode).toBe(403);
    expect((await apply(seeker, jobId, { userId: undefined })).statusCode).toBe(400);
    expect((await apply(seeker, other.id)).statusCode).toBe(404);
    expect(await countApplications(jobId)).toBe(0);
  });

  it('ignores status and dates in the request', async () => {
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, await signUpEmployer(app));
    const extra = { status: 'Accepted', acceptedDate: '2026-01-01T00:00:00Z', createdAt: 'now' };
    const response = await apply(seeker, jobId, extra);
    expect(response.json()).toMatchObject({
      application: { status: 'pending', acceptedDate: null },
    });
  });
});

describe('GET /applications/user/{userId}', () => {
  it('lists one’s own in the seeker’s words, newest first, with the answers to forms', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const own = { employerId: employer.id, seekerId: seeker.id };
    const statuses = [
      ['submitted', 'pending'],
      ['under_review', 'Under Review'],
      ['interviewing', 'Interviewing'],
      ['accepted', 'Accepted'],
      ['declined', 'Rejected'],
      ['withdrawn', 'Withdrawn'],
    ] as const;
    const ids: string[] = [];
    for (const [status] of statuses) {
      const jobId = await insertJob(app, employer);
      ids.unshift(await insertApplication(app, { ...own, jobId, status }));
      app.clock.advance(DAY_MS);
    }
    const formJob = await insertJob(app, employer);
    const formId = await insertForm(app, formJob);
    const onForm = await insertApplication(app, { ...own, jobId: formJob, form_id: formId });
    const response = await app.api.listSeekerApplications({ userId: seeker.id, as: seeker });
    const rows = response.json<{ id: string; applicationId: string | null; status: string }[]>();
    expect(rows.map(({ id }) => id)).toEqual([onForm, ...ids]);
    expect(rows.map(({ status }) => status)).toEqual([
      'pending',
      ...statuses.map(([, word]) => word).reverse(),
    ]);
    expect(rows.map(({ applicationId }) => applicationId)).toEqual([
      onForm,
      ...ids.map(() => null),
    ]);
    expect(response.headers['x-total-count']).toBe('7');
  });

  it('filters by status and job, and pages', async () => {
    const seeker = await signUpSeeker(app);
    const employer = await signUpEmployer(app);
    const own = { employerId: employer.id, seekerId: seeker.id };
    const first = await insertJob(app, employer);
    const second = await insertJob(app, employer);
    await insertApplication(app, { ...own, jobId: first, status: 'accepted' });
    await insertApplication(app, { ...own, jobId: second });
    const list = async (query: string) => {
      const response = await app.api.listSeekerApplications({
        userId: seeker.id,
        query: query,
        as: seeker,
      });
      const jobs = response.json<{ jobId: string }[]>().map(({ jobId }) => jobId);
      return { jobs, total: response.headers['x-total-count'], link: response.headers.link };
    };
    expect(await list('status=Accepted')).toMatchObject({ jobs: [first], total: '1' });
    expect(await list('status=pending')).toMatchObject({ jobs: [second], total: '1' });
    expect(await list(`jobId=${first}`)).toMatchObject({ jobs: [first], total: '1' });
    const page = await list('limit=1');
    expect(page).toMatchObject({ jobs: [second], total: '2' });
    expect(page.link).toMatch(/rel="next"/);
    expect(
      (
        await app.api.listSeekerApplications({
          userId: seeker.id,
          query: { status: 'Active' },
          as: seeker,
        })
      ).statusCode,
    ).toBe(400);
  });

  it('is for its owner only', async () => {
    const seeker = await signUpSeeker(app);
    const other = await signUpSeeker(app);
    const response = await app.api.listSeekerApplications({ userId: other.id, as: seeker });
    expect(response.statusCode).toBe(403);
  });
});
