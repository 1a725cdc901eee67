import { DAY_MS, HOUR_MS, MINUTE_MS, type PlanId, type Surplus } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, deliverSubscriptionEvent } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { processPlanEndings } from '../index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const TITLES = ['First', 'Second', 'Third', 'Fourth'];

interface Customer {
  readonly employer: TestAccount;
  readonly id: string;
  readonly providerId: string;
  /** By title, oldest first. */
  readonly jobs: readonly string[];
}

/** An employer on the corporate plan with four active jobs, posted an hour apart. */
async function aCustomer(): Promise<Customer> {
  const employer = await signUpEmployer(app, { plan: null });
  const bought = await buyPlan(app, employer, { planType: 'corporate' });
  const jobs: string[] = [];
  for (const [n, title] of TITLES.entries()) {
    const published_at = new Date(app.clock.read().getTime() - (TITLES.length - n) * HOUR_MS);
    jobs.push(await insertJob(app, employer, { title, published_at }));
  }
  await mailsTo(employer);
  return { employer, ...bought, jobs };
}

async function changeTo({ employer, id }: Customer, planType: PlanId) {
  const as = await signInAgain(app, employer, 'employer');
  const body = { planType, billingCycle: 'monthly' };
  const response = await app.api.changeSubscription({ id, as, body });
  expect(response.statusCode, response.body).toBe(200);
}

