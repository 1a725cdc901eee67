import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import {
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../test/database/insert-applications.ts';
import { minimalJobBody, insertJob } from '../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../test/servers/queued-jobs.ts';
import { setTermsOfActiveJobs } from '../../jobs/jobs/index.ts';

/** The end of a job without a closing date of its own, by the test's clock. */
const DEFAULT_END = '2026-12-21T04:59:59.999Z';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function update(employer: TestAccount, jobId: string, body: object) {
  return app.api.updateJob({ jobId, as: employer, body });
}

/** The job as responses of its employer have it, which do not compare its pay. */
async function read(jobId: string) {
  const response = await app.api.getJob({ jobId });
  const { usualPay, ...job } = response.json<Record<string, unknown>>();
  expect(usualPay).toBeNull();
  return job;
}

describe('editing a job', () => {
  it('changes what is sent and keeps the rest', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, {
      location_type: 'Hybrid',
      industry: 'Media',
      experience_level: 'Senior',
      pay_rate: 20,
      pay_frequency: 'Per Hour',
      min_wage: 18,
      max_wage: 22,
      tags: ['a'],
      requirements: ['b'],
      skills: ['c'],
      benefits: ['d'],
      zip_code: '27601',
      schedule: 'Weekends',
      start_date: '2026-12-01',
    });
    const before = await read(jobId);
    app.clock.advance(MINUTE_MS);
    const response = await update(employer, jobId, { title: 'Head barista', tags: ['x', 'y'] });
    expect(response.statusCode).toBe(200);
    const after = {
      ...before,
      title: 'Head barista',
      tags: ['x', 'y'],
      revision: 2,
      updatedAt: app.clock.read().toISOString(),
    };
    expect(response.json()).toEqual({ job: after, formerApplicantCount: 0 });
    expect(await read(jobId)).toEqual(after);
  });

  it('accepts the whole form of the edit dialog, and clears blank fields', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { address: '1 Old Street', pay_rate: 10 });
    const form = {
      ...minimalJobBody,
      title: 'Cook',
      address: '',
      zipCode: '',
      payRate: 12,
      tags: [],
    };
    expect((await update(employer, jobId, form)).json()).toMatchObject({
      job: { title: 'Cook', address: null, zipCode: null, payRate: 12, tags: [] },
    });
  });

  it('updates the search by wages and words', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { city: 'Editville' });
    const changes = { title: 'Zookeeper', payRate: 80, payFrequency: 'Per Day' };
    await update(employer, jobId, changes);
    const found = await app.api.filterJobs({
      query: {
        searchLocation: 'Editville',
        searchQuery: 'zookeeper',
        minWage: '10',
        maxWage: '10',
      },
    });
    expect(found.json()).toMatchObject({ rows: [{ id: jobId }] });
  });

  it('keeps the wage range in order, also with stored values', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, {
      min_wage: 10,
      max_wage: 20,
      pay_frequency: 'Per Hour',
    });
    const response = await update(employer, jobId, { minWage: 21 });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'The minimum wage must not be above the maximum wage',
      issues: [{ path: ['minWage'] }],
    });
    expect(await read(jobId)).toMatchObject({ minWage: 10, maxWage: 20 });
  });

  it('cannot move a job to another employer or change its placement', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const other = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const body = { title: 'Cook', employerId: other.id, featured: true, applicantCount: 9 };
    const response = await update(employer, jobId, body);
    expect([200, 403]).toContain(response.statusCode);
    expect(await read(jobId)).toMatchObject({
      employerId: employer.id,
      featured: false,
      applicantCount: 0,
    });
  });

  it('is for active jobs only', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    const response = await update(employer, jobId, { title: 'Cook' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'illegal_job_change' });
    expect(await read(jobId)).toMatchObject({ title: 'Barista', status: 'Closed' });
  });
});

