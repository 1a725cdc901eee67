import { DAY_MS } from '@nextshift/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buyPlan } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../../../test/database/create-test-database.ts';
import {
  signInAgain,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { insertJob } from '../../../../../test/database/insert-jobs.ts';
import {
  createTaskRunner,
  type TaskRunner,
} from '../../../../../test/servers/create-task-runner.ts';
import { buildApp } from '../../../../app.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { deliverInProcess } from '../../payments/index.ts';
import { processPlanEndings, warnAboutSandboxPlans } from '../index.ts';

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let app: TestApp;
/** The same board after Stripe was configured. */
let platform: Platform;
let http: FastifyInstance;
let tasks: TaskRunner;

beforeAll(async () => {
  own = await createTestDatabase();
  app = await createTestApp({ connectionString: own.connectionString });
  platform = { ...app.platform, payments: { ...app.payments, name: 'stripe' } };
  http = await buildApp(platform);
  tasks = createTaskRunner(platform, own.connectionString, deliverInProcess(http));
});

beforeEach(async () => {
  await app.database.deleteFrom('subscriptions').execute();
});

afterAll(async () => {
  await tasks.close();
  await http.close();
  await app.close();
  await own.drop();
});

/** An employer with a sandbox plan and an open job. */
async function aLeftCustomer() {
  const employer = await signUpEmployer(app, { plan: null });
  const { id } = await buyPlan(app, employer);
  const jobId = await insertJob(app, employer);
  await mailsTo(employer);
  return { employer, id, jobId };
}

async function call(
  method: 'GET' | 'PATCH' | 'POST' | 'PUT',
  url: string,
  as: TestAccount,
  body?: object,
) {
  const { token } = await signInAgain(app, as, 'employer');
  const headers = { authorization: `Bearer ${token}` };
  return http.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
}

async function readOwn(employer: TestAccount) {
  const response = await call('GET', `/employer-subscriptions/${employer.id}`, employer);
  return response.json<{ subscription: object; hasSubscription: boolean }>();
}

async function takeMails({ email }: TestAccount) {
  await tasks.run();
  return app.mails.take().filter(({ to }) => to === email);
}

async function mailsTo(employer: TestAccount) {
  return (await takeMails(employer)).map(({ subject }) => subject);
}

/** Buys a plan from Stripe. */
async function buyFromStripe(employer: TestAccount) {
  const plan = { planType: 'basic', billingCycle: 'monthly' };
  const response = await call('POST', '/employer-subscriptions', employer, plan);
  const { checkoutUrl } = response.json<{ checkoutUrl: string }>();
  const subscriptionId = app.payments.pay(checkoutUrl);
  const event = app.payments.sign({ subscriptionId });
  await http.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: event.headers,
    payload: event.body,
  });
  return subscriptionId;
}

it('the startup log contains how many plans the sandbox sold, once Stripe is configured', async () => {
  await warnAboutSandboxPlans(platform);
  expect(app.log.text()).not.toContain('sold by the sandbox');
  await aLeftCustomer();
  await aLeftCustomer();
  await warnAboutSandboxPlans(app.platform);
  expect(app.log.text()).not.toContain('sold by the sandbox');
  await warnAboutSandboxPlans(platform);
  expect(app.log.text()).toContain('2 plans were sold by the sandbox. They end with their period');
});

it('a sandbox plan ends with its period, and its jobs close like those of any ended plan', async () => {
  const { employer, jobId } = await aLeftCustomer();
  await processPlanEndings.run(platform);
  await processPlanEndings.run(platform);
  expect(await readOwn(employer)).toMatchObject({
    subscription: { fromSandbox: true, cancelAtPeriodEnd: true, status: 'active' },
  });
  const [told, ...more] = await takeMails(employer);
  expect([told?.subject, more]).toEqual(['Your Impact plan ends on Dec 20, 2026', []]);
  expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(
    'your Impact plan came from a test checkout, and plans are paid for now.',
  );
  app.clock.advance(24 * DAY_MS);
  await processPlanEndings.run(platform);
  expect(await mailsTo(employer)).toEqual(['Your open jobs close on Dec 21, 2026']);
  app.clock.advance(7 * DAY_MS);
  await processPlanEndings.run(platform);
  await processPlanEndings.run(platform);
  expect((await mailsTo(employer)).toSorted()).toEqual([
    'Your Impact plan has ended',
    'Your job has closed',
  ]);
  expect(await readOwn(employer)).toMatchObject({ hasSubscription: false });
  const { status } = await app.database
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('Closed');
});

it('a sandbox plan can be ended immediately, and another bought', async () => {
  const { employer, id } = await aLeftCustomer();
  const url = `/employer-subscriptions/${id}`;
  const atEnd = await call('PATCH', `${url}/cancel`, employer, {});
  expect(atEnd.json()).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
  for (const refused of [
    await call('PATCH', `${url}/reactivate`, employer),
    await call('PUT', url, employer, { planType: 'basic', billingCycle: 'monthly' }),
  ]) {
    expect(refused.json()).toMatchObject({ code: 'illegal_subscription_change' });
  }
  const now = await call('PATCH', `${url}/cancel`, employer, { immediate: true });
  expect(now.json()).toMatchObject({ subscription: { status: 'canceled', fromSandbox: true } });
  expect(await mailsTo(employer)).toContain('Your Impact plan has ended');
  await buyFromStripe(employer);
  expect(await readOwn(employer)).toMatchObject({
    subscription: { planType: 'basic', fromSandbox: false },
  });
});

it('a sandbox plan is replaced by one bought while it runs, and does not return', async () => {
  const { employer, id } = await aLeftCustomer();
  await buyFromStripe(employer);
  await processPlanEndings.run(platform);
  expect(await mailsTo(employer)).toEqual(['Your Basic plan has begun']);
  const rows = await app.database
    .selectFrom('subscriptions')
    .select(['provider', 'plan_type', 'status'])
    .where('employer_id', '=', employer.id)
    .orderBy('provider')
    .execute();
  expect(rows).toEqual([
    { provider: 'sandbox', plan_type: 'impact', status: 'canceled' },
    { provider: 'stripe', plan_type: 'basic', status: 'active' },
  ]);
  const again = await call('POST', '/employer-subscriptions', employer, {
    planType: 'basic',
    billingCycle: 'monthly',
  });
  expect(again.json()).toMatchObject({ code: 'subscription_active' });
  const history = await call('GET', `/employer-subscriptions/${id}/history`, employer);
  expect(history.json<{ history: { hasInvoice: boolean }[] }>().history).toMatchObject([
    { kind: 'ended', hasInvoice: false },
    { kind: 'started', hasInvoice: false },
  ]);
});
