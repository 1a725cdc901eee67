import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, deliverSubscriptionEvent } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertApplication } from '../../../../../test/database/insert-applications.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import { makeJobsDue } from '../../../../../test/servers/queued-jobs.ts';
import { processPlanEndings } from '../index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const URL = '/employer-subscriptions';

interface Customer {
  readonly employer: TestAccount;
  readonly id: string;
  readonly providerId: string;
}

/** An employer with a plan for 30 days and two active jobs. */
async function aCustomer(): Promise<Customer> {
  const employer = await signUpEmployer(app, { plan: null });
  const bought = await buyPlan(app, employer);
  await insertJob(app, employer);
  await insertJob(app, employer);
  await mailsTo(employer);
  return { employer, ...bought };
}

/** A request of the employer at any later time. */
async function change({ employer, id }: Customer, what: string, body: object = {}) {
  const as = await signInAgain(app, employer, 'employer');
  const response = await app.call('PATCH', `${URL}/${id}/${what}`, { as, body });
  expect(response.statusCode, response.body).toBe(200);
}

async function mailsTo({ email }: TestAccount) {
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

/** Runs the recurring task in two instances, and returns the mails to one address. */
async function processEndings({ employer }: Customer) {
  await Promise.all([processPlanEndings.run(app.platform), processPlanEndings.run(app.platform)]);
  // Each skips employers locked by the other until its next run.
  await processPlanEndings.run(app.platform);
  return (await mailsTo(employer)).map(({ subject }) => subject);
}

async function activeJobs({ employer }: Customer): Promise<number> {
  const jobs = await app.database
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.id)
    .where('status', '=', 'Active')
    .execute();
  return jobs.length;
}

describe('a plan that is cancelled at the end of its period', () => {
  it('has its jobs announced seven days before, once, and closed on the day', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel');
    expect(await mailsTo(customer.employer)).toMatchObject([
      { subject: 'Your Impact plan ends on Dec 20, 2026' },
    ]);
    expect(await processEndings(customer)).toEqual([]);
    app.clock.advance(23 * DAY_MS - MINUTE_MS);
    expect(await processEndings(customer)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    expect(await processEndings(customer)).toEqual(['Your open jobs close on Dec 20, 2026']);
    app.clock.advance(7 * DAY_MS - MINUTE_MS);
    expect(await processEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    app.clock.advance(MINUTE_MS);
    app.payments.end(customer.providerId);
    await deliverSubscriptionEvent(app, customer.providerId);
    const mails = await processEndings(customer);
    expect(mails.sort()).toEqual(['Your 2 jobs have closed', 'Your Impact plan has ended']);
    expect(await activeJobs(customer)).toBe(0);
    app.clock.advance(30 * DAY_MS);
    expect(await processEndings(customer)).toEqual([]);
  });

  it('closes nothing when the cancellation is revoked, and announces again after another', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel');
    app.clock.advance(25 * DAY_MS);
    expect(await processEndings(customer)).toHaveLength(2);
    await change(customer, 'reactivate');
    app.clock.advance(5 * DAY_MS);
    app.payments.renew(customer.providerId);
    await deliverSubscriptionEvent(app, customer.providerId);
    app.clock.advance(5 * DAY_MS);
    expect(await processEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    await change(customer, 'cancel');
    app.clock.advance(20 * DAY_MS);
    const mails = await processEndings(customer);
    expect(mails.filter((subject) => subject.startsWith('Your open jobs close'))).toHaveLength(1);
  });

  it('sends no mail about closing jobs when the plan was resumed before it was sent', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel');
    app.clock.advance(24 * DAY_MS);
    await processPlanEndings.run(app.platform);
    await change(customer, 'reactivate');
    expect(await mailsTo(customer.employer)).toEqual([]);
  });

  it('sends nothing to an employer without active jobs', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const customer = { employer, ...(await buyPlan(app, employer)) };
    await insertJob(app, employer, { status: 'Closed' });
    await mailsTo(employer);
    await change(customer, 'cancel', { immediate: true });
    expect(await processEndings(customer)).toEqual(['Your Impact plan has ended']);
  });
});

