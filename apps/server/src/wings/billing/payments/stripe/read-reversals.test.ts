import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  stripeCharge,
  stripeInvoice,
  stripeInvoicePayment,
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

const chargesRoute = 'GET /v1/charges?customer=cus_1&limit=100';
const paymentsRoute =
  'GET /v1/invoice_payments?payment[type]=payment_intent&payment[payment_intent]=pi_1';
const disputesRoute = 'GET /v1/disputes?charge=ch_1';
const unknown = stripeError(404, 'invalid_request_error', 'No such payment', 'resource_missing');

let stripe: FakeStripe;
let payments: PaymentProvider;

beforeAll(async () => {
  stripe = await startFakeStripe(stripeCredentials);
  payments = createStripePayments(stripeTestConfig(stripe.url), singleAttempt);
});
beforeEach(() => {
  stripe.reset();
  stripe.on('GET /v1/subscriptions/sub_1', { body: stripeSubscription() });
  stripe.on('GET /v1/invoices?subscription=sub_1&limit=100', {
    body: stripeList([stripeInvoice({ amount_paid: 10_000 })]),
  });
  stripe.on('GET /v1/invoices/in_1', { body: stripeInvoice() });
  stripe.on(paymentsRoute, { body: stripeList([stripeInvoicePayment()]) });
});
afterAll(() => stripe.close());

async function readBill(...charges: Record<string, unknown>[]) {
  stripe.on(chargesRoute, { body: stripeList(charges.map(stripeCharge)) });
  const state = await payments.readSubscription('sub_1');
  return state?.invoices[0];
}

describe('a bill', () => {
  it('has the amount charged for it, at the cost of one more request', async () => {
    expect(await readBill({})).toMatchObject({ charged: 100, refunded: 0, dispute: null });
    expect(stripe.takeCalls()).toHaveLength(3);
  });

  it('has the amount refunded, whether charged at once or in parts', async () => {
    expect(await readBill({ amount_refunded: 4_950 })).toMatchObject({ refunded: 49.5 });
    const second = { id: 'ch_2', amount_refunded: 5_000 };
    expect(await readBill({ amount_refunded: 4_950 }, second)).toMatchObject({ refunded: 99.5 });
  });

  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['warning_needs_response', null],
    ['warning_closed', null],
    ['prevented', null],
    ['dreaming', null],
  ])('with the dispute status %s is disputed: %s', async (status, dispute) => {
    stripe.on(disputesRoute, { body: stripeList([{ id: 'dp_1', object: 'dispute', status }]) });
    expect(await readBill({ disputed: true })).toMatchObject({ dispute });
  });

  it('is unaffected by its customer’s other payments', async () => {
    stripe.on(paymentsRoute, { body: stripeList([]) });
    expect(await readBill({ amount_refunded: 14_900 })).toMatchObject({ refunded: 0 });
    expect(await readBill({ amount_refunded: 1, payment_intent: null })).toMatchObject({
      refunded: 0,
    });
  });

  it('is found the same way when all subscriptions of a customer are listed', async () => {
    const listRoute = 'GET /v1/subscriptions?customer=cus_1&status=all&limit=100';
    stripe.on(listRoute, { body: stripeList([stripeSubscription()]) });
    stripe.on(chargesRoute, { body: stripeList([stripeCharge({ amount_refunded: 10_000 })]) });
    const [state] = await payments.listSubscriptions('cus_1');
    expect(state?.invoices).toMatchObject([{ charged: 100, refunded: 100 }]);
  });
});

describe('a card', () => {
  const paidBy = (fingerprint: string) => ({
    payment_method_details: { type: 'card', card: { fingerprint } },
  });

  it('is named by its fingerprint, once however often it was charged', async () => {
    const charges = [
      paidBy('one'),
      { ...paidBy('two'), id: 'ch_2' },
      { ...paidBy('one'), id: 'ch_3' },
      { payment_method_details: { type: 'us_bank_account', us_bank_account: {} }, id: 'ch_4' },
      { payment_method_details: null, id: 'ch_5' },
    ];
    stripe.on(chargesRoute, { body: stripeList(charges.map(stripeCharge)) });
    expect((await payments.readSubscription('sub_1'))?.cards).toEqual(['one', 'two']);
  });

  it('is unknown once the customer was deleted', async () => {
    stripe.on(chargesRoute, unknown);
    expect((await payments.readSubscription('sub_1'))?.cards).toEqual([]);
  });
});

describe('a payment', () => {
  it('is mapped to its subscription through its invoice', async () => {
    expect(await payments.findSubscriptionOfPayment('pi_1')).toBe('sub_1');
    stripe.on(paymentsRoute, {
      body: stripeList([stripeInvoicePayment({ invoice: stripeInvoice() })]),
    });
    expect(await payments.findSubscriptionOfPayment('pi_1')).toBe('sub_1');
  });

  it('may be for something else, or unknown', async () => {
    stripe.on('GET /v1/invoices/in_1', { body: stripeInvoice({ parent: null }) });
    expect(await payments.findSubscriptionOfPayment('pi_1')).toBeNull();
    stripe.on(paymentsRoute, { body: stripeList([]) });
    expect(await payments.findSubscriptionOfPayment('pi_1')).toBeNull();
    stripe.on(paymentsRoute, unknown);
    expect(await payments.findSubscriptionOfPayment('pi_1')).toBeNull();
  });

  it('is retried while Stripe is unavailable', async () => {
    stripe.on(paymentsRoute, 'hang up');
    await expect(payments.findSubscriptionOfPayment('pi_1')).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
  });
});