async function mailsTo({ email }: TestAccount) {
  await app.runTasks();
  return app.mails
    .take()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

async function surplusOf({ employer }: Customer) {
  const as = await signInAgain(app, employer, 'employer');
  const response = await app.api.getSurplusJobs({ as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ surplus: Surplus | null }>().surplus;
}

async function choose({ employer }: Customer, jobIds: readonly string[]) {
  const as = await signInAgain(app, employer, 'employer');
  return app.api.chooseKeptJobs({ as, body: { jobIds } });
}

/** The titles of the active jobs, oldest first. */
async function activeJobs({ employer }: Customer) {
  const jobs = await app.database
    .selectFrom('jobs')
    .select('title')
    .where('employer_id', '=', employer.id)
    .where('status', '=', 'Active')
    .orderBy('published_at')
    .execute();
  return jobs.map(({ title }) => title);
}

async function runTask() {
  await Promise.all([processPlanEndings.run(app.platform), processPlanEndings.run(app.platform)]);
  await processPlanEndings.run(app.platform);
}

describe('a downgrade below the active jobs', () => {
  it('immediately announces which jobs close in seven days, and then closes the newest', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'impact');
    expect(await surplusOf(customer)).toMatchObject({
      closesAt: new Date(app.clock.read().getTime() + 7 * DAY_MS).toISOString(),
      maxActiveJobs: 2,
      jobs: [
        { title: 'First', stays: true },
        { title: 'Second', stays: true },
        { title: 'Third', stays: false },
        { title: 'Fourth', stays: false },
      ],
    });
    await app.runTasks();
    const mails = app.mails.take().filter(({ to }) => to === customer.employer.email);
    const announced = mails.find(({ subject }) =>
      subject.startsWith('2 of your open jobs close on'),
    );
    expect(announced?.text).toContain('“Third” and “Fourth”');
    expect(announced?.html).toContain('http://nextshift.example/employer"');
    app.clock.advance(7 * DAY_MS - MINUTE_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(TITLES);
    app.clock.advance(MINUTE_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(['First', 'Second']);
    expect(await mailsTo(customer.employer)).toEqual(['2 of your jobs have closed']);
    expect(await surplusOf(customer)).toBeNull();
    app.clock.advance(DAY_MS);
    await runTask();
    expect(await mailsTo(customer.employer)).toEqual([]);
  });

  it('says of every job when it closes once the plan is announced to end', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'impact');
    const beyond = new Date(app.clock.read().getTime() + 7 * DAY_MS).toISOString();
    app.clock.advance(DAY_MS);
    const as = await signInAgain(app, customer.employer, 'employer');
    const body = { immediate: true };
    const response = await app.api.cancelSubscription({ id: customer.id, as, body });
    expect(response.statusCode, response.body).toBe(200);
    await runTask();
    const end = new Date(app.clock.read().getTime() + 7 * DAY_MS).toISOString();
    expect(await surplusOf(customer)).toMatchObject({
      closesAt: beyond,
      jobs: [{ closesAt: end }, { closesAt: end }, { closesAt: beyond }, { closesAt: beyond }],
    });
    app.clock.advance(7 * DAY_MS);
    await runTask();
    expect(await surplusOf(customer)).toBeNull();
  });

  it('says that all close with a plan that was not exceeded', async () => {
    const customer = await aCustomer();
    const as = await signInAgain(app, customer.employer, 'employer');
    await app.api.cancelSubscription({ id: customer.id, as, body: { immediate: true } });
    await runTask();
    const closesAt = new Date(app.clock.read().getTime() + 7 * DAY_MS).toISOString();
    expect(await surplusOf(customer)).toMatchObject({
      ...{ closesAt, maxActiveJobs: 0 },
      jobs: TITLES.map((title) => ({ title, stays: false, closesAt })),
    });
  });

  it('keeps the jobs that the employer chose, then the oldest', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'impact');
    const response = await choose(customer, [customer.jobs[3] ?? '']);
    expect(response.json()).toMatchObject({
      surplus: {
        jobs: [{ stays: true }, { stays: false }, { stays: false }, { stays: true }],
      },
    });
    app.clock.advance(7 * DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(['First', 'Fourth']);
  });

  it('closes nothing once the employer is within the limit', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'accelerate');
    const as = await signInAgain(app, customer.employer, 'employer');
    await app.api.closeJob({ jobId: customer.jobs[0] ?? '', as });
    expect(await surplusOf(customer)).toBeNull();
    expect(await mailsTo(customer.employer)).toEqual(['You are on the Accelerate plan now']);
    app.clock.advance(7 * DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(['Second', 'Third', 'Fourth']);
    expect(await mailsTo(customer.employer)).toEqual([]);
  });

  it('closes nothing when the plan is upgraded again in time', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'basic');
    await changeTo(customer, 'corporate');
    expect(await surplusOf(customer)).toBeNull();
    app.clock.advance(8 * DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(TITLES);
  });

  it('is not postponed by changing back and forth', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'basic');
    const first = await surplusOf(customer);
    app.clock.advance(6 * DAY_MS);
    await changeTo(customer, 'corporate');
    await changeTo(customer, 'impact');
    await changeTo(customer, 'basic');
    expect(await surplusOf(customer)).toMatchObject({ closesAt: first?.closesAt });
    await changeTo(customer, 'corporate');
    app.clock.advance(2 * DAY_MS);
    await changeTo(customer, 'basic');
    expect(await surplusOf(customer)).toMatchObject({
      closesAt: new Date(app.clock.read().getTime() + DAY_MS).toISOString(),
    });
    app.clock.advance(DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(['First']);
  });

  it('gives seven days again for a lower limit, or a month after the last ones', async () => {
    const customer = await aCustomer();
    const inSevenDays = () => new Date(app.clock.read().getTime() + 7 * DAY_MS).toISOString();
    await changeTo(customer, 'impact');
    app.clock.advance(3 * DAY_MS);
    await changeTo(customer, 'basic');
    expect(await surplusOf(customer)).toMatchObject({ closesAt: inSevenDays() });
    await changeTo(customer, 'corporate');
    app.clock.advance(37 * DAY_MS);
    app.payments.renew(customer.providerId);
    await deliverSubscriptionEvent(app, customer.providerId);
    await changeTo(customer, 'impact');
    expect(await surplusOf(customer)).toMatchObject({ closesAt: inSevenDays() });
  });
});

describe('a plan that was cancelled immediately', () => {
  it('leaves no more jobs than the smaller plan bought after it allows', async () => {
    const customer = await aCustomer();
    const as = await signInAgain(app, customer.employer, 'employer');
    const body = { immediate: true };
    await app.api.cancelSubscription({ id: customer.id, as, body });
    await runTask();
    const announced = new Date(app.clock.read().getTime() + 7 * DAY_MS);
    app.clock.advance(5 * DAY_MS);
    const employer = await signInAgain(app, customer.employer, 'employer');
    await buyPlan(app, { ...customer.employer, ...employer }, { planType: 'basic' });
    expect(await surplusOf(customer)).toMatchObject({ closesAt: announced.toISOString() });
    app.clock.advance(2 * DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(['First']);
  });

  it('does not postpone the closing of the jobs beyond it', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'basic');
    app.clock.advance(6 * DAY_MS);
    const as = await signInAgain(app, customer.employer, 'employer');
    const body = { immediate: true };
    await app.api.cancelSubscription({ id: customer.id, as, body });
    app.clock.advance(DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual(['First']);
    app.clock.advance(7 * DAY_MS);
    await runTask();
    expect(await activeJobs(customer)).toEqual([]);
  });
});