describe('a plan that has ended immediately', () => {
  it('keeps its jobs open for seven days after the mail', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel', { immediate: true });
    const subjects = await processEndings(customer);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContain('Your Impact plan has ended');
    app.clock.advance(7 * DAY_MS - 1);
    expect(await processEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    app.clock.advance(1);
    expect(await processEndings(customer)).toEqual(['Your 2 jobs have closed']);
    expect(await activeJobs(customer)).toBe(0);
  });

  it('ends the undecided applications for that reason, after the grace', async () => {
    const customer = await aCustomer();
    const { employer } = customer;
    const jobId = await insertJob(app, employer);
    const seeker = await signUpSeeker(app);
    const own = { jobId, employerId: employer.id, seekerId: seeker.id };
    const id = await insertApplication(app, own);
    const read = async () => {
      const as = await signInAgain(app, seeker, 'seeker');
      return (await app.api.listSeekerApplications({ userId: seeker.id, as })).json<object[]>();
    };
    await change(customer, 'cancel', { immediate: true });
    await processEndings(customer);
    app.clock.advance(7 * DAY_MS - 1);
    await processEndings(customer);
    expect(await read()).toMatchObject([{ id, status: 'pending', endedReason: null }]);
    app.clock.advance(1);
    await processEndings(customer);
    const ended = { id, status: 'Closed', endedReason: 'plan_ended' };
    expect(await read()).toMatchObject([{ ...ended, job: { status: 'Closed' } }]);
    await makeJobsDue(app);
    expect(await mailsTo(seeker)).toEqual([]);
    await makeJobsDue(app);
    const mails = await mailsTo(seeker);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Barista at Copper Kettle');
    expect(await read()).toMatchObject([ended]);
  });

  it('closes nothing when another plan is bought in time', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel', { immediate: true });
    await processEndings(customer);
    app.clock.advance(6 * DAY_MS);
    const next = await buyPlan(app, customer.employer, { planType: 'impact' });
    app.clock.advance(2 * DAY_MS);
    expect(await processEndings(customer)).toEqual(['Your Impact plan has begun']);
    expect(await activeJobs(customer)).toBe(2);
    // Its own end is announced as well.
    app.payments.end(next.providerId);
    await deliverSubscriptionEvent(app, next.providerId);
    expect(await processEndings(customer)).toHaveLength(2);
    expect(await activeJobs(customer)).toBe(2);
  });

  it('skips an employer whose plan is being changed until the next run', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel', { immediate: true });
    await mailsTo(customer.employer);
    const transaction = await app.database.startTransaction().execute();
    await transaction
      .selectFrom('employers')
      .select('id')
      .where('id', '=', customer.employer.id)
      .forNoKeyUpdate()
      .execute();
    expect(await processEndings(customer)).toEqual([]);
    await transaction.rollback().execute();
    expect(await processEndings(customer)).toHaveLength(1);
  });
});

describe('a plan whose paid period is over without an event', () => {
  const read = async ({ employer }: Customer) => {
    const as = await signInAgain(app, employer, 'employer');
    const response = await app.api.getSubscription({ employerId: employer.id, as });
    return response.json<{ subscription: { status: string; currentPeriodEnd: string } }>();
  };

  it('is read again from the provider, and continues if it was renewed', async () => {
    const customer = await aCustomer();
    const { currentPeriodEnd: before } = (await read(customer)).subscription;
    app.clock.advance(30 * DAY_MS);
    app.payments.renew(customer.providerId);
    await processEndings(customer);
    expect((await read(customer)).subscription).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date(Date.parse(before) + 30 * DAY_MS).toISOString(),
    });
    expect(await activeJobs(customer)).toBe(2);
  });

  it('ends if the provider reports so', async () => {
    const customer = await aCustomer();
    app.clock.advance(30 * DAY_MS);
    app.payments.end(customer.providerId);
    const mails = await processEndings(customer);
    expect(mails).toContain('Your Impact plan has ended');
    expect(await read(customer)).toMatchObject({
      hasSubscription: false,
      subscription: { status: 'canceled' },
    });
  });

  it('stays unchanged if the provider has not renewed it, and is checked again later', async () => {
    const customer = await aCustomer();
    app.clock.advance(30 * DAY_MS);
    expect(await processEndings(customer)).toEqual([]);
    app.payments.takeCalls();
    await processEndings(customer);
    expect(app.payments.takeCalls()).toEqual([]);
    app.clock.advance(HOUR_MS);
    await processEndings(customer);
    expect(app.payments.takeCalls()).toContain('readSubscription');
    expect(await activeJobs(customer)).toBe(2);
    app.clock.advance(30 * DAY_MS);
    expect(await processEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
  });

  it('waits while the provider is unavailable', async () => {
    const customer = await aCustomer();
    app.clock.advance(30 * DAY_MS);
    app.payments.renew(customer.providerId);
    app.payments.goOffline();
    expect(await processEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    app.payments.goOnline();
    await processEndings(customer);
    expect((await read(customer)).subscription.status).toBe('active');
  });
});
