/** Objects in the shapes of Stripe's API of 2026-10-28, limited to the fields we read. */

interface SubscriptionParts {
  readonly [field: string]: unknown;
  readonly price?: string;
  /** Unix seconds. */
  readonly period?: readonly [number, number];
}

/** A subscription `sub_1` to the monthly Impact plan, from 2026-11-01 to 2026-12-01 (UTC). */
export function stripeSubscription({
  price = 'price_im',
  period = [1_793_491_200, 1_796_083_200],
  ...fields
}: SubscriptionParts = {}) {
  const [current_period_start, current_period_end] = period;
  return {
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    created: 1_793_491_200,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    metadata: {
      employerId: '0198a1b2-0000-7000-8000-000000000001',
      planType: 'basic',
      billingCycle: 'annual',
    },
    items: stripeList([
      {
        id: 'si_1',
        object: 'subscription_item',
        quantity: 1,
        price: { id: price, object: 'price' },
        current_period_start,
        current_period_end,
      },
    ]),
    ...fields,
  };
}

/** A paid invoice over 149 dollars for the start of `sub_1`. */
export function stripeInvoice(fields: Record<string, unknown> = {}) {
  return {
    id: 'in_1',
    object: 'invoice',
    billing_reason: 'subscription_create',
    status: 'paid',
    attempted: true,
    total: 14_900,
    amount_paid: 14_900,
    created: 1_793_491_200,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: 'sub_1', metadata: {} },
    },
    lines: stripeList([stripeLine('price_im', 14_900)]),
    ...fields,
  };
}

/** A line of an invoice; the amount in cents, negative for a credit. */
export function stripeLine(price: string, amount: number) {
  return {
    id: `il_${price}`,
    object: 'line_item',
    amount,
    pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
  };
}

export function stripeList(data: readonly unknown[], hasMore = false) {
  return { object: 'list', data, has_more: hasMore, url: '/v1/list' };
}

/** A checkout on Stripe's page. */
export function stripeCheckout(fields: Record<string, unknown> = {}) {
  return {
    id: 'cs_1',
    object: 'checkout.session',
    status: 'open',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
    metadata: {},
    ...fields,
  };
}

/** The charge of `in_1`, paid by `pi_1`. */
export function stripeCharge(fields: Record<string, unknown> = {}) {
  return {
    id: 'ch_1',
    object: 'charge',
    amount: 14_900,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    payment_intent: 'pi_1',
    created: 1_793_491_200,
    ...fields,
  };
}

/** Links `in_1` to `pi_1`. */
export function stripeInvoicePayment(fields: Record<string, unknown> = {}) {
  return {
    id: 'inpay_1',
    object: 'invoice_payment',
    invoice: 'in_1',
    payment: { type: 'payment_intent', payment_intent: 'pi_1' },
    status: 'paid',
    ...fields,
  };
}
