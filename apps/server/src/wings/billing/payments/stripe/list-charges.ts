import type { Stripe } from 'stripe';
import { callStripe } from './call-stripe.ts';

const PAGE = 100;
/** Charges looked at, newest first: disputes come within months. */
const CHARGES_MAX = 300;

/** A customer's payments, newest first. */
export function listCharges(
  stripe: Stripe,
  customer: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.Charge[]> {
  return callStripe(() =>
    stripe.charges
      .list({ customer, limit: PAGE }, options)
      .autoPagingToArray({ limit: CHARGES_MAX }),
  );
}

/** Fingerprints of the cards that were charged, each once. */
export function cardsOf(charges: readonly Stripe.Charge[]): string[] {
  const fingerprints = charges.flatMap(
    ({ payment_method_details: method }) => method?.card?.fingerprint ?? [],
  );
  return [...new Set(fingerprints)];
}
