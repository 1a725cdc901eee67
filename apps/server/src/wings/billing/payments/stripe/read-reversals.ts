import type { Stripe } from 'stripe';
import type { ProviderInvoice } from '../../../../platform/payments/payment-provider.ts';
import { callStripe } from './call-stripe.ts';

type Dispute = NonNullable<ProviderInvoice['dispute']>;

interface Reversal {
  readonly refundedCents: number;
  readonly dispute: Dispute | null;
}

/** Refunds and disputes of a customer's payments, by invoice id. */
export type Reversals = ReadonlyMap<string, Reversal>;

/** A bank's inquiry (`warning_…`) moves no money, nor does a prevented dispute. */
const disputes = new Map<string, Dispute>([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
]);

/** The most serious one, if there are several. */
const weight = ['won', 'open', 'lost'] as const satisfies readonly Dispute[];

/**
 * Reads refunds and disputes of payments. Requests are made only for reversed ones. An invoice and its charge are linked
 * by the invoice payment between them.
 */
export async function readReversals(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
  options: Stripe.RequestOptions,
): Promise<Reversals> {
  const reversed = charges.filter((charge) => charge.amount_refunded > 0 || charge.disputed);
  const found = await Promise.all(
    reversed.map(async (charge) => {
      const [invoices, dispute] = await Promise.all([
        listInvoicesOf(stripe, charge, options),
        charge.disputed ? findDispute(stripe, charge.id, options) : null,
      ]);
      const reversal: Reversal = { refundedCents: charge.amount_refunded, dispute };
      return invoices.map((invoice) => [invoice, reversal] as const);
    }),
  );
  const reversals = new Map<string, Reversal>();
  for (const [invoice, reversal] of found.flat()) {
    const known = reversals.get(invoice);
    reversals.set(invoice, known ? merge(known, reversal) : reversal);
  }
  return reversals;
}

async function listInvoicesOf(
  stripe: Stripe,
  { payment_intent }: Stripe.Charge,
  options: Stripe.RequestOptions,
): Promise<string[]> {
  if (payment_intent === null) return [];
  const id = typeof payment_intent === 'string' ? payment_intent : payment_intent.id;
  const { data } = await callStripe(() =>
    stripe.invoicePayments.list(
      { payment: { type: 'payment_intent', payment_intent: id } },
      options,
    ),
  );
  return data.map(({ invoice }) => (typeof invoice === 'string' ? invoice : invoice.id));
}

async function findDispute(
  stripe: Stripe,
  charge: string,
  options: Stripe.RequestOptions,
): Promise<Dispute | null> {
  const { data } = await callStripe(() => stripe.disputes.list({ charge }, options));
  return heaviest(data.map(({ status }) => disputes.get(status) ?? null));
}

/** Several charges may have paid one invoice. */
function merge(a: Reversal, b: Reversal): Reversal {
  return {
    refundedCents: a.refundedCents + b.refundedCents,
    dispute: heaviest([a.dispute, b.dispute]),
  };
}

function heaviest(found: readonly (Dispute | null)[]): Dispute | null {
  return weight.findLast((dispute) => found.includes(dispute)) ?? null;
}
