import type { Stripe } from 'stripe';
import type {
  ChosenPlan,
  InvoiceReason,
  ProviderInvoice,
} from '../../../../platform/payments/payment-provider.ts';
import type { PriceList } from './price-list.ts';
import type { Reversals } from './read-reversals.ts';

const CENTS = 100;

/** Other bills, such as manual ones, are not about a plan. */
const reasons = new Map<string, InvoiceReason>([
  ['subscription_create', 'started'],
  ['subscription_cycle', 'renewed'],
  ['subscription_update', 'changed'],
]);

/** Maps Stripe's invoices that were paid, or whose collection failed. */
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

/** Drafts and uncollected bills have not failed; void ones are no longer bills. */
function isTried({ status, attempted }: Stripe.Invoice): boolean {
  if (status === 'paid') return true;
  return (status === 'open' || status === 'uncollectible') && attempted;
}

/**
 * A change credits the old plan and charges the new one: the line with the highest amount names the
 * plan.
 */
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
