import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type {
  ChosenPlan,
  ProviderPreview,
} from '../../../../platform/payments/payment-provider.ts';
import { creditLeft, priceChange, type RunningPlan } from './plan-price.ts';
import { findCustomer } from './sandbox-customers.queries.ts';
import { announce } from './sandbox-event.ts';
import {
  endSubscription,
  insertPaidInvoice,
  listInvoices,
  type SandboxInvoiceRow,
  type SandboxSubscriptionRow,
  setCancellation,
  setPlan,
} from './sandbox-subscriptions.queries.ts';

const CENTS = 100;

/** Changes the plan immediately and bills the difference; does nothing for the current plan. */
export async function changePlan(
  transaction: DatabaseTransaction,
  row: SandboxSubscriptionRow,
  next: ChosenPlan,
  now: Date,
): Promise<void> {
  if (row.plan_type === next.planType && row.billing_cycle === next.billingCycle) return;
  const { cents, period, anchor } = priceChange(runningPlanOf(row), next, now);
  const { planType, billingCycle } = next;
  await setPlan(transaction, row.id, { planType, billingCycle, period, anchor });
  await insertPaidInvoice(transaction, {
    id: `in_${newId()}`,
    subscriptionId: row.id,
    reason: 'changed',
    planType,
    billingCycle,
    cents,
    createdAt: now,
  });
  await announce(transaction, 'customer.subscription.updated', row.id);
  await announce(transaction, 'invoice.paid', row.id);
}

function runningPlanOf(row: SandboxSubscriptionRow): RunningPlan {
  return {
    planType: row.plan_type,
    billingCycle: row.billing_cycle,
    period: { start: row.current_period_start, end: row.current_period_end },
    anchor: row.billing_anchor,
  };
}

/** Previews the cost of a change now, after the credit of earlier bills. */
export function previewChange(
  row: SandboxSubscriptionRow,
  invoices: readonly SandboxInvoiceRow[],
  next: ChosenPlan,
  now: Date,
): ProviderPreview {
  const { cents } = priceChange(runningPlanOf(row), next, now);
  const totals = invoices.map(({ amount }) => Math.round(amount * CENTS));
  return {
    total: cents / CENTS,
    dueNow: Math.max(0, cents - creditLeft(totals)) / CENTS,
    creditLeft: creditLeft([...totals, cents]) / CENTS,
  };
}

/**
 * Why a change can no longer be confirmed; null if it can. Since the change was requested, the plan may have
 * ended or been suspended by a dispute, and the card replaced by one that is declined.
 */
export async function findChangeRefusal(
  database: Queryable,
  row: SandboxSubscriptionRow,
  next: ChosenPlan,
  now: Date,
): Promise<'ended' | 'suspended' | 'declined' | null> {
  if (row.status !== 'active') return 'ended';
  const invoices = await listInvoices(database, row.id);
  if (invoices.some(({ dispute }) => dispute === 'open')) return 'suspended';
  if (previewChange(row, invoices, next, now).dueNow === 0) return null;
  const customer = await findCustomer(database, row.customer_id);
  return customer?.card === 'declined' ? 'declined' : null;
}

/** Ends it now without a refund, or at the end of the paid period. */
export async function cancelSubscription(
  transaction: DatabaseTransaction,
  row: SandboxSubscriptionRow,
  when: 'now' | 'at-period-end',
  now: Date,
): Promise<void> {
  if (when === 'now') {
    await endSubscription(transaction, row.id, now);
    await announce(transaction, 'customer.subscription.deleted', row.id);
  } else if (!row.cancel_at_period_end) {
    await setCancellation(transaction, row.id, now);
    await announce(transaction, 'customer.subscription.updated', row.id);
  }
}

/** Revokes a cancellation that has not taken effect. */
export async function reactivateSubscription(
  transaction: DatabaseTransaction,
  row: SandboxSubscriptionRow,
): Promise<void> {
  if (!row.cancel_at_period_end) return;
  await setCancellation(transaction, row.id, null);
  await announce(transaction, 'customer.subscription.updated', row.id);
}
