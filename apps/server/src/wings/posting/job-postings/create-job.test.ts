import { closingMoment, DAY_MS, JOBS_TIME_ZONE } from '@nextshift/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { signUpEmployer, type TestAccount } from '../../../../test/database/insert-accounts.ts';
import { minimalJobBody, insertJob } from '../../../../test/database/insert-jobs.ts';
import { lockRow } from '../../../../test/database/lock-row.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

function create(employer: TestAccount, change: object = {}) {
  return app.api.createJob({ as: employer, body: { ...minimalJobBody, ...change } });
}

async function countJobs(employer: TestAccount): Promise<number> {
  const rows = await app.database
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.id)
    .execute();
  return rows.length;
}

describe('POST /employerjobs/createjob', () => {
  it('posts a job from a form, with its picture, and numbers and lists as texts', async () => {
    const employer = await signUpEmployer(app);
    const form = toFormData({
      ...minimalJobBody,
      payRate: '15.50',
      payFrequency: 'Per Hour',
      zipCode: '',
      tags: '["Mornings"]',
      requirements: '{"Be kind","Lift 20 lb, or more"}',
      jobImage: asFile(await createPng({ width: 64, height: 32 }), 'job.png'),
    });
    form.append('skills', 'Latte art');
    form.append('skills', 'Small talk');
    const response = await app.api.createJob({ as: employer, body: form });
    expect(response.statusCode).toBe(201);
    const { newJob } = response.json<{ newJob: { jobImage: string } }>();
    expect(newJob).toMatchObject({
      payRate: 15.5,
      zipCode: null,
      tags: ['Mornings'],
      skills: ['Latte art', 'Small talk'],
      requirements: ['Be kind', 'Lift 20 lb, or more'],
    });
    const image = await app.call('GET', newJob.jobImage);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64 });
  });

  it('posts nothing for a company that is deleted meanwhile', async () => {
    const employer = await signUpEmployer(app);
    const held = await lockRow(app, 'employers', employer.id);
    const posting = create(employer);
    // Injected calls start when they are awaited.
    void posting.then(() => undefined);
    await held.waitUntilContended();
    await held.transaction
      .updateTable('employers')
      .set({ deleted_at: app.platform.clock() })
      .where('id', '=', employer.id)
      .execute();
    await held.release();
    expect((await posting).json()).toMatchObject({ code: 'not_signed_in' });
    expect(await countJobs(employer)).toBe(0);
  });

  it('rejects an invalid picture', async () => {
    const employer = await signUpEmployer(app);
    const form = toFormData({
      ...minimalJobBody,
      payRate: '15',
      jobImage: asFile('not a picture', 'job.png'),
    });
    const response = await app.api.createJob({ as: employer, body: form });
    expect(response.statusCode).toBe(415);
    expect(await countJobs(employer)).toBe(0);
  });

  it('ignores fields that the server sets', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const change = {
      id: '0199a5a0-0000-7000-8000-000000000001',
      status: 'Closed',
      company: 'Somebody Else',
      companyName: 'Somebody Else',
      logo: 'https://evil.example/logo.png',
      jobImage: 'https://evil.example/job.png',
      location: 'Elsewhere',
      placement: 2,
      featured: true,
      applicantCount: 99,
      publishedAt: '2030-01-01T00:00:00Z',
      createdAt: '2030-01-01T00:00:00Z',
    };
    const response = await create(employer, change);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json<{ newJob: unknown }>().newJob).toMatchObject({
      status: 'Active',
      company: 'Copper Kettle',
      companyName: 'Copper Kettle',
      logo: null,
      jobImage: null,
      location: 'Raleigh',
      featured: false,
      applicantCount: 0,
      publishedAt: '2026-11-20T12:00:00.000Z',
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    expect(response.body).not.toContain(change.id);
  });

  it('does not post for another employer', async () => {
    const employer = await signUpEmployer(app);
    const other = await signUpEmployer(app);
    const response = await create(employer, { employerId: other.id });
    expect(response.statusCode).toBe(403);
    expect(await countJobs(other)).toBe(0);
    expect(await countJobs(employer)).toBe(0);
    expect((await create(employer, { employerId: employer.id })).statusCode).toBe(201);
  });

  it('reports what is missing or wrong', async () => {
    const employer = await signUpEmployer(app);
    const empty = await app.api.createJob({ as: employer, body: {} });
    expect(empty.statusCode).toBe(400);
    expect(empty.json()).toMatchObject({ message: 'Please enter a job title' });
    const wages = await create(employer, { minWage: 20, maxWage: 19.99 });
    expect(wages.statusCode).toBe(400);
    expect(wages.json()).toMatchObject({
      message: 'The minimum wage must not be above the maximum wage',
      issues: [{ path: ['minWage'] }],
    });
  });

  it.each([
    ['today', '2026-11-20', '2026-11-21T04:59:59.999Z'],
    ['a year ahead', '2027-11-20', '2027-11-21T04:59:59.999Z'],
    ['30 days ahead by default', '', '2026-12-21T04:59:59.999Z'],
    ['and for null', null, '2026-12-21T04:59:59.999Z'],
    ['and for none', undefined, '2026-12-21T04:59:59.999Z'],
  ])('closes at the end of a day: %s', async (_name, closesAt, moment) => {
    const employer = await signUpEmployer(app);
    const response = await create(employer, { closesAt });
    expect(response.json()).toMatchObject({ newJob: { closesAt: moment } });
  });

  it('closes at the end of a day where it is', async () => {
    const employer = await signUpEmployer(app);
    const response = await create(employer, { state: 'CA', closesAt: '2026-11-25' });
    expect(response.json()).toMatchObject({
      newJob: { closesAt: '2026-11-26T07:59:59.999Z', timeZone: 'America/Los_Angeles' },
    });
  });

  it('ends as well if a server of the version before posts it without a date', async () => {
    const employer = await signUpEmployer(app);
    const jobId = await insertJob(app, employer);
    const { rows } = await sql<{ closes_at: Date; now: Date }>`
      update jobs set closes_at = null where id = ${jobId}::uuid returning closes_at, now()`.execute(
      app.database,
    );
    expect(rows.map(({ closes_at }) => closes_at)).toEqual(
      rows.map(({ now }) => closingMoment(JOBS_TIME_ZONE, null, now)),
    );
  });

  it.each([
    ['2026-11-19', 'The closing date must be today or later'],
    ['2027-11-21', 'The closing date must be at most a year ahead'],
  ])('cannot close on %s', async (closesAt, message) => {
    const employer = await signUpEmployer(app);
    const response = await create(employer, { closesAt });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, issues: [{ path: ['closesAt'], message }] });
    expect(await countJobs(employer)).toBe(0);
  });

  it.each([
    ['no plan', null, 'none', 0],
    ['basic', 'basic', 'basic', 1],
    ['impact', 'impact', 'impact', 2],
    ['accelerate', 'accelerate', 'accelerate', 3],
    ['corporate', 'corporate', 'corporate', 8],
  ] as const)('with %s stops at the plan’s active jobs', async (_name, plan, planType, limit) => {
    const employer = await signUpEmployer(app, { plan });
    await insertJob(app, employer, { status: 'Closed' });
    for (let posted = 0; posted < limit; posted += 1) await insertJob(app, employer);
    const response = await create(employer);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'plan_limit_reached',
      message: "You have reached your plan's limit of active jobs.",
      details: { planType, maxActiveJobs: limit, activeJobs: limit },
    });
    expect(await countJobs(employer)).toBe(limit + 1);
  });

  it('is rejected when the paid period is over', async () => {
    const employer = await signUpEmployer(app, { plan: 'impact' });
    await app.database
      .updateTable('subscriptions')
      .set({
        current_period_start: new Date(app.clock.read().getTime() - DAY_MS),
        current_period_end: app.clock.read(),
      })
      .where('employer_id', '=', employer.id)
      .execute();
    expect((await create(employer)).statusCode).toBe(403);
  });

  it.each([
    ['basic', false],
    ['impact', false],
    ['accelerate', true],
    ['corporate', true],
  ] as const)('on plan %s is featured: %s', async (plan, featured) => {
    const employer = await signUpEmployer(app, { plan });
    expect((await create(employer)).json()).toMatchObject({ newJob: { featured } });
  });
});