describe('the image of a job', () => {
  const editForm = async (fields: Record<string, string> = {}, width = 64) =>
    toFormData({ ...fields, jobImage: asFile(await createPng({ width, height: 32 }), 'job.png') });

  it('is set by an edit, replaced by the next, and kept by one that does not name it', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer, { address: '1 Old Street', tags: ['a'] });
    const first = await update(employer, jobId, await editForm({ title: 'Cook', address: '' }));
    expect(first.statusCode, first.body).toBe(200);
    const before = await read(jobId);
    expect(before).toMatchObject({ title: 'Cook', address: null, tags: ['a'] });
    await update(employer, jobId, { title: 'Baker', jobImage: 'https://evil.example/x.png' });
    expect(await read(jobId)).toMatchObject({ title: 'Baker', jobImage: before.jobImage });
    await update(employer, jobId, await editForm({}, 48));
    const { jobImage, scene } = await read(jobId);
    expect(scene).toBeNull();
    expect(jobImage).not.toBe(before.jobImage);
    const { rawPayload } = await app.call('GET', String(jobImage));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 48 });
  });

  it('can be removed', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    await update(employer, jobId, await editForm());
    const response = await update(employer, jobId, { removeJobImage: true });
    expect(response.json()).toMatchObject({
      job: { jobImage: null, scene: { thing: 'Restaurant-1' }, title: 'Barista' },
    });
  });

  it('is rejected if invalid, and then nothing else changes', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const form = toFormData({ title: 'Cook', jobImage: asFile('not a picture', 'job.png') });
    expect((await update(employer, jobId, form)).statusCode).toBe(415);
    expect(await read(jobId)).toMatchObject({ title: 'Barista', jobImage: null });
  });

  it('can be set on one’s own active jobs only, and leaves no file when rejected', async () => {
    const employer = await signUpEmployer(app);
    const closed = await insertJob(app, employer, { status: 'Closed' });
    const others = await insertJob(app, await signUpEmployer(app));
    const countFiles = async () =>
      (await app.database.selectFrom('files').select('id').execute()).length;
    const before = await countFiles();
    expect((await update(employer, closed, await editForm())).statusCode).toBe(409);
    expect((await update(employer, others, await editForm())).statusCode).toBe(404);
    expect(await countFiles()).toBe(before);
  });
});

describe('the closing date of a job', () => {
  it('can be set, kept and given back to the default', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const closesAt = '2026-12-06T04:59:59.999Z';
    const set = await update(employer, jobId, { closesAt: '2026-12-05' });
    expect(set.json()).toMatchObject({ job: { closesAt } });
    await update(employer, jobId, { title: 'Cook' });
    expect(await read(jobId)).toMatchObject({ title: 'Cook', closesAt });
    await update(employer, jobId, { closesAt: null });
    expect(await read(jobId)).toMatchObject({ closesAt: DEFAULT_END });
  });

  it('stays the same day when the job moves to another time zone', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    await update(employer, jobId, { closesAt: '2026-12-05' });
    await update(employer, jobId, { state: 'CA' });
    expect(await read(jobId)).toMatchObject({ closesAt: '2026-12-06T07:59:59.999Z' });
    await update(employer, jobId, { state: 'HI', closesAt: '2026-12-05T12:00:00.000Z' });
    expect(await read(jobId)).toMatchObject({ closesAt: '2026-12-05T12:00:00.000Z' });
  });

  it('can be from today to a year ahead', async () => {
    const employer = await signUpEmployer(app);
    const closes_at = new Date('2026-12-01T12:00:00.000Z');
    const jobId = await insertJob(app, employer, { closes_at });
    const response = await update(employer, jobId, { closesAt: '2026-11-01', title: 'Cook' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'The closing date must be today or later',
      issues: [{ path: ['closesAt'] }],
    });
    expect(await read(jobId)).toMatchObject({
      title: 'Barista',
      closesAt: closes_at.toISOString(),
    });
  });

  it('is 30 days ahead after a repost when past or none, and kept when still ahead', async () => {
    const employer = await signUpEmployer(app);
    const now = app.clock.read().getTime();
    const repost = async (closesAt: number | null) => {
      const closes_at = closesAt === null ? null : new Date(closesAt);
      const columns = { status: 'Closed', closes_at } as const;
      const jobId = await insertJob(app, employer, columns);
      const body = { status: 'Active', title: 'Cook' };
      const { job } = (await update(employer, jobId, body)).json<{ job: object }>();
      return job;
    };
    expect(await repost(now)).toMatchObject({ title: 'Cook', closesAt: DEFAULT_END });
    expect(await repost(null)).toMatchObject({ closesAt: DEFAULT_END });
    expect(await repost(now + DAY_MS)).toMatchObject({
      closesAt: new Date(now + DAY_MS).toISOString(),
    });
  });
});

