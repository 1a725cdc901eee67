import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../../../test/captured-log.ts';
import {
  stripeInvoice,
  stripeList,
  stripeSubscription,
} from '../../../../../test/payments/stripe-objects.ts';
import {
  stripeError,
  startFakeStripe,
  type StripeResponse,
  type FakeStripe,
} from '../../../../../test/payments/fake-stripe.ts';
import {
  singleAttempt,
  stripeCredentials,
  stripeTestConfig,
} from '../../../../../test/payments/stripe-test-config.ts';
import { createStripePayments } from './create-stripe-payments.ts';

const customers = 'POST /v1/customers';
const customer: StripeResponse = { body: { id: 'cus_1', object: 'customer' } };
const employer = { id: 'e1', email: 'a@b.example', companyName: 'Corner Cafe' };
const outage = stripeError(503, 'api_error', 'canary of Stripe');
const unavailable = { code: 'payments_unavailable', status: 503, retryAfter: 5 };

let stripe: FakeStripe;

beforeAll(async () => {
  stripe = await startFakeStripe(stripeCredentials);
});
beforeEach(() => stripe.reset());
afterAll(() => stripe.close());

function create(patience = singleAttempt) {
  return createStripePayments(stripeTestConfig(stripe.url), patience);
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'no failure',
    (error: unknown) => error,
  );
}

describe('while Stripe is unavailable', () => {
  it.each([
    ['is broken', stripeError(500, 'api_error', 'canary of Stripe')],
    ['is down', outage],
    ['asks us to slow down', stripeError(429, 'invalid_request_error', 'canary', 'rate_limit')],
    [
      'is still processing the same request',
      stripeError(409, 'idempotency_error', 'canary of Stripe'),
    ],
    ['responds with HTML instead of JSON', { body: '<html>canary of Stripe</html>' }],
    [
      'responds with the error page of a proxy',
      { status: 502, body: '<html>canary of Stripe</html>' },
    ],
    ['is silent', 'silence'],
    ['hangs up', 'hang up'],
  ] satisfies [string, StripeResponse][])(
    'payments are unavailable: it %s',
    async (_, response) => {
      stripe.on(customers, response);
      const payments = create({ ...singleAttempt, writeMs: 100 });
      const failure = await failureOf(payments.createCustomer(employer, 'key-1'));
      expect(failure).toMatchObject(unavailable);
      const log = captureLog();
      log.logger.error({ err: failure }, 'request failed');
      expect(log.text()).toContain('Stripe is unavailable (Stripe');
      expect(log.text()).not.toContain('canary');
    },
  );

  it('payments are unavailable: the connection is refused', async () => {
    const nobody = await startFakeStripe(stripeCredentials);
    await nobody.close();
    const payments = createStripePayments(stripeTestConfig(nobody.url), singleAttempt);
    await expect(payments.createCustomer(employer, 'key-1')).rejects.toMatchObject(unavailable);
  });

  it('payments are unavailable, not unknown, when a subscription cannot be read', async () => {
    stripe.on('GET /v1/subscriptions/sub_1', 'silence');
    stripe.on('GET /v1/invoices?subscription=sub_1&limit=100', { body: stripeList([]) });
    const payments = create({ ...singleAttempt, readMs: 100 });
    await expect(payments.readSubscription('sub_1')).rejects.toMatchObject(unavailable);
  });

  it('payments are unavailable when a later page of the bills is missing', async () => {
    const invoices = 'GET /v1/invoices?subscription=sub_1&limit=100';
    stripe.on('GET /v1/subscriptions/sub_1', { body: stripeSubscription() });
    stripe.on('GET /v1/charges?customer=cus_1&limit=100', { body: stripeList([]) });
    stripe.on(invoices, { body: stripeList([stripeInvoice()], true) });
    stripe.on(`${invoices}&starting_after=in_1`, 'silence');
    const payments = create({ ...singleAttempt, readMs: 100 });
    await expect(payments.readSubscription('sub_1')).rejects.toMatchObject(unavailable);
  });
});

describe('a request to Stripe', () => {
  it('is retried with the same key, a bounded number of times', async () => {
    const payments = create({ ...singleAttempt, retries: 1 });
    stripe.on(customers, outage, customer);
    expect(await payments.createCustomer(employer, 'key-1')).toEqual({ customerId: 'cus_1' });
    stripe.on(customers, outage);
    await expect(payments.createCustomer(employer, 'key-2')).rejects.toMatchObject(unavailable);
    expect(stripe.takeCalls().map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'customer-key-1',
      'customer-key-1',
      'customer-key-2',
      'customer-key-2',
    ]);
  });

  it('with a wrong key is a configuration error, and the key stays secret', async () => {
    const config = { ...stripeTestConfig(stripe.url), secretKey: 'sk_test_canary_2' };
    const payments = createStripePayments(config, singleAttempt);
    const failure = await failureOf(payments.createCustomer(employer, 'key-1'));
    expect(failure).toMatchObject({
      message: 'Stripe refused a request (StripeAuthenticationError, 401, req_1)',
    });
    const log = captureLog();
    log.logger.error({ err: failure }, 'request failed');
    expect(log.text()).toContain('StripeAuthenticationError');
    expect(log.text()).not.toContain('canary');
  });
});
