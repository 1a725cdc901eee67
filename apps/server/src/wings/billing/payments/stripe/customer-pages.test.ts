import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stripeInvoice, stripeSubscription } from '../../../../../test/payments/stripe-objects.ts';
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

const portalRoute = 'POST /v1/billing_portal/sessions';
const subscriptionRoute = 'GET /v1/subscriptions/sub_1';
const invoiceRoute = 'GET /v1/invoices/in_1';
const returnUrl = 'https://nextshift.example/employer/subscription?change=done';
const portal = { body: { id: 'bps_1', url: 'https://billing.stripe.com/p/session/1' } };

let stripe: FakeStripe;
let payments: PaymentProvider;

beforeAll(async () => {
  stripe = await startFakeStripe(stripeCredentials);
  payments = createStripePayments(stripeTestConfig(stripe.url), singleAttempt);
});
beforeEach(() => {
  stripe.reset();
  stripe.on(portalRoute, portal);
});
afterAll(() => stripe.close());

it('the portal is opened for the customer, and links back', async () => {
  expect(await payments.openPortal('cus_1', returnUrl)).toEqual({ portalUrl: portal.body.url });
  expect(stripe.takeCalls()).toMatchObject([
    { route: portalRoute, form: { customer: 'cus_1', return_url: returnUrl } },
  ]);
});

it('a portal that was not set up is an internal error', async () => {
  stripe.on(portalRoute, stripeError(400, 'invalid_request_error', 'No configuration provided'));
  await expect(payments.openPortal('cus_1', returnUrl)).rejects.toMatchObject({
    name: 'StripeRefusal',
  });
});

describe('a change that its customer has to confirm', () => {
  const plan = { planType: 'impact', billingCycle: 'annual' } as const;
  const change = { subscriptionId: 'sub_1', customerId: 'cus_1', plan, returnUrl };

  it('is confirmed on a page for exactly that change, which then links back', async () => {
    stripe.on(subscriptionRoute, { body: stripeSubscription() });
    expect(await payments.confirmChange(change)).toEqual({ confirmUrl: portal.body.url });
    const flow = 'flow_data[subscription_update_confirm]';
    expect(stripe.takeCalls().at(-1)).toMatchObject({
      route: portalRoute,
      form: {
        customer: 'cus_1',
        return_url: returnUrl,
        'flow_data[type]': 'subscription_update_confirm',
        [`${flow}[subscription]`]: 'sub_1',
        [`${flow}[items][0][id]`]: 'si_1',
        [`${flow}[items][0][price]`]: 'price_ia',
        'flow_data[after_completion][type]': 'redirect',
        'flow_data[after_completion][redirect][return_url]': returnUrl,
      },
    });
  });

  it('has ended if the subscription no longer has one of our prices', async () => {
    stripe.on(subscriptionRoute, { body: stripeSubscription({ price: 'price_elsewhere' }) });
    await expect(payments.confirmChange(change)).rejects.toMatchObject({
      code: 'subscription_ended',
    });
    expect(stripe.takeCalls().map(({ route }) => route)).toEqual([subscriptionRoute]);
  });

  it('is required only by the card’s bank', async () => {
    stripe.on(subscriptionRoute, { body: stripeSubscription() });
    const declined = (code: string) =>
      stripeError(402, 'card_error', 'The card was not charged', code);
    const updateRoute = 'POST /v1/subscriptions/sub_1';
    stripe.on(updateRoute, declined('subscription_payment_intent_requires_action'));
    await expect(payments.changePlan('sub_1', plan, 'key-1')).rejects.toMatchObject({
      code: 'payment_confirmation_required',
    });
    stripe.on(updateRoute, declined('card_declined'));
    await expect(payments.changePlan('sub_1', plan, 'key-2')).rejects.toMatchObject({
      code: 'payment_declined',
    });
  });
});

describe('the page of a bill', () => {
  const read = () => payments.findInvoiceUrl('in_1', 'https://nextshift.example');

  it('is Stripe’s', async () => {
    const url = 'https://invoice.stripe.com/i/acct_1/1';
    stripe.on(invoiceRoute, { body: stripeInvoice({ hosted_invoice_url: url }) });
    expect(await read()).toBe(url);
  });

  it('does not exist for a draft or an unknown bill', async () => {
    stripe.on(invoiceRoute, { body: stripeInvoice({ hosted_invoice_url: null }) });
    expect(await read()).toBeNull();
    const missing = 'No such invoice';
    stripe.on(invoiceRoute, stripeError(404, 'invalid_request_error', missing, 'resource_missing'));
    expect(await read()).toBeNull();
  });

  it('is unavailable while Stripe is', async () => {
    stripe.on(invoiceRoute, 'hang up');
    await expect(read()).rejects.toMatchObject({ code: 'payments_unavailable' });
  });
});
