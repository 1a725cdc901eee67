import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripeCheckout, stripeList } from '../../../../../test/payments/stripe-objects.ts';
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

const openOnes = 'GET /v1/checkout/sessions?customer=cus_1&status=open&limit=100';
const request = {
  employerId: '0198a1b2-0000-7000-8000-000000000001',
  customerId: 'cus_1',
  planType: 'impact',
  billingCycle: 'annual',
  successUrl: 'https://nextshift.example/employer/subscription?checkout=done',
  cancelUrl: 'https://nextshift.example/employer/subscription?checkout=cancelled',
} as const;
const listOpen = { route: openOnes, form: {}, idempotencyKey: undefined };
const creation = {
  route: 'POST /v1/checkout/sessions',
  form: {
    mode: 'subscription',
    customer: 'cus_1',
    client_reference_id: '0198a1b2-0000-7000-8000-000000000001',
    'line_items[0][price]': 'price_ia',
    'line_items[0][quantity]': '1',
    'metadata[request]': 'key-1',
    'subscription_data[metadata][employerId]': '0198a1b2-0000-7000-8000-000000000001',
    'subscription_data[metadata][planType]': 'impact',
    'subscription_data[metadata][billingCycle]': 'annual',
    success_url: 'https://nextshift.example/employer/subscription?checkout=done',
    cancel_url: 'https://nextshift.example/employer/subscription?checkout=cancelled',
  },
  idempotencyKey: 'checkout-key-1',
};
const expiry = (id: string) => ({
  route: `POST /v1/checkout/sessions/${id}/expire`,
  form: {},
  idempotencyKey: `expire-${id}`,
});
const retrieval = (id: string) => ({
  route: `GET /v1/checkout/sessions/${id}`,
  form: {},
  idempotencyKey: undefined,
});

let stripe: FakeStripe;
let payments: PaymentProvider;

beforeAll(async () => {
  stripe = await startFakeStripe(stripeCredentials);
  payments = createStripePayments(stripeTestConfig(stripe.url), singleAttempt);
});
beforeEach(() => {
  stripe.reset();
  stripe.on(openOnes, { body: stripeList([]) });
  stripe.on('POST /v1/checkout/sessions', { body: stripeCheckout() });
});
afterAll(() => stripe.close());

it('Stripe computes the tax of a checkout if that is configured', async () => {
  const config = { ...stripeTestConfig(stripe.url), automaticTax: true };
  await createStripePayments(config, singleAttempt).createCheckout(request, 'key-1');
  const created = stripe.takeCalls().find(({ route }) => route === 'POST /v1/checkout/sessions');
  expect(created?.form).toMatchObject({
    ...creation.form,
    'automatic_tax[enabled]': 'true',
    billing_address_collection: 'required',
    'customer_update[address]': 'auto',
    'customer_update[name]': 'auto',
    'tax_id_collection[enabled]': 'true',
  });
});

describe('a customer', () => {
  it('is created once per employer', async () => {
    stripe.on('POST /v1/customers', { body: { id: 'cus_1', object: 'customer' } });
    const employer = { id: request.employerId, email: 'a@b.example', companyName: 'Café & Co' };
    expect(await payments.createCustomer(employer, 'key-1')).toEqual({ customerId: 'cus_1' });
    expect(stripe.takeCalls()).toEqual([
      {
        route: 'POST /v1/customers',
        form: {
          email: 'a@b.example',
          name: 'Café & Co',
          'metadata[employerId]': '0198a1b2-0000-7000-8000-000000000001',
        },
        idempotencyKey: 'customer-key-1',
      },
    ]);
  });
});

describe('a checkout', () => {
  it("sells the plan's price on Stripe's page", async () => {
    expect(await payments.createCheckout(request, 'key-1')).toEqual({
      checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_1',
    });
    expect(stripe.takeCalls()).toEqual([listOpen, creation]);
  });

  it.each([
    ['basic', 'monthly', 'price_bm'],
    ['basic', 'annual', 'price_ba'],
    ['impact', 'monthly', 'price_im'],
    ['impact', 'annual', 'price_ia'],
    ['accelerate', 'monthly', 'price_am'],
    ['accelerate', 'annual', 'price_aa'],
    ['corporate', 'monthly', 'price_cm'],
    ['corporate', 'annual', 'price_ca'],
  ] as const)('of %s, %s, is at %s', async (planType, billingCycle, price) => {
    await payments.createCheckout({ ...request, planType, billingCycle }, 'key-1');
    const [, { form } = { form: {} }] = stripe.takeCalls();
    expect(form).toMatchObject({ 'line_items[0][price]': price });
  });

  it('closes earlier open ones first', async () => {
    stripe.on(openOnes, { body: stripeList(['cs_8', 'cs_9'].map((id) => stripeCheckout({ id }))) });
    stripe.on('POST /v1/checkout/sessions/cs_8/expire', { body: stripeCheckout() });
    stripe.on('POST /v1/checkout/sessions/cs_9/expire', { body: stripeCheckout() });
    await payments.createCheckout(request, 'key-1');
    expect(stripe.takeCalls()).toEqual([listOpen, expiry('cs_8'), expiry('cs_9'), creation]);
  });

  it('is the same for a repeated request', async () => {
    const own = stripeCheckout({ metadata: { request: 'key-1' }, url: 'https://pay.example/own' });
    stripe.on(openOnes, { body: stripeList([own]) });
    expect(await payments.createCheckout(request, 'key-1')).toEqual({
      checkoutUrl: 'https://pay.example/own',
    });
    expect(stripe.takeCalls()).toEqual([listOpen]);
  });

  it('is not started when an earlier one was just paid', async () => {
    stripe.on(openOnes, { body: stripeList([stripeCheckout({ id: 'cs_9' })]) });
    stripe.on(
      'POST /v1/checkout/sessions/cs_9/expire',
      stripeError(400, 'invalid_request_error', 'Only open sessions can be expired'),
    );
    stripe.on('GET /v1/checkout/sessions/cs_9', { body: stripeCheckout({ status: 'complete' }) });
    await expect(payments.createCheckout(request, 'key-1')).rejects.toMatchObject({
      code: 'subscription_active',
    });
    expect(stripe.takeCalls()).toEqual([listOpen, expiry('cs_9'), retrieval('cs_9')]);
  });

  it('starts when an earlier one was closed meanwhile', async () => {
    stripe.on(openOnes, { body: stripeList([stripeCheckout({ id: 'cs_9' })]) });
    stripe.on(
      'POST /v1/checkout/sessions/cs_9/expire',
      stripeError(400, 'invalid_request_error', 'Only open sessions can be expired'),
    );
    stripe.on('GET /v1/checkout/sessions/cs_9', { body: stripeCheckout({ status: 'expired' }) });
    await payments.createCheckout(request, 'key-1');
    expect(stripe.takeCalls()).toEqual([listOpen, expiry('cs_9'), retrieval('cs_9'), creation]);
  });

  it('is not started while an earlier one cannot be closed', async () => {
    stripe.on(openOnes, { body: stripeList([stripeCheckout({ id: 'cs_9' })]) });
    const outage = { status: 503, body: { error: { type: 'api_error', message: 'outage' } } };
    stripe.on('POST /v1/checkout/sessions/cs_9/expire', outage);
    await expect(payments.createCheckout(request, 'key-1')).rejects.toMatchObject({
      code: 'payments_unavailable',
    });
    expect(stripe.takeCalls()).toEqual([listOpen, expiry('cs_9')]);
  });
});