describe('the revision of a job', () => {
  const revisionOf = async (jobId: string) => (await read(jobId)).revision;

  it('is moved by edits and changes of status, and by nothing else', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    expect(await revisionOf(jobId)).toBe(1);
    await update(employer, jobId, { title: 'Cook' });
    expect(await revisionOf(jobId)).toBe(2);
    await update(employer, jobId, { title: 'Cook' });
    expect(await revisionOf(jobId)).toBe(2);
    const seeker = await signUpSeeker(app);
    const applied = await app.api.applyToJob({ jobId, as: seeker, body: { userId: seeker.id } });
    expect(applied.statusCode, applied.body).toBe(201);
    await app.database
      .transaction()
      .execute((transaction) =>
        setTermsOfActiveJobs(transaction, employer.id, { placement: 2, maxApplicants: 1 }),
      );
    expect(await read(jobId)).toMatchObject({ applicantCount: 1, full: true, revision: 2 });
    await update(employer, jobId, { status: 'Closed' });
    expect(await revisionOf(jobId)).toBe(3);
    await update(employer, jobId, { status: 'Active' });
    expect(await revisionOf(jobId)).toBe(4);
  });

  it('may be sent with an edit, which is refused if it is stale', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const first = await update(employer, jobId, { title: 'Cook', revision: 1 });
    expect(first.json()).toMatchObject({ job: { title: 'Cook', revision: 2 } });
    const image = asFile(await createPng(), 'job.png');
    for (const body of [
      { title: 'Baker', revision: 1 },
      { status: 'Closed', revision: 1 },
      { title: 'Baker', revision: 3 },
      toFormData({ title: 'Baker', revision: '1' }),
      toFormData({ title: 'Baker', revision: '1', jobImage: image }),
    ]) {
      const refused = await update(employer, jobId, body);
      expect(refused.statusCode, refused.body).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'stale_revision' });
    }
    for (const revision of ['a', 0, 1.5]) {
      const invalid = await update(employer, jobId, { title: 'Baker', revision });
      const message = 'The revision must be a whole number from 1';
      expect(invalid.statusCode).toBe(400);
      expect(invalid.json()).toMatchObject({ message, issues: [{ path: ['revision'], message }] });
    }
    expect(await read(jobId)).toMatchObject({ title: 'Cook', status: 'Active', jobImage: null });
    const form = toFormData({ title: 'Baker', revision: '2' });
    expect((await update(employer, jobId, form)).json()).toMatchObject({ job: { revision: 3 } });
  });

  it('lets one of two concurrent edits win', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const responses = await Promise.all(
      ['Cook', 'Baker', 'Host'].map((title) => update(employer, jobId, { title, revision: 1 })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await revisionOf(jobId)).toBe(2);
  });

  it.each([0, 1.5, 'x', null])('is a whole number from 1, not %s', async (revision) => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    expect((await update(employer, jobId, { title: 'Cook', revision })).statusCode).toBe(400);
  });
});

describe('closing a job', () => {
  it.each(['DELETE', 'PUT'] as const)('by %s removes it from the search', async (method) => {
    const employer = await signUpEmployer(app);
    const city = `Closing ${method}`;
    const jobId = await insertJob(app, employer, { city });
    const body = { status: 'Closed' };
    const response =
      method === 'PUT'
        ? await update(employer, jobId, body)
        : await app.api.closeJob({ jobId, as: employer });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ job: { id: jobId, status: 'Closed' } });
    const found = await app.api.searchJobs({ query: { searchLocation: city } });
    expect(found.json()).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const close = () => app.api.closeJob({ jobId, as: employer });
    const first = await close();
    app.clock.advance(MINUTE_MS);
    expect((await close()).json()).toEqual(first.json());
  });
});

describe('reposting a job', () => {
  it('makes it active again, with the placement of the plan', async () => {
    const employer = await signUpEmployer(app, { plan: 'accelerate' });
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    const response = await update(employer, jobId, { status: 'Active' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ job: { status: 'Active', featured: true } });
  });

  it('makes it one of the newest, unless it closed within 30 days', async () => {
    const employer = await signUpEmployer(app);
    const now = app.clock.read();
    const published_at = new Date(now.getTime() - 90 * DAY_MS);
    const repost = async (closedAgo: number) => {
      const closed_at = new Date(now.getTime() - closedAgo);
      const columns = { status: 'Closed', published_at, closed_at } as const;
      const jobId = await insertJob(app, employer, columns);
      const response = await update(employer, jobId, { status: 'Active' });
      return response.json<{ job: { publishedAt: string } }>().job.publishedAt;
    };
    expect(await repost(30 * DAY_MS)).toBe(published_at.toISOString());
    expect(await repost(30 * DAY_MS + 1)).toBe(now.toISOString());
  });

  it('counts against the plan like a new job', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    await insertJob(app, employer);
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    const response = await update(employer, jobId, { status: 'Active' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'plan_limit_reached',
      details: { planType: 'basic', maxActiveJobs: 1, activeJobs: 1 },
    });
    expect(await read(jobId)).toMatchObject({ status: 'Closed' });
  });

  it('is not possible until the accepted applicant has been deleted', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer, { status: 'Closed' });
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, { ...own, status: 'accepted' });
    const refused = await update(employer, jobId, { status: 'Active' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'job_has_accepted_applicant' });
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', id)
      .execute();
    expect((await update(employer, jobId, { status: 'Active' })).statusCode).toBe(200);
  });

  it('changes nothing on an active job', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const jobId = await insertJob(app, employer);
    const before = await read(jobId);
    expect((await update(employer, jobId, { status: 'Active' })).json()).toEqual({
      job: before,
      formerApplicantCount: 0,
    });
  });

  it('rejects any other status', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    expect((await update(employer, jobId, { status: 'Delete' })).statusCode).toBe(400);
  });
});

