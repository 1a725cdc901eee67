import { type BillingEvent, plans, type Subscription } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { isFromSandbox } from './plan-limits.ts';
import type { BillingEventRow } from './provider-state/subscription-events.queries.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

const ACCOUNT_MANAGER = 'NextShift account team';

/** A subscription as its employer sees it. */
export function presentSubscription(
  { config, payments }: Pick<Platform, 'config' | 'payments'>,
  row: SubscriptionRow,
): Subscription {
  const plan = plans.find(({ id }) => id === row.plan_type);
  if (!plan) throw new Error(`a subscription names the unknown plan ${row.plan_type}`);
  const { name, monthlyPrice, annualPrice, features, limitations } = plan;
  return {
    id: row.id,
    status: row.status,
    planType: row.plan_type,
    planDetails: { name, monthlyPrice, annualPrice, features: [...features], limitations },
    billingCycle: row.billing_cycle,
    currentPeriodEnd: row.current_period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    reversal: row.reversal,
    fromSandbox: isFromSandbox(row, payments),
    accountManager:
      row.plan_type === 'corporate' ? { name: ACCOUNT_MANAGER, email: config.salesEmail } : null,
  };
}

/**
 * A line of the history, without the provider's ids.
 * @param hasPages whether the provider that billed it is configured, and can show its bills
 */
export function presentBillingEvent(row: BillingEventRow, hasPages: boolean): BillingEvent {
  return {
    id: row.id,
    kind: row.kind,
    planType: row.plan_type,
    billingCycle: row.billing_cycle,
    amount: row.amount,
    hasInvoice: hasPages && row.provider_invoice_id !== null,
    occurredAt: row.occurred_at.toISOString(),
  };
}
