import type { PlanReversal } from '@nextshift/contract';
import type { ProviderInvoice, ProviderState } from '../../payments/index.ts';

/**
 * The effect of reversed payments on a plan (decision 051): a lost dispute about any of them ends
 * it, as does a full refund of the current period; an open dispute suspends it.
 */
export function reversalOf({ subscription, invoices }: ProviderState): PlanReversal | null {
  if (invoices.some(({ dispute }) => dispute === 'lost')) return 'dispute_lost';
  const payments = paymentsFor(invoices, subscription.currentPeriodStart);
  if (payments.length > 0 && payments.every(isRefunded)) return 'refunded';
  return invoices.some(({ dispute }) => dispute === 'open') ? 'disputed' : null;
}

/** Whether it ends the plan. */
export function endsPlan(reversal: PlanReversal | null): reversal is 'refunded' | 'dispute_lost' {
  return reversal === 'refunded' || reversal === 'dispute_lost';
}

/** The payments of the current period, or the latest payment if there are none yet. */
function paymentsFor(
  invoices: readonly ProviderInvoice[],
  periodStart: Date,
): readonly ProviderInvoice[] {
  const payments = invoices
    .filter(({ paid, charged }) => paid && charged > 0)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const running = payments.filter(({ createdAt }) => createdAt >= periodStart);
  return running.length > 0 ? running : payments.slice(-1);
}

function isRefunded({ charged, refunded }: ProviderInvoice): boolean {
  return refunded >= charged;
}
