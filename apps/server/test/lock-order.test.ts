import { DAY_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockCompanyWithJobs } from '../src/wings/jobs/jobs/index.ts';
import { processPlanEndings } from '../src/wings/billing/subscriptions/index.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import {
  PASSWORD,
  signInAgain,
  signUpEmployer,
  signUpSeeker,
  type TestAccount,
} from './database/insert-accounts.ts';
import { insertApplication } from './database/insert-applications.ts';
import { useOperator } from './database/insert-operators.ts';
import { insertJob } from './database/insert-jobs.ts';
import { lockRow } from './database/lock-row.ts';
import { buyPlan } from './payments/buy-plan.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Whether a row is free to be locked now, as an operator's decision or a repost would lock it; a seeker, by a deletion. */
async function isFree(table: 'employers' | 'jobs' | 'seekers', id: string): Promise<boolean> {
  const lock = sql.raw(table === 'seekers' ? 'for update' : 'for no key update');
  const { rows } =
    await sql`select from ${sql.table(table)} where id = ${id} ${lock} skip locked`.execute(
      app.database,
    );
  return rows.length === 1;
}

interface Business {
  readonly id: string;
  readonly jobId: string;
  readonly as: Awaited<ReturnType<typeof signUpEmployer>>;
  readonly plan: Awaited<ReturnType<typeof buyPlan>>;
}

async function aBusiness(): Promise<Business> {
  const as = await signUpEmployer(app, { plan: null });
  const plan = await buyPlan(app, as, { planType: 'corporate' });
  const published_at = app.clock.read();
  const [jobId] = [
    await insertJob(app, as, { published_at }),
    await insertJob(app, as, { published_at: new Date(published_at.getTime() - DAY_MS) }),
  ];
  await app.runTasks();
  app.mails.take();
  return { id: as.id, jobId, as, plan };
}

async function changePlan({ as, plan }: Business, planType: 'basic' | 'impact') {
  return app.api.changeSubscription({
    id: plan.id,
    as: await signInAgain(app, as, 'employer'),
    body: { planType, billingCycle: 'monthly' },
  });
}

async function suspend(kind: 'employers' | 'seekers', { id }: { readonly id: string }) {
  const { call } = await useOperator(app);
  return call('POST', `/api/operator/${kind}/${id}/suspend`, { body: { reason: 'A scam.' } });
}

/** What changes a company and its jobs in one transaction; `prepare` comes before another holds the job. */
const acts: Record<
  string,
  {
    readonly prepare?: (business: Business) => Promise<unknown>;
    readonly act: (business: Business) => Promise<unknown>;
  }
> = {
  'deleting the account': {
    act: ({ as }) => app.api.deleteCompany({ employerId: as.id, as, body: { password: PASSWORD } }),
  },
  'changing the plan': { act: (business) => changePlan(business, 'impact') },
  'closing the jobs beyond the plan': {
    prepare: async (business) => {
      await changePlan(business, 'basic');
      app.clock.advance(7 * DAY_MS);
    },
    act: () => processPlanEndings.run(app.platform),
  },
  'closing the jobs without a plan': {
    prepare: async ({ as, plan }) => {
      const asOwner = await signInAgain(app, as, 'employer');
      await app.api.cancelSubscription({ id: plan.id, as: asOwner, body: { immediate: true } });
      await processPlanEndings.run(app.platform);
      app.clock.advance(7 * DAY_MS);
    },
    act: () => processPlanEndings.run(app.platform),
  },
  'changing company and address': {
    act: ({ as }) =>
      app.api.updateEmployer({
        employerId: as.id,
        as,
        body: { email: `new-${as.email}`, currentPassword: PASSWORD, city: 'Boone' },
      }),
  },
  'renaming the company of a closed job': {
    prepare: ({ as, jobId }) => app.api.closeJob({ jobId, as }),
    act: ({ as }) =>
      app.api.updateEmployer({ employerId: as.id, as, body: { companyName: 'Copper Pot' } }),
  },
  'suspending the company': { act: (business) => suspend('employers', business) },
};

it.each(Object.entries(acts))('%s waits for a job without holding its company', async (_, it) => {
  const business = await aBusiness();
  await it.prepare?.(business);
  const job = await lockRow(app, 'jobs', business.jobId);
  const acting = it.act(business);
  await job.waitUntilContended();
  const isCompanyFree = await isFree('employers', business.id);
  await job.release();
  const outcome = await acting;
  expect(isCompanyFree).toBe(true);
  if (outcome)
    expect(outcome).toMatchObject({ statusCode: expect.toBeOneOf([200, 204]) as number });
});

it('locking a company locks also the job that was posted meanwhile', async () => {
  const employer = await signUpEmployer(app);
  const known = await insertJob(app, employer);
  const posting = await lockRow(app, 'employers', employer.id);
  const locking = await app.database.startTransaction().execute();
  const locked = lockCompanyWithJobs(locking, employer.id);
  await posting.waitUntilContended();
  const posted = await insertJob({ ...app, database: posting.transaction }, employer);
  await posting.release();
  expect(await locked).toMatchObject({ deleted_at: null });
  expect(await Promise.all([isFree('jobs', known), isFree('jobs', posted)])).toEqual([
    false,
    false,
  ]);
  await locking.rollback().execute();
});

const actsOnSeekers: Record<string, (seeker: TestAccount) => ReturnType<typeof suspend>> = {
  'deleting the account': (as) =>
    app.api.deleteMyAccount({ userId: as.id, as, body: { password: PASSWORD } }),
  'suspending the seeker': (seeker) => suspend('seekers', seeker),
};

it.each(Object.entries(actsOnSeekers))(
  '%s waits for the job applied to meanwhile without holding the seeker',
  async (_, act) => {
    const employer = await signUpEmployer(app);
    const seeker = await signUpSeeker(app);
    const jobId = await insertJob(app, employer);
    const reporting = await lockRow(app, 'jobs', jobId, { isReferable: true });
    const applying = await lockRow(app, 'seekers', seeker.id, { isReferable: true });
    const acting = act(seeker);
    await applying.waitUntilContended();
    const application = { jobId, employerId: employer.id, seekerId: seeker.id };
    await insertApplication({ ...app, database: applying.transaction }, application);
    await applying.release();
    await reporting.waitUntilContended();
    const isSeekerFree = await isFree('seekers', seeker.id);
    await reporting.release();
    expect((await acting).statusCode).toBeOneOf([200, 204]);
    expect(isSeekerFree).toBe(true);
  },
);

it('saving a job waits for it without holding the seeker', async () => {
  const seeker = await signUpSeeker(app);
  const jobId = await insertJob(app, await signUpEmployer(app));
  const job = await lockRow(app, 'jobs', jobId);
  const saving = app.api.saveJob({ as: seeker, body: { userId: seeker.id, jobId } });
  await job.waitUntilContended();
  const isSeekerFree = await isFree('seekers', seeker.id);
  await job.release();
  expect((await saving).statusCode).toBe(201);
  expect(isSeekerFree).toBe(true);
});
