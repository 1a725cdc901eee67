import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  stripeInvoice,
  stripeLine,
  stripeList,
  stripeSubscription,
} from '../../../../../test/payments/stripe-objects.ts';
import {
  stripeError,
  startFakeStripe,
  type FakeStripe,
} from '../../../../../test/payments/fake-stripe.ts';
import {
  singleAttempt,
  stripeCredentials,
  stripeTestConfig,
} from '../../../../../test/payments/stripe-test-config.ts';
import type { PaymentProvider } from '../../../../platform/payments/payment-provider.ts';
import { createStripePayments } from './create-stripe-payments.ts';

const subscriptionRoute = 'GET /v1/subscriptions/sub_1';
const invoicesRoute = 'GET /v1/invoices?subscription=sub_1&limit=100';
const chargesRoute = 'GET /v1/charges?customer=cus_1&limit=100';
const updateRoute = 'POST /v1/subscriptions/sub_1';
const cancelRoute = 'DELETE /v1/subscriptions/sub_1';
const unknown = stripeError(
  404,
  'invalid_request_error',
  'No such subscription',
  'resource_missing',
);
const annualImpact = { planType: 'impact', billingCycle: 'annual' } as const;

let stripe: FakeStripe;
let payments: PaymentProvider;

beforeAll(async () => {
  stripe = await startFakeStripe(stripeCredentials);
  payments = createStripePayments(stripeTestConfig(stripe.url), singleAttempt);
});
beforeEach(() => {
  stripe.reset();
  stripe.on(subscriptionRoute, { body: stripeSubscription() });
  stripe.on(invoicesRoute, { body: stripeList([stripeInvoice()]) });
  stripe.on(chargesRoute, { body: stripeList([]) });
});
afterAll(() => stripe.close());

async function read(fields: Parameters<typeof stripeSubscription>[0]) {
  stripe.on(subscriptionRoute, { body: stripeSubscription(fields) });
  const state = await payments.readSubscription('sub_1');
  return state?.subscription;
}

async function readInvoices(...invoices: Record<string, unknown>[]) {
  stripe.on(invoicesRoute, { body: stripeList(invoices.map(stripeInvoice)) });
  const state = await payments.readSubscription('sub_1');
  return state?.invoices;
}

/** The requests that changed something. */
function takeChanges() {
  return stripe.takeCalls().filter(({ route }) => !route.startsWith('GET '));
}