describe('the preview of a change', () => {
  async function previewOf({ employer, id }: Customer, planType: PlanId, as = employer) {
    const query = `planType=${planType}&billingCycle=monthly`;
    return app.api.previewChange({
      id,
      query: query,
      as: await signInAgain(app, as, 'employer'),
    });
  }

  it('shows the effect on each job and the amount due, as the change then applies them', async () => {
    const customer = await aCustomer();
    const response = await previewOf(customer, 'impact');
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({
      preview: {
        total: -250,
        dueNow: 0,
        creditLeft: 250,
        jobsCloseAt: new Date(app.clock.read().getTime() + 7 * DAY_MS).toISOString(),
        jobs: [
          { title: 'First', stays: true, applicantCount: 0, maxApplicants: 200 },
          { title: 'Second', stays: true },
          { title: 'Third', stays: false },
          { title: 'Fourth', stays: false },
        ],
      },
    });
    expect(await surplusOf(customer)).toBeNull();
    const { preview } = response.json<{ preview: { jobsCloseAt: string } }>();
    await changeTo(customer, 'impact');
    expect(await surplusOf(customer)).toMatchObject({ closesAt: preview.jobsCloseAt });
  });

  it('closes nothing if all jobs fit', async () => {
    const customer = await aCustomer();
    await changeTo(customer, 'basic');
    await changeTo(customer, 'corporate');
    const { preview } = (await previewOf(customer, 'corporate')).json<{
      preview: { jobsCloseAt: string | null };
    }>();
    expect(preview.jobsCloseAt).toBeNull();
  });

  it('is for the owner only, and requires the provider', async () => {
    const customer = await aCustomer();
    const other = await aCustomer();
    expect((await previewOf(customer, 'basic', other.employer)).statusCode).toBe(404);
    app.payments.goOffline();
    expect((await previewOf(customer, 'basic')).statusCode).toBe(503);
    app.payments.goOnline();
    app.log.takeErrors();
  });
});

it('jobs beyond the limit are announced whatever the cause', async () => {
  const customer = await aCustomer();
  await app.database
    .updateTable('subscriptions')
    .set({ plan_type: 'basic' })
    .where('id', '=', customer.id)
    .execute();
  await runTask();
  expect(await mailsTo(customer.employer)).toEqual([
    expect.stringMatching(/^3 of your open jobs close on /),
  ]);
  await runTask();
  expect(await mailsTo(customer.employer)).toEqual([]);
});

describe('choosing which jobs stay', () => {
  it('is rejected for more than the limit, and for jobs of others', async () => {
    const customer = await aCustomer();
    const other = await aCustomer();
    await changeTo(customer, 'basic');
    const tooMany = await choose(customer, customer.jobs.slice(0, 2));
    expect(tooMany.statusCode).toBe(400);
    expect(tooMany.json()).toMatchObject({
      code: 'validation_failed',
      message: 'Choose at most 1 job.',
    });
    const foreign = await choose(customer, [other.jobs[0] ?? '']);
    expect(foreign.statusCode).toBe(404);
    expect((await choose(customer, ['no id'])).statusCode).toBe(400);
    expect(await surplusOf(customer)).toMatchObject({ jobs: [{ stays: true }, {}, {}, {}] });
  });

  it('is rejected if no job closes', async () => {
    const customer = await aCustomer();
    const response = await choose(customer, [customer.jobs[0] ?? '']);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'within_plan_limit' });
  });

  it('requires an employer', async () => {
    expect((await app.api.getSurplusJobs()).statusCode).toBe(401);
    const put = await app.api.chooseKeptJobs({ body: { jobIds: [] } });
    expect(put.statusCode).toBe(401);
  });
});