describe('another employer’s job', () => {
  it('does not exist', async () => {
    const owner = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const jobId = await insertJob(app, owner);
    const before = await read(jobId);
    expect((await update(other, jobId, { title: 'Mine' })).statusCode).toBe(404);
    expect((await update(other, jobId, { status: 'Closed' })).statusCode).toBe(404);
    expect((await app.api.closeJob({ jobId, as: other })).statusCode).toBe(404);
    expect(await read(jobId)).toEqual(before);
  });
});

describe('GET /employerjobs/jobs/{employerId}', () => {
  it('lists jobs of every status, newest first, with applicants and their number', async () => {
    const employer = await signUpEmployer(app);
    const closed = await insertJob(app, employer, { status: 'Closed', applicants: 3 });
    app.clock.advance(MINUTE_MS);
    const active = await insertJob(app, employer);
    await insertJob(app, await signUpEmployer(app));
    const list = async (query = '') => {
      const url = `/employerjobs/jobs/${employer.id}${query}`;
      const response = await app.call('GET', url, { as: employer });
      const { jobs } = response.json<{ jobs: { id: string; applicantCount: number }[] }>();
      return { ids: jobs.map(({ id }) => id), total: response.headers['x-total-count'], jobs };
    };
    const all = await list();
    expect(all).toMatchObject({ ids: [active, closed], total: '2' });
    expect(all.jobs[1]?.applicantCount).toBe(3);
    expect(await list('?status=Active')).toMatchObject({ ids: [active], total: '1' });
    expect(await list('?status=Closed')).toMatchObject({ ids: [closed], total: '1' });
    expect(await list('?limit=1')).toMatchObject({ ids: [active], total: '2' });
  });

  it('counts all who have applied, also after their applications ended', async () => {
    const employer = await signUpEmployer(app);
    const own = { jobId: await insertJob(app, employer), employerId: employer.id };
    await insertJob(app, employer, { status: 'Closed' });
    for (const status of ['submitted', 'withdrawn', 'declined'] as const) {
      await insertApplication(app, { ...own, seekerId: (await signUpSeeker(app)).id, status });
    }
    const list = async () => {
      return (await app.api.listEmployerJobs({ employerId: employer.id, as: employer })).json<{
        applicationCounts: unknown;
      }>().applicationCounts;
    };
    expect(await list()).toEqual([{ jobId: own.jobId, count: 3 }]);
    await app.api.closeJob({ jobId: own.jobId, as: employer });
    await makeJobsDue(app);
    await app.runTasks();
    expect(await list()).toEqual([{ jobId: own.jobId, count: 3 }]);
  });

  it('marks those that still have an accepted applicant', async () => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const filled = await insertJob(app, employer, { status: 'Closed' });
    const declined = await insertJob(app, employer, { status: 'Closed' });
    const own = { employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, { ...own, jobId: filled, status: 'accepted' });
    await insertApplication(app, { ...own, jobId: declined, status: 'declined' });
    const list = async () => {
      return (await app.api.listEmployerJobs({ employerId: employer.id, as: employer })).json<{
        filledJobs: unknown;
      }>().filledJobs;
    };
    expect(await list()).toEqual([{ jobId: filled, applicationId: id }]);
    await app.database
      .updateTable('applications')
      .set({ hidden_from_employer_at: app.clock.read() })
      .where('id', '=', id)
      .execute();
    expect(await list()).toEqual([]);
  });

  it('is for its employer only', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const response = await app.api.listEmployerJobs({ employerId: other.id, as: employer });
    expect(response.statusCode).toBe(403);
  });
});
