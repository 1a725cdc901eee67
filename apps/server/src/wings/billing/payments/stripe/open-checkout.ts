import type { Stripe } from 'stripe';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { CheckoutRequest } from '../../../../platform/payments/payment-provider.ts';
import { callStripe, StripeRefusal } from './call-stripe.ts';
import type { PriceList } from './price-list.ts';

/** A customer has at most one open checkout; Stripe lists this many in one response. */
const OPEN_MAX = 100;

/**
 * Starts a checkout on Stripe's page. The customer's earlier ones are closed first, so that only
 * one can be paid; the one of the same request is preserved, so that a repeated request returns it.
 * @throws {AppError} subscription_active if an earlier one was just paid
 */
export async function openCheckout(
  stripe: Stripe,
  prices: PriceList,
  { automaticTax, ...request }: CheckoutRequest & { readonly automaticTax: boolean },
  idempotencyKey: string,
): Promise<string> {
  const { data } = await callStripe(() =>
    stripe.checkout.sessions.list({
      customer: request.customerId,
      status: 'open',
      limit: OPEN_MAX,
    }),
  );
  const isSame = ({ metadata }: Stripe.Checkout.Session) => metadata?.request === idempotencyKey;
  for (const session of data.filter((each) => !isSame(each))) await close(stripe, session.id);
  const { url } =
    data.find(isSame) ??
    (await createSession(stripe, prices, { ...request, automaticTax }, idempotencyKey));
  if (url === null) throw new Error('Stripe created a checkout without a URL');
  return url;
}

/** Stripe computes the tax from the address, and asks companies for their tax id. */
const taxed = {
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  customer_update: { address: 'auto', name: 'auto' },
  tax_id_collection: { enabled: true },
} as const satisfies Stripe.Checkout.SessionCreateParams;

async function createSession(
  stripe: Stripe,
  prices: PriceList,
  request: CheckoutRequest & { readonly automaticTax: boolean },
  idempotencyKey: string,
) {
  const { employerId, planType, billingCycle, automaticTax } = request;
  return callStripe(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer: request.customerId,
        client_reference_id: employerId,
        line_items: [{ price: prices.priceOf(request), quantity: 1 }],
        metadata: { request: idempotencyKey },
        subscription_data: { metadata: { employerId, planType, billingCycle } },
        success_url: request.successUrl,
        cancel_url: request.cancelUrl,
        ...(automaticTax ? taxed : {}),
      },
      { idempotencyKey: `checkout-${idempotencyKey}` },
    ),
  );
}

async function close(stripe: Stripe, id: string): Promise<void> {
  try {
    await callStripe(() =>
      stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire-${id}` }),
    );
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    const { status } = await callStripe(() => stripe.checkout.sessions.retrieve(id));
    if (status === 'complete') throw new AppError('subscription_active');
    if (status === 'open') throw error;
  }
}
