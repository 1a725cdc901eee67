import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, deliverSubscriptionEvent } from '../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  type TestAccount,
} from '../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../test/database/insert-jobs.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/test-clock.ts';
import { keepPlanEndings } from '../index.ts';

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

/** A call of the employer's, whenever it is. */
async function change({ employer, id }: Customer, what: string, body: object = {}) {
  const as = await signInAgain(app, employer, 'employer');
  const response = await app.call('PATCH', `${URL}/${id}/${what}`, { as, body });
  expect(response.statusCode, response.body).toBe(200);
}

async function mailsTo({ email }: TestAccount) {
  await app.runTasks();
  return app.mails.take().filter(({ to }) => to === email);
}

/** The recurring task in two instances at once, and the mails it causes to one address. */
async function keepEndings({ employer }: Customer) {
  await Promise.all([keepPlanEndings(app.platform), keepPlanEndings(app.platform)]);
  // Employers locked by one are left for the next run of the other.
  await keepPlanEndings(app.platform);
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

describe('a plan that is cancelled for the end of its period', () => {
  it('has its jobs announced seven days before, once, and closed on the day', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel');
    expect(await mailsTo(customer.employer)).toMatchObject([
      { subject: 'Your Impact plan ends on Dec 20, 2026' },
    ]);
    expect(await keepEndings(customer)).toEqual([]);
    app.clock.advance(23 * DAY_MS - MINUTE_MS);
    expect(await keepEndings(customer)).toEqual([]);
    app.clock.advance(MINUTE_MS);
    expect(await keepEndings(customer)).toEqual(['Your open jobs close on Dec 20, 2026']);
    app.clock.advance(7 * DAY_MS - MINUTE_MS);
    expect(await keepEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    app.clock.advance(MINUTE_MS);
    app.payments.end(customer.providerId);
    await deliverSubscriptionEvent(app, customer.providerId);
    const mails = await keepEndings(customer);
    expect(mails.sort()).toEqual(['Your 2 jobs have closed', 'Your Impact plan has ended']);
    expect(await activeJobs(customer)).toBe(0);
    app.clock.advance(30 * DAY_MS);
    expect(await keepEndings(customer)).toEqual([]);
  });

  it('closes nothing when it is kept after all, and announces again when it is cancelled again', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel');
    app.clock.advance(25 * DAY_MS);
    expect(await keepEndings(customer)).toHaveLength(2);
    await change(customer, 'reactivate');
    app.clock.advance(5 * DAY_MS);
    app.payments.renew(customer.providerId);
    await deliverSubscriptionEvent(app, customer.providerId);
    app.clock.advance(5 * DAY_MS);
    expect(await keepEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    await change(customer, 'cancel');
    app.clock.advance(20 * DAY_MS);
    const mails = await keepEndings(customer);
    expect(mails.filter((subject) => subject.startsWith('Your open jobs close'))).toHaveLength(1);
  });

  it('sends no mail about closing jobs when the plan was kept before it went out', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel');
    app.clock.advance(24 * DAY_MS);
    await keepPlanEndings(app.platform);
    await change(customer, 'reactivate');
    expect(await mailsTo(customer.employer)).toEqual([]);
  });

  it('sends nothing to an employer without active jobs', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    const customer = { employer, ...(await buyPlan(app, employer)) };
    await insertJob(app, employer, { status: 'Closed' });
    await mailsTo(employer);
    await change(customer, 'cancel', { immediate: true });
    expect(await keepEndings(customer)).toEqual(['Your Impact plan has ended']);
  });
});

describe('a plan that has ended at once', () => {
  it('keeps its jobs open for seven days after the mail', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel', { immediate: true });
    const subjects = await keepEndings(customer);
    expect(subjects).toHaveLength(2);
    expect(subjects).toContain('Your Impact plan has ended');
    app.clock.advance(7 * DAY_MS - 1);
    expect(await keepEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    app.clock.advance(1);
    expect(await keepEndings(customer)).toEqual(['Your 2 jobs have closed']);
    expect(await activeJobs(customer)).toBe(0);
  });

  it('closes nothing when another plan is bought in time', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel', { immediate: true });
    await keepEndings(customer);
    app.clock.advance(6 * DAY_MS);
    const next = await buyPlan(app, customer.employer, { planType: 'impact' });
    app.clock.advance(2 * DAY_MS);
    expect(await keepEndings(customer)).toEqual(['Your Impact plan has begun']);
    expect(await activeJobs(customer)).toBe(2);
    // And has its own end announced.
    app.payments.end(next.providerId);
    await deliverSubscriptionEvent(app, next.providerId);
    expect(await keepEndings(customer)).toHaveLength(2);
    expect(await activeJobs(customer)).toBe(2);
  });

  it('leaves an employer whose plan is being changed to the next run', async () => {
    const customer = await aCustomer();
    await change(customer, 'cancel', { immediate: true });
    await mailsTo(customer.employer);
    const transaction = await app.database.startTransaction().execute();
    await transaction
      .selectFrom('employers')
      .select('id')
      .where('id', '=', customer.employer.id)
      .forUpdate()
      .execute();
    expect(await keepEndings(customer)).toEqual([]);
    await transaction.rollback().execute();
    expect(await keepEndings(customer)).toHaveLength(1);
  });
});

describe('a plan whose paid period is over without an event', () => {
  const read = async ({ employer }: Customer) => {
    const as = await signInAgain(app, employer, 'employer');
    const response = await app.call('GET', `${URL}/${employer.id}`, { as });
    return response.json<{ subscription: { status: string; currentPeriodEnd: string } }>();
  };

  it('is read again from the provider, and goes on where it was renewed', async () => {
    const customer = await aCustomer();
    const { currentPeriodEnd: before } = (await read(customer)).subscription;
    app.clock.advance(30 * DAY_MS);
    app.payments.renew(customer.providerId);
    await keepEndings(customer);
    expect((await read(customer)).subscription).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date(Date.parse(before) + 30 * DAY_MS).toISOString(),
    });
    expect(await activeJobs(customer)).toBe(2);
  });

  it('ends where the provider says so', async () => {
    const customer = await aCustomer();
    app.clock.advance(30 * DAY_MS);
    app.payments.end(customer.providerId);
    const mails = await keepEndings(customer);
    expect(mails).toContain('Your Impact plan has ended');
    expect(await read(customer)).toMatchObject({
      hasSubscription: false,
      subscription: { status: 'canceled' },
    });
  });

  it('stays as it is if the provider has not renewed it, and is checked again later', async () => {
    const customer = await aCustomer();
    app.clock.advance(30 * DAY_MS);
    expect(await keepEndings(customer)).toEqual([]);
    app.payments.takeCalls();
    await keepEndings(customer);
    expect(app.payments.takeCalls()).toEqual([]);
    app.clock.advance(HOUR_MS);
    await keepEndings(customer);
    expect(app.payments.takeCalls()).toContain('readSubscription');
    expect(await activeJobs(customer)).toBe(2);
    app.clock.advance(30 * DAY_MS);
    expect(await keepEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
  });

  it('waits while the provider is unavailable', async () => {
    const customer = await aCustomer();
    app.clock.advance(30 * DAY_MS);
    app.payments.renew(customer.providerId);
    app.payments.goOffline();
    expect(await keepEndings(customer)).toEqual([]);
    expect(await activeJobs(customer)).toBe(2);
    app.payments.goOnline();
    await keepEndings(customer);
    expect((await read(customer)).subscription.status).toBe('active');
  });
});
