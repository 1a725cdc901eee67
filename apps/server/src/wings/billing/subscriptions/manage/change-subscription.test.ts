import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startCheckout,
  buyPlan,
  deliverSubscriptionEvent,
} from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { minimalJobBody, insertJob } from '../../../../../test/database/insert-jobs.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const URL = '/employer-subscriptions';
const UNKNOWN_ID = '0199a5a0-0000-7000-8000-000000000001';

async function signUpWithoutPlan() {
  return signUpEmployer(app, { plan: null });
}

async function subscriptionOf(employer: TestAccount) {
  const response = await app.api.getSubscription({ employerId: employer.id, as: employer });
  return response.json<{
    hasSubscription: boolean;
    subscription: Record<string, unknown> | null;
  }>();
}

async function placements(employer: TestAccount) {
  const jobs = await app.database
    .selectFrom('jobs')
    .select(['status', 'placement'])
    .where('employer_id', '=', employer.id)
    .orderBy('id')
    .execute();
  return jobs.map(({ status, placement }) => `${status} ${placement}`);
}

describe('POST /employer-subscriptions', () => {
  it('returns the checkout page, and buys nothing by itself', async () => {
    const employer = await signUpWithoutPlan();
    const checkoutUrl = await startCheckout(app, employer, { planType: 'basic' });
    expect(app.payments.openCheckout(checkoutUrl)).toMatchObject({
      employerId: employer.id,
      planType: 'basic',
      billingCycle: 'monthly',
      successUrl: 'http://nextshift.example/employer/subscription?checkout=done',
      cancelUrl:
        'http://nextshift.example/employer/subscription?checkout=cancelled&plan=basic&cycle=monthly',
    });
    expect(await subscriptionOf(employer)).toMatchObject({ hasSubscription: false });
    const post = await app.api.createJob({ as: employer, body: minimalJobBody });
    expect(post.statusCode).toBe(403);
  });

  it('starts the plan once the provider reports the payment', async () => {
    const employer = await signUpWithoutPlan();
    await buyPlan(app, employer, { planType: 'corporate', billingCycle: 'annual' });
    expect(await subscriptionOf(employer)).toMatchObject({
      hasSubscription: true,
      subscription: {
        status: 'active',
        planType: 'corporate',
        billingCycle: 'annual',
        accountManager: { name: 'NextShift account team', email: 'sales@nextshift.test' },
      },
    });
    const post = await app.api.createJob({ as: employer, body: minimalJobBody });
    expect(post.statusCode).toBe(201);
  });

  it('creates one customer for all purchases, and leaves one checkout open', async () => {
    const employer = await signUpWithoutPlan();
    const first = await startCheckout(app, employer);
    const second = await startCheckout(app, employer, { planType: 'basic' });
    expect(app.payments.openCheckout(first)).toBeNull();
    expect(app.payments.openCheckout(second)).toMatchObject({ planType: 'basic' });
    const customers = await app.database
      .selectFrom('payment_customers')
      .select('provider_customer_id')
      .where('employer_id', '=', employer.id)
      .execute();
    expect(customers).toHaveLength(1);
  });

  it('returns the same page when repeated with its key', async () => {
    const employer = await signUpWithoutPlan();
    const call = {
      as: employer,
      body: { planType: 'impact', billingCycle: 'annual' },
      headers: { 'idempotency-key': 'one' },
    };
    const first = await app.api.startSubscription(call);
    const again = await app.api.startSubscription(call);
    expect(again.json()).toEqual(first.json());
  });

  it('reuses its key at the provider when the response was lost', async () => {
    const employer = await signUpWithoutPlan();
    const call = {
      as: employer,
      body: { planType: 'impact', billingCycle: 'annual' },
      headers: { 'idempotency-key': 'lost' },
    };
    const first = await app.api.startSubscription(call);
    await app.database.deleteFrom('idempotency_keys').where('key', '=', 'lost').execute();
    const again = await app.api.startSubscription(call);
    expect(again.json()).toEqual(first.json());
  });

  it('rejects a second plan', async () => {
    const employer = await signUpEmployer(app, { plan: 'basic' });
    const body = { planType: 'impact', billingCycle: 'annual' };
    const response = await app.api.startSubscription({ as: employer, body });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'subscription_active' });
  });

  it.each([
    [{}, 'Please choose a plan.'],
    [{ planType: 'gold', billingCycle: 'annual' }, 'Please choose a plan.'],
    [{ planType: 'basic', billingCycle: 'daily' }, 'Please choose monthly or annual billing.'],
  ])('reports what is wrong with %j', async (body, message) => {
    const response = await app.api.startSubscription({ as: await signUpWithoutPlan(), body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  it('rejects a purchase for another employer', async () => {
    const other = await signUpWithoutPlan();
    const body = { employerId: other.id, planType: 'basic', billingCycle: 'annual' };
    const response = await app.api.startSubscription({ as: await signUpWithoutPlan(), body });
    expect(response.statusCode).toBe(403);
  });

  it('responds 503 while the provider is unavailable, and stores nothing', async () => {
    const employer = await signUpWithoutPlan();
    app.payments.goOffline();
    const body = { planType: 'basic', billingCycle: 'annual' };
    const response = await app.api.startSubscription({ as: employer, body });
    app.payments.goOnline();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'payments_unavailable' });
    expect(app.log.takeErrors()).toHaveLength(1);
    const stored = await app.database
      .selectFrom('payment_customers')
      .select('employer_id')
      .where('employer_id', '=', employer.id)
      .execute();
    expect(stored).toEqual([]);
  });

  it('returns to our own address, whatever host the request names', async () => {
    const employer = await signUpWithoutPlan();
    const response = await app.api.startSubscription({
      as: employer,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      body: {
        planType: 'basic',
        billingCycle: 'annual',
        successUrl: 'https://evil.example',
        cancelUrl: 'https://evil.example',
        checkoutUrl: 'https://evil.example',
      },
    });
    const { checkoutUrl } = response.json<{ checkoutUrl: string }>();
    expect(JSON.stringify([checkoutUrl, app.payments.openCheckout(checkoutUrl)])).not.toContain(
      'evil',
    );
  });
});

