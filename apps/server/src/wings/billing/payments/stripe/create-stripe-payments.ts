import type { Config } from '../../../../config.ts';
import type { PaymentProvider } from '../../../../platform/payments/payment-provider.ts';
import { callStripe } from './call-stripe.ts';
import { createCustomerPages } from './customer-pages.ts';
import { openCheckout } from './open-checkout.ts';
import { createPriceList } from './price-list.ts';
import { readStripeEvent } from './read-stripe-event.ts';
import { createStripeClient, type StripeTimeouts } from './stripe-client.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

const patient: StripeTimeouts = { readMs: 3_000, writeMs: 20_000, retries: 1 };

/**
 * Payments through Stripe. A refusal for any reason but the card or an ended subscription is a bug
 * or a configuration error, and surfaces as an internal error.
 */
export function createStripePayments(
  config: NonNullable<Config['stripe']>,
  patience: StripeTimeouts = patient,
): PaymentProvider {
  const stripe = createStripeClient(config, patience);
  const prices = createPriceList(config.prices);
  return {
    name: 'stripe',
    async createCustomer({ id, email, companyName }, idempotencyKey) {
      const customer = { email, name: companyName, metadata: { employerId: id } };
      const options = { idempotencyKey: `customer-${idempotencyKey}` };
      const made = await callStripe(() => stripe.customers.create(customer, options));
      return { customerId: made.id };
    },
    createCheckout: async (request, idempotencyKey) => ({
      checkoutUrl: await openCheckout(
        stripe,
        prices,
        { ...request, automaticTax: config.automaticTax },
        idempotencyKey,
      ),
    }),
    ...createStripeSubscriptions(stripe, prices, patience),
    ...createCustomerPages(stripe, prices),
    readEvent: (body, signature, now) =>
      readStripeEvent(body, signature, config.webhookSecret, now),
  };
}
