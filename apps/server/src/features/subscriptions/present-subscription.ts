import { type BillingEvent, plans, type Subscription } from '@nextshift/contract';
import type { Config } from '../../config.ts';
import type { BillingEventRow } from './subscription-events.queries.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

const ACCOUNT_MANAGER = 'NextShift account team';

/** A subscription as its employer reads it. */
export function presentSubscription(
  { salesEmail }: Pick<Config, 'salesEmail'>,
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
    accountManager:
      row.plan_type === 'corporate' ? { name: ACCOUNT_MANAGER, email: salesEmail } : null,
  };
}

/** A line of the history, without the provider's ids. */
export function presentBillingEvent(row: BillingEventRow): BillingEvent {
  return {
    id: row.id,
    kind: row.kind,
    planType: row.plan_type,
    billingCycle: row.billing_cycle,
    amount: row.amount,
    hasInvoice: row.provider_invoice_id !== null,
    occurredAt: row.occurred_at.toISOString(),
  };
}
