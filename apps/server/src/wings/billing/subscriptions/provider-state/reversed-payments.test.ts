import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPlan, deliverEvent } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import { minimalJobBody, insertJob } from '../../../../../test/database/insert-jobs.ts';
import { countUnmatchedEvents, replayPaymentEvents } from '../index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** An employer with an Impact plan for 149 dollars and one open job. */
async function aCustomer() {
  const employer = await signUpEmployer(app, { plan: null });
  const bought = await buyPlan(app, employer);
  const jobId = await insertJob(app, employer);
  await mailsTo(employer);
  return { employer, jobId, ...bought };
}

/** Delivers an event about a payment: like the provider's, it does not name the subscription. */
function deliverPaymentEvent(providerId: string, type: string, id?: string) {
  const paymentId = app.payments.paymentOf(providerId);
  return deliverEvent(
    app,
    app.payments.sign({ type, paymentId, ...(id === undefined ? {} : { id }) }),
  );
}

async function mailsTo({ email }: TestAccount) {
  await app.runTasks();
  return app.mails
    .take()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject);
}

async function readOwn(employer: TestAccount) {
  const response = await app.api.getSubscription({ employerId: employer.id, as: employer });
  return response.json<{ subscription: object; hasSubscription: boolean }>();
}

async function historyOf(employer: TestAccount, id: string) {
  const response = await app.api.getBillingHistory({ id, as: employer });
  return response
    .json<{ history: { kind: string; amount: number | null }[] }>()
    .history.map(({ kind, amount }) => [kind, amount]);
}

function post(as: TestAccount) {
  return app.api.createJob({ as, body: minimalJobBody });
}

async function statusOf(jobId: string) {
  const { status } = await app.database
    .selectFrom('jobs')
    .select('status')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return status;
}

describe('a payment that is refunded', () => {
  it('in full ends the plan immediately, here and at the provider, and is announced once', async () => {
    const { employer, id, jobId, providerId } = await aCustomer();
    app.payments.refund(providerId);
    await deliverPaymentEvent(providerId, 'charge.refunded', `evt_refund_${id}`);
    await deliverPaymentEvent(providerId, 'charge.refunded', `evt_refund_${id}`);
    expect(await readOwn(employer)).toMatchObject({
      hasSubscription: false,
      subscription: { status: 'canceled', reversal: 'refunded' },
    });
    expect(await mailsTo(employer)).toEqual([
      'Your payment was refunded, and your Impact plan has ended',
    ]);
    const state = await app.payments.readSubscription(providerId);
    expect(state?.subscription.status).toBe('canceled');
    // The event of the cancellation itself changes nothing more.
    await deliverEvent(app, app.payments.sign({ subscriptionId: providerId }));
    expect(await mailsTo(employer)).toEqual([]);
    const lines = await historyOf(employer, id);
    expect(lines.toSorted()).toEqual([
      ['ended', null],
      ['refunded', -149],
      ['started', 149],
    ]);
    expect(await statusOf(jobId)).toBe('Active');
    expect((await post(employer)).json()).toMatchObject({ code: 'plan_limit_reached' });
  });

  it('in part changes only the history, whose line grows until the full refund ends the plan', async () => {
    const { employer, id, providerId } = await aCustomer();
    for (const amount of [49, 49, 99]) {
      app.payments.refund(providerId, amount);
      await deliverPaymentEvent(providerId, 'charge.refunded');
      expect(await readOwn(employer)).toMatchObject({ subscription: { status: 'active' } });
      expect(await mailsTo(employer)).toEqual([]);
      expect(await historyOf(employer, id)).toContainEqual(['refunded', -amount]);
    }
    expect(await historyOf(employer, id)).toHaveLength(2);
    app.payments.refund(providerId);
    await deliverPaymentEvent(providerId, 'charge.refunded');
    expect(await readOwn(employer)).toMatchObject({ hasSubscription: false });
  });

  it('is announced even long after the plan was set to end', async () => {
    const { employer, id, providerId } = await aCustomer();
    await app.api.cancelSubscription({ id, as: employer, body: {} });
    await mailsTo(employer);
    app.clock.advance(10 * DAY_MS);
    app.payments.refund(providerId);
    await deliverPaymentEvent(providerId, 'charge.refunded');
    expect(await mailsTo(employer)).toContain(
      'Your payment was refunded, and your Impact plan has ended',
    );
  });

  it('for an earlier period does not affect the current one', async () => {
    const { employer, providerId } = await aCustomer();
    app.payments.refund(providerId);
    app.clock.advance(30 * DAY_MS);
    app.payments.renew(providerId);
    await deliverPaymentEvent(providerId, 'charge.refunded');
    const plan = await app.database
      .selectFrom('subscriptions')
      .select(['status', 'reversal'])
      .where('employer_id', '=', employer.id)
      .execute();
    expect(plan).toEqual([{ status: 'active', reversal: null }]);
  });

  it('allows another plan to be bought', async () => {
    const { employer, providerId } = await aCustomer();
    app.payments.refund(providerId);
    await deliverPaymentEvent(providerId, 'charge.refunded');
    await app.runTasks();
    await buyPlan(app, employer, { planType: 'basic' });
    expect(await readOwn(employer)).toMatchObject({ subscription: { planType: 'basic' } });
    await deliverPaymentEvent(providerId, 'charge.refunded');
    expect(await readOwn(employer)).toMatchObject({ subscription: { planType: 'basic' } });
  });
});

