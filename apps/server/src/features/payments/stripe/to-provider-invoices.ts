import type { Stripe } from 'stripe';
import type { ChosenPlan, InvoiceReason, ProviderInvoice } from '../provider/payment-provider.ts';
import type { PriceList } from './price-list.ts';
import type { Reversals } from './read-reversals.ts';

const CENTS = 100;

/** Bills that come about otherwise, as one written by hand, tell nothing of a plan. */
const reasons = new Map<string, InvoiceReason>([
  ['subscription_create', 'started'],
  ['subscription_cycle', 'renewed'],
  ['subscription_update', 'changed'],
]);

/** Stripe's invoices as bills: those that were paid, or that it tried to collect in vain. */
export function toProviderInvoices(
  invoices: readonly Stripe.Invoice[],
  currentPlan: ChosenPlan,
  prices: PriceList,
  reversals: Reversals,
): ProviderInvoice[] {
  return invoices.flatMap((invoice) => {
    const reason = reasons.get(invoice.billing_reason ?? '');
    if (reason === undefined || !isTried(invoice)) return [];
    return {
      ...(planOfInvoice(invoice, prices) ?? currentPlan),
      id: invoice.id,
      reason,
      amount: invoice.total / CENTS,
      paid: invoice.status === 'paid',
      charged: invoice.amount_paid / CENTS,
      refunded: (reversals.get(invoice.id)?.refundedCents ?? 0) / CENTS,
      dispute: reversals.get(invoice.id)?.dispute ?? null,
      createdAt: new Date(invoice.created * 1_000),
    };
  });
}

/** A draft, or a bill whose collection has not begun, has not failed; a void one is no bill any more. */
function isTried({ status, attempted }: Stripe.Invoice): boolean {
  if (status === 'paid') return true;
  return (status === 'open' || status === 'uncollectible') && attempted;
}

/** A change credits the old plan and charges the new one: the line of the highest amount is the plan's. */
function planOfInvoice({ lines }: Stripe.Invoice, prices: PriceList): ChosenPlan | undefined {
  const [newest] = lines.data
    .flatMap((line) => {
      const plan = prices.planOf(priceOfLine(line));
      return plan ? { plan, amount: line.amount } : [];
    })
    .toSorted((a, b) => b.amount - a.amount);
  return newest?.plan;
}

function priceOfLine({ pricing }: Stripe.InvoiceLineItem): string {
  const price = pricing?.price_details?.price;
  return typeof price === 'object' ? price.id : (price ?? '');
}