describe('a subscription', () => {
  it('is read with its period, its plan by the price, and its bills', async () => {
    expect(await payments.readSubscription('sub_1')).toEqual({
      subscription: {
        id: 'sub_1',
        customerId: 'cus_1',
        employerId: '0198a1b2-0000-7000-8000-000000000001',
        planType: 'impact',
        billingCycle: 'monthly',
        status: 'active',
        currentPeriodStart: new Date('2026-11-01T00:00:00.000Z'),
        currentPeriodEnd: new Date('2026-12-01T00:00:00.000Z'),
        cancelAtPeriodEnd: false,
        canceledAt: null,
        createdAt: new Date('2026-11-01T00:00:00.000Z'),
      },
      invoices: [
        {
          id: 'in_1',
          planType: 'impact',
          billingCycle: 'monthly',
          reason: 'started',
          amount: 149,
          paid: true,
          charged: 149,
          refunded: 0,
          dispute: null,
          createdAt: new Date('2026-11-01T00:00:00.000Z'),
        },
      ],
      cards: [],
    });
    const calls = stripe.takeCalls();
    expect(calls.map(({ route }) => route).toSorted()).toEqual([
      chargesRoute,
      invoicesRoute,
      subscriptionRoute,
    ]);
  });

  it.each([
    ['trialing', 'active'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['incomplete', 'incomplete'],
    ['incomplete_expired', 'canceled'],
    ['canceled', 'canceled'],
    ['paused', 'unpaid'],
    ['unpaid', 'unpaid'],
    ['dreaming', 'unpaid'],
  ])('that is %s is %s', async (status, expected) => {
    expect(await read({ status })).toMatchObject({ status: expected });
  });

  it('continues at a price that is no longer sold', async () => {
    expect(await read({ price: 'price_im_2025' })).toMatchObject({
      planType: 'impact',
      billingCycle: 'monthly',
    });
  });

  it.each([
    ['by the mark', { cancel_at_period_end: true }, true],
    ['by the day', { cancel_at: 1_796_083_200 }, true],
    ['on a later day', { cancel_at: 1_796_083_201 }, false],
    ['at no time', {}, false],
  ])('ends with its period: %s', async (_, fields, expected) => {
    expect(await read(fields)).toMatchObject({ cancelAtPeriodEnd: expected });
  });

  it('was cancelled when it ended, or before, when that was requested', async () => {
    const requested = { canceled_at: 1_795_176_000 };
    expect(await read(requested)).toMatchObject({
      canceledAt: new Date('2026-11-20T12:00:00.000Z'),
    });
    expect(await read({ ...requested, status: 'canceled', ended_at: 1_796_083_200 })).toMatchObject(
      {
        canceledAt: new Date('2026-12-01T00:00:00.000Z'),
      },
    );
  });

  it('may contain its customer in full', async () => {
    stripe.on('GET /v1/charges?customer=cus_2&limit=100', { body: stripeList([]) });
    expect(await read({ customer: { id: 'cus_2', object: 'customer' } })).toMatchObject({
      customerId: 'cus_2',
    });
  });

  it.each([
    ['is to no price of ours', { price: 'price_of_another_product' }],
    ['did not begin here', { metadata: {} }],
    ['names no employer', { metadata: { employerId: "1' or '1'='1" } }],
  ])('is unknown if it %s', async (_, fields) => {
    expect(await read(fields)).toBeUndefined();
  });

  it('is unknown if Stripe does not know it', async () => {
    stripe.on(subscriptionRoute, unknown);
    stripe.on(invoicesRoute, unknown);
    expect(await payments.readSubscription('sub_1')).toBeNull();
  });
});

describe('the preview of a change', () => {
  const previewRoute = 'POST /v1/invoices/create_preview';

  it.each([
    [{ total: 3_500, amount_due: 3_500, starting_balance: 0 }, [35, 35, 0]],
    [{ total: 3_500, amount_due: 1_500, starting_balance: -2_000 }, [35, 15, 0]],
    [{ total: 3_500, amount_due: 0, starting_balance: -5_000 }, [35, 0, 15]],
    [{ total: -3_500, amount_due: 0, starting_balance: -500 }, [-35, 0, 40]],
  ])('contains what is due and what credit is left: %o', async (invoice, expected) => {
    stripe.on(previewRoute, { body: { object: 'invoice', ending_balance: null, ...invoice } });
    const { total, dueNow, creditLeft } = await payments.previewChange('sub_1', annualImpact);
    expect([total, dueNow, creditLeft]).toEqual(expected);
    expect(takeChanges()).toMatchObject([
      {
        form: {
          subscription: 'sub_1',
          'subscription_details[items][0][id]': 'si_1',
          'subscription_details[items][0][price]': 'price_ia',
          'subscription_details[proration_behavior]': 'always_invoice',
        },
      },
    ]);
  });
});

describe('a customer', () => {
  const listRoute = 'GET /v1/subscriptions?customer=cus_1&status=all&limit=100';

  it('has the subscriptions to our prices that started here, including ended ones', async () => {
    const foreign = stripeSubscription({ id: 'sub_2', price: 'price_of_another_product' });
    const byHand = stripeSubscription({ id: 'sub_3', metadata: {} });
    const all = [stripeSubscription({ status: 'canceled' }), foreign, byHand];
    stripe.on(listRoute, { body: stripeList(all) });
    expect(await payments.listSubscriptions('cus_1')).toMatchObject([
      { subscription: { id: 'sub_1', status: 'canceled' }, invoices: [{ id: 'in_1' }] },
    ]);
  });
});

describe('a subscription at a price that is no longer configured', () => {
  const known = { planType: 'basic', billingCycle: 'monthly' } as const;

  it.each([
    ['active', 'active'],
    ['canceled', 'canceled'],
  ])('keeps its plan, and is %s', async (status, expected) => {
    stripe.on(subscriptionRoute, { body: stripeSubscription({ price: 'price_gone', status }) });
    expect(await payments.readSubscription('sub_1')).toBeNull();
    expect(await payments.readSubscription('sub_1', known)).toMatchObject({
      subscription: { ...known, status: expected },
    });
  });

  it('is cancelled as others are', async () => {
    stripe.on(subscriptionRoute, { body: stripeSubscription({ price: 'price_gone' }) });
    const ended = { price: 'price_gone', status: 'canceled' } as const;
    stripe.on('DELETE /v1/subscriptions/sub_1', { body: stripeSubscription(ended) });
    expect(await payments.cancel('sub_1', 'now', 'key-1', known)).toMatchObject({
      subscription: { ...known, status: 'canceled' },
    });
  });
});

describe('a subscription that is not ours', () => {
  it.each([
    [{ price: 'price_of_another_product' }, 'no_price'],
    [{ metadata: {} }, 'no_employer'],
  ])('%o is explained as %s', async (fields, reason) => {
    stripe.on(subscriptionRoute, { body: stripeSubscription(fields) });
    expect(await payments.explainUnknown('sub_1')).toBe(reason);
  });

  it('may not exist at all', async () => {
    stripe.on(subscriptionRoute, unknown);
    expect(await payments.explainUnknown('sub_1')).toBe('no_subscription');
  });
});

describe('a bill', () => {
  it.each([
    ['subscription_create', 'started'],
    ['subscription_cycle', 'renewed'],
    ['subscription_update', 'changed'],
  ])('for %s records that a plan was %s', async (billing_reason, reason) => {
    expect(await readInvoices({ billing_reason })).toMatchObject([{ reason }]);
  });

  it.each([
    ['paid', true, [{ paid: true }]],
    ['paid', false, [{ paid: true }]],
    ['open', true, [{ paid: false }]],
    ['open', false, []],
    ['uncollectible', true, [{ paid: false }]],
    ['draft', false, []],
    ['void', true, []],
  ])('that is %s (attempted: %s) counts accordingly', async (status, attempted, expected) => {
    const invoices = await readInvoices({ status, attempted });
    expect(invoices).toHaveLength(expected.length);
    expect(invoices).toMatchObject(expected);
  });

  it('written manually does not concern a plan', async () => {
    expect(await readInvoices({ billing_reason: 'manual' })).toEqual([]);
  });

  it('of a change is for the new plan, up or down', async () => {
    const up = [stripeLine('price_bm', -3_950), stripeLine('price_im', 7_450)];
    const down = [stripeLine('price_ba', 7_900), stripeLine('price_ca', -430_800)];
    const changed = { billing_reason: 'subscription_update' };
    expect(
      await readInvoices(
        { ...changed, id: 'in_3', total: 3_500, lines: stripeList(up) },
        { ...changed, id: 'in_2', total: -422_900, lines: stripeList(down) },
      ),
    ).toMatchObject([
      { id: 'in_3', planType: 'impact', billingCycle: 'monthly', amount: 35 },
      { id: 'in_2', planType: 'basic', billingCycle: 'annual', amount: -4_229 },
    ]);
  });

  it('is in cents, and of the current plan if it names none', async () => {
    expect(await readInvoices({ total: 1_999, lines: stripeList([]) })).toMatchObject([
      { amount: 19.99, planType: 'impact', billingCycle: 'monthly' },
    ]);
  });

  it('is found on any page', async () => {
    const page = (from: number) =>
      Array.from({ length: 100 }, (_, index) => stripeInvoice({ id: `in_${from - index}` }));
    stripe.on(invoicesRoute, { body: stripeList(page(350), true) });
    stripe.on(`${invoicesRoute}&starting_after=in_251`, { body: stripeList(page(250), true) });
    stripe.on(`${invoicesRoute}&starting_after=in_151`, { body: stripeList(page(150), true) });
    const state = await payments.readSubscription('sub_1');
    expect(state?.invoices).toHaveLength(300);
    expect(state?.invoices.at(-1)?.id).toBe('in_51');
    expect(stripe.takeCalls()).toHaveLength(5);
  });
});

describe('a change of plan', () => {
  it('swaps the price of the item, and bills the difference immediately or changes nothing', async () => {
    stripe.on(updateRoute, { body: stripeSubscription({ price: 'price_ia' }) });
    const state = await payments.changePlan('sub_1', annualImpact, 'key-1');
    expect(state.subscription).toMatchObject({ planType: 'impact', billingCycle: 'annual' });
    expect(state.invoices).toHaveLength(1);
    expect(takeChanges()).toEqual([
      {
        route: updateRoute,
        form: {
          'items[0][id]': 'si_1',
          'items[0][price]': 'price_ia',
          'items[0][quantity]': '1',
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        },
        idempotencyKey: 'change-key-1',
      },
    ]);
  });

  it('succeeds if it was already made', async () => {
    stripe.on(subscriptionRoute, { body: stripeSubscription({ price: 'price_ia' }) });
    const state = await payments.changePlan('sub_1', annualImpact, 'key-1');
    expect(state.subscription).toMatchObject({ planType: 'impact', billingCycle: 'annual' });
    expect(takeChanges()).toEqual([]);
  });

  it('is declined when the card is', async () => {
    stripe.on(
      updateRoute,
      stripeError(402, 'card_error', 'Your card was declined.', 'card_declined'),
    );
    await expect(payments.changePlan('sub_1', annualImpact, 'key-1')).rejects.toMatchObject({
      code: 'payment_declined',
      status: 402,
      message: 'Your payment was declined, so nothing was changed. Please check your card.',
    });
  });

  it('is rejected once the subscription has ended or is unknown', async () => {
    const message = 'A canceled subscription can only update its metadata';
    stripe.on(updateRoute, stripeError(400, 'invalid_request_error', message));
    stripe.on(subscriptionRoute, { body: stripeSubscription({ status: 'canceled' }) });
    const ended = { code: 'subscription_ended' };
    await expect(payments.changePlan('sub_1', annualImpact, 'key-1')).rejects.toMatchObject(ended);
    stripe.on(subscriptionRoute, unknown);
    await expect(payments.changePlan('sub_1', annualImpact, 'key-2')).rejects.toMatchObject(ended);
  });

  it('that Stripe refuses for another reason is an internal error without Stripe’s message', async () => {
    stripe.on(
      updateRoute,
      stripeError(400, 'invalid_request_error', 'No such price', 'price_missing'),
    );
    await expect(payments.changePlan('sub_1', annualImpact, 'key-1')).rejects.toThrow(
      /^Stripe refused a request \(StripeInvalidRequestError, price_missing, 400, req_1\)$/,
    );
  });
});

describe('a cancellation', () => {
  it('marks the subscription to end with its period', async () => {
    stripe.on(updateRoute, { body: stripeSubscription({ cancel_at_period_end: true }) });
    const state = await payments.cancel('sub_1', 'at-period-end', 'key-1');
    expect(state.subscription.cancelAtPeriodEnd).toBe(true);
    expect(takeChanges()).toEqual([
      {
        route: updateRoute,
        form: { cancel_at_period_end: 'true' },
        idempotencyKey: 'cancel-key-1',
      },
    ]);
  });

  it('ends the subscription now', async () => {
    stripe.on(cancelRoute, { body: stripeSubscription({ status: 'canceled' }) });
    const state = await payments.cancel('sub_1', 'now', 'key-1');
    expect(state.subscription.status).toBe('canceled');
    expect(takeChanges()).toEqual([
      { route: cancelRoute, form: {}, idempotencyKey: 'cancel-key-1' },
    ]);
  });

  it('succeeds if the subscription has already ended', async () => {
    stripe.on(cancelRoute, unknown);
    stripe.on(subscriptionRoute, { body: stripeSubscription({ status: 'canceled' }) });
    const state = await payments.cancel('sub_1', 'now', 'key-1');
    expect(state.subscription.status).toBe('canceled');
  });

  it('at the end of the period is rejected after it', async () => {
    stripe.on(updateRoute, stripeError(400, 'invalid_request_error', 'It is canceled'));
    stripe.on(subscriptionRoute, { body: stripeSubscription({ status: 'canceled' }) });
    await expect(payments.cancel('sub_1', 'at-period-end', 'key-1')).rejects.toMatchObject({
      code: 'subscription_ended',
    });
  });
});

describe('a reactivation', () => {
  it.each([
    [
      'mark',
      { cancel_at_period_end: true, cancel_at: 1_796_083_200 },
      'cancel_at_period_end',
      'false',
    ],
    ['day', { cancel_at: 1_796_083_200 }, 'cancel_at', ''],
  ])('revokes the %s of the end', async (_, fields, field, value) => {
    stripe.on(subscriptionRoute, { body: stripeSubscription(fields) });
    stripe.on(updateRoute, { body: stripeSubscription() });
    const state = await payments.reactivate('sub_1', 'key-1');
    expect(state.subscription.cancelAtPeriodEnd).toBe(false);
    expect(takeChanges()).toEqual([
      { route: updateRoute, form: { [field]: value }, idempotencyKey: 'reactivate-key-1' },
    ]);
  });

  it('succeeds if it was already made', async () => {
    const state = await payments.reactivate('sub_1', 'key-1');
    expect(state.subscription.cancelAtPeriodEnd).toBe(false);
    expect(takeChanges()).toEqual([]);
  });

  it('is rejected once the subscription has ended', async () => {
    stripe.on(subscriptionRoute, { body: stripeSubscription({ status: 'canceled' }) });
    await expect(payments.reactivate('sub_1', 'key-1')).rejects.toMatchObject({
      code: 'subscription_ended',
    });
  });
});