describe('a payment that is disputed', () => {
  async function aDispute() {
    const customer = await aCustomer();
    app.payments.dispute(customer.providerId, 'open');
    await deliverPaymentEvent(customer.providerId, 'charge.dispute.created');
    return customer;
  }

  it('suspends the plan: nothing can be posted, reposted or changed, but open jobs stay', async () => {
    const { employer, id, jobId, providerId } = await aDispute();
    await deliverPaymentEvent(providerId, 'charge.dispute.created');
    expect(await readOwn(employer)).toMatchObject({
      hasSubscription: true,
      subscription: { status: 'active', reversal: 'disputed' },
    });
    expect(await mailsTo(employer)).toEqual(['Your Impact plan is suspended']);
    const refused = await post(employer);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'plan_suspended' }]);
    const closedId = await insertJob(app, employer, { status: 'Closed' });
    const body = { status: 'Active' };
    const repost = await app.api.updateJob({ jobId: closedId, as: employer, body });
    expect(repost.json()).toMatchObject({ code: 'plan_suspended' });
    const to = { planType: 'basic', billingCycle: 'monthly' };
    const change = await app.api.changeSubscription({ id, as: employer, body: to });
    expect(change.json()).toMatchObject({ code: 'plan_suspended' });
    expect(await statusOf(jobId)).toBe('Active');
  });

  it('restores the plan when the dispute is won', async () => {
    const { employer, id, providerId } = await aDispute();
    await mailsTo(employer);
    app.payments.dispute(providerId, 'won');
    await deliverPaymentEvent(providerId, 'charge.dispute.closed');
    await deliverPaymentEvent(providerId, 'charge.dispute.closed');
    expect(await readOwn(employer)).toMatchObject({ subscription: { reversal: null } });
    expect(await mailsTo(employer)).toEqual(['Your Impact plan is back']);
    expect((await historyOf(employer, id)).map(([kind]) => kind)).toEqual([
      'restored',
      'suspended',
      'started',
    ]);
    expect((await post(employer)).statusCode).toBe(201);
  });

  it('ends the plan when the dispute is lost', async () => {
    const { employer, providerId } = await aDispute();
    await mailsTo(employer);
    app.payments.dispute(providerId, 'lost');
    await deliverPaymentEvent(providerId, 'charge.dispute.closed');
    expect(await mailsTo(employer)).toEqual(['Your Impact plan has ended']);
    expect(await readOwn(employer)).toMatchObject({
      hasSubscription: false,
      subscription: { reversal: 'dispute_lost' },
    });
    const state = await app.payments.readSubscription(providerId);
    expect(state?.subscription.status).toBe('canceled');
  });

  it('has its current state applied, whichever event arrives first', async () => {
    const { employer, providerId } = await aCustomer();
    app.payments.dispute(providerId, 'won');
    await deliverPaymentEvent(providerId, 'charge.dispute.closed');
    await deliverPaymentEvent(providerId, 'charge.dispute.created');
    expect(await readOwn(employer)).toMatchObject({ subscription: { reversal: null } });
    expect(await mailsTo(employer)).toEqual([]);
  });

  it('does not prevent cancelling the plan', async () => {
    const { employer, id } = await aDispute();
    const body = { immediate: true };
    const cancelled = await app.api.cancelSubscription({ id, as: employer, body });
    expect(cancelled.json()).toMatchObject({ subscription: { status: 'canceled' } });
    expect(await mailsTo(employer)).toEqual(['Your Impact plan has ended']);
  });
});

it('an event of an unmatched payment is stored, and replayed once it matches', async () => {
  const { employer, providerId } = await aCustomer();
  app.payments.disown(providerId, 'no_price');
  app.payments.refund(providerId);
  const before = await countUnmatchedEvents(app.database);
  const told = await deliverPaymentEvent(
    providerId,
    'charge.refunded',
    `evt_unmatched_${providerId}`,
  );
  expect(told.statusCode).toBe(200);
  expect(await countUnmatchedEvents(app.database)).toBe(before + 1);
  expect(app.log.takeErrors().join('')).toContain(app.payments.paymentOf(providerId));
  app.payments.disown(providerId, null);
  expect(await replayPaymentEvents(app.platform)).toContainEqual(
    expect.objectContaining({ paymentId: app.payments.paymentOf(providerId), problem: null }),
  );
  expect(await readOwn(employer)).toMatchObject({ hasSubscription: false });
});

it('the database rejects a live plan whose payment was reversed', async () => {
  const { id } = await aCustomer();
  const ended = app.database
    .updateTable('subscriptions')
    .set({ reversal: 'refunded' })
    .where('id', '=', id)
    .execute();
  await expect(ended).rejects.toThrow('subscriptions_reversal_ends');
});