describe('PUT /employer-subscriptions/{id}', () => {
  it('changes the plan, its billing and its terms', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer, { planType: 'basic' });
    await insertJob(app, employer);
    await insertJob(app, employer, { status: 'Closed' });
    const response = await app.api.changeSubscription({
      id,
      as: employer,
      body: { planType: 'accelerate', billingCycle: 'annual' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      subscription: {
        id,
        planType: 'accelerate',
        billingCycle: 'annual',
        planDetails: { limitations: { maxActiveJobs: 3 } },
        accountManager: null,
      },
    });
    expect(await placements(employer)).toEqual(['Active 2', 'Closed 0']);
  });

  it('marks a job as full if it has more applicants than the smaller plan allows', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer, { planType: 'impact' });
    const jobId = await insertJob(app, employer, { applicants: 20 });
    const isFull = async () => (await app.api.getJob({ jobId })).json<{ full: boolean }>().full;
    expect(await isFull()).toBe(false);
    const body = { planType: 'basic', billingCycle: 'monthly' };
    await app.api.changeSubscription({ id, as: employer, body });
    expect(await isFull()).toBe(true);
  });

  it('keeps the jobs of a smaller plan open, but accepts no new one', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer, { planType: 'accelerate' });
    for (let job = 0; job < 3; job += 1) {
      await app.api.createJob({ as: employer, body: minimalJobBody });
    }
    const closed = await insertJob(app, employer, { status: 'Closed' });
    const body = { planType: 'basic', billingCycle: 'monthly' };
    await app.api.changeSubscription({ id, as: employer, body });
    expect(await placements(employer)).toEqual(['Active 0', 'Active 0', 'Active 0', 'Closed 0']);
    const created = await app.api.createJob({ as: employer, body: minimalJobBody });
    expect(created.json()).toMatchObject({
      code: 'plan_limit_reached',
      details: { planType: 'basic', maxActiveJobs: 1, activeJobs: 3 },
    });
    const reposted = await app.api.updateJob({
      jobId: closed,
      as: employer,
      body: { status: 'Active' },
    });
    expect(reposted.statusCode).toBe(403);
    app.clock.advance(10 * DAY_MS);
    expect(await placements(employer)).toContain('Active 0');
  });

  it('rejects the current plan', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer, { planType: 'basic' });
    const body = { planType: 'basic', billingCycle: 'monthly' };
    const response = await app.api.changeSubscription({ id, as: employer, body });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'illegal_subscription_change' });
  });

  it('rejects an ended one, and another employer’s', async () => {
    const employer = await signUpWithoutPlan();
    const { id, providerId } = await buyPlan(app, employer, { planType: 'basic' });
    const body = { planType: 'corporate', billingCycle: 'monthly' };
    const other = await signUpEmployer(app);
    expect((await app.api.changeSubscription({ id, as: other, body })).statusCode).toBe(404);
    expect((await app.api.changeSubscription({ id: UNKNOWN_ID, as: other, body })).statusCode).toBe(
      404,
    );
    app.payments.end(providerId);
    await deliverSubscriptionEvent(app, providerId);
    const response = await app.api.changeSubscription({ id, as: employer, body });
    expect(response.json()).toMatchObject({ code: 'subscription_ended' });
  });

  it('bills once when repeated with its key', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer, { planType: 'basic' });
    const call = {
      as: employer,
      body: { planType: 'impact', billingCycle: 'monthly' },
      headers: { 'idempotency-key': 'change' },
    };
    app.payments.takeCalls();
    const first = await app.api.changeSubscription({ id, ...call });
    const again = await app.api.changeSubscription({ id, ...call });
    expect(again.json()).toEqual(first.json());
    expect(app.payments.takeCalls().filter((name) => name === 'changePlan')).toHaveLength(1);
  });

  it('changes nothing while the provider is unavailable', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer, { planType: 'basic' });
    app.payments.goOffline();
    const body = { planType: 'impact', billingCycle: 'monthly' };
    const response = await app.api.changeSubscription({ id, as: employer, body });
    app.payments.goOnline();
    expect(response.statusCode).toBe(503);
    expect(app.log.takeErrors()).toHaveLength(1);
    expect(await subscriptionOf(employer)).toMatchObject({ subscription: { planType: 'basic' } });
  });
});

