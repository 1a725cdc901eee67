import type { Stripe } from 'stripe';
import { callStripe, StripeRefusal } from './call-stripe.ts';

/**
 * Finds the subscription whose invoice a payment intent paid, through the invoice payment between
 * them; none if the payment was for anything else.
 */
export async function findSubscriptionOfPayment(
  stripe: Stripe,
  paymentIntent: string,
  options: Stripe.RequestOptions,
): Promise<string | null> {
  const paid = await findInvoicePayment(stripe, paymentIntent, options);
  if (!paid) return null;
  const id = typeof paid.invoice === 'string' ? paid.invoice : paid.invoice.id;
  const { parent } = await callStripe(() => stripe.invoices.retrieve(id, {}, options));
  const subscription = parent?.subscription_details?.subscription ?? null;
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
}

async function findInvoicePayment(
  stripe: Stripe,
  paymentIntent: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.InvoicePayment | undefined> {
  try {
    const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const;
    const { data } = await callStripe(() => stripe.invoicePayments.list({ payment }, options));
    return data[0];
  } catch (error) {
    if (error instanceof StripeRefusal && error.isUnknown) return undefined;
    throw error;
  }
}