describe('PATCH /employer-subscriptions/{id}/cancel and /reactivate', () => {
  const cancel = (as: TestAccount, id: string, body?: object) =>
    app.api.cancelSubscription({ id, as, ...(body ? { body } : {}) });
  const reactivate = (as: TestAccount, id: string) => app.api.reactivateSubscription({ id, as });

  it('ends with the paid period, unless revoked before', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer);
    expect((await cancel(employer, id)).json()).toMatchObject({
      subscription: { status: 'active', cancelAtPeriodEnd: true },
    });
    expect((await cancel(employer, id, { immediate: false })).json()).toMatchObject({
      subscription: { cancelAtPeriodEnd: true },
    });
    expect((await reactivate(employer, id)).json()).toMatchObject({
      subscription: { status: 'active', cancelAtPeriodEnd: false },
    });
    const response = await reactivate(employer, id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'illegal_subscription_change' });
  });

  it('ends immediately and finally on request', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer);
    await insertJob(app, employer, { placement: 1 });
    expect((await cancel(employer, id, { immediate: true })).json()).toMatchObject({
      subscription: { status: 'canceled', cancelAtPeriodEnd: false },
    });
    expect(await placements(employer)).toEqual(['Active 0']);
    expect(await subscriptionOf(employer)).toMatchObject({
      hasSubscription: false,
      subscription: { id, status: 'canceled' },
      subscriptionToken: null,
    });
    for (const response of [await cancel(employer, id), await reactivate(employer, id)]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'subscription_ended' });
    }
    await buyPlan(app, employer, { planType: 'basic' });
    expect(await subscriptionOf(employer)).toMatchObject({ subscription: { planType: 'basic' } });
  });

  it('cannot be revoked once the paid period is over', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer);
    await cancel(employer, id);
    app.clock.advance(31 * DAY_MS);
    const response = await reactivate(await signInAgain(app, employer, 'employer'), id);
    expect(response.json()).toMatchObject({ code: 'subscription_ended' });
  });

  it('is for its own employer only', async () => {
    const { id } = await buyPlan(app, await signUpWithoutPlan());
    const other = await signUpEmployer(app);
    expect((await cancel(other, id)).statusCode).toBe(404);
    expect((await reactivate(other, id)).statusCode).toBe(404);
  });

  it('accepts only a boolean for immediate', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer);
    expect((await cancel(employer, id, { immediate: 'yes' })).statusCode).toBe(400);
    expect(await subscriptionOf(employer)).toMatchObject({
      subscription: { status: 'active', cancelAtPeriodEnd: false },
    });
  });
});

describe('GET /employer-subscriptions/{id}/history', () => {
  it('lists bills and changes, newest first, page by page', async () => {
    const employer = await signUpWithoutPlan();
    const { id, providerId } = await buyPlan(app, employer, { planType: 'basic' });
    const url = `${URL}/${id}`;
    app.clock.advance(DAY_MS);
    const body = { planType: 'impact', billingCycle: 'monthly' };
    await app.api.changeSubscription({ id, as: employer, body });
    app.clock.advance(DAY_MS);
    await app.call('PATCH', `${url}/cancel`, { as: employer });
    app.clock.advance(DAY_MS);
    await app.call('PATCH', `${url}/reactivate`, { as: employer });
    app.clock.advance(27 * DAY_MS);
    app.payments.failPayment(providerId);
    await deliverSubscriptionEvent(app, providerId);
    app.payments.payOpenBills(providerId);
    await deliverSubscriptionEvent(app, providerId);

    const lines: { kind: string; planType: string; amount: number | null }[] = [];
    const reader = await signInAgain(app, employer, 'employer');
    let next: string | null = `${url}/history?limit=3`;
    while (next !== null) {
      const page = await app.call('GET', next, { as: reader });
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toMatch(/sub_|in_|provider/);
      lines.push(...page.json<{ history: typeof lines }>().history);
      next = /<(.+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? null;
    }
    expect(lines.map(({ kind, planType, amount }) => [kind, planType, amount])).toEqual([
      ['renewed', 'impact', 149],
      ['payment_failed', 'impact', 149],
      ['reactivated', 'impact', null],
      ['cancel_scheduled', 'impact', null],
      ['changed', 'impact', 149],
      ['started', 'basic', 79],
    ]);
  });

  it('is for its own employer only', async () => {
    const { id } = await buyPlan(app, await signUpWithoutPlan());
    const other = await signUpEmployer(app);
    const response = await app.api.getBillingHistory({ id, as: other });
    expect(response.statusCode).toBe(404);
  });

  it('rejects an invalid cursor', async () => {
    const employer = await signUpWithoutPlan();
    const { id } = await buyPlan(app, employer);
    expect(
      (await app.api.getBillingHistory({ id, query: { cursor: 'none' }, as: employer })).statusCode,
    ).toBe(400);
  });
});
