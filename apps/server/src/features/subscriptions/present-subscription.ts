import { plans, type Subscription } from '@nextshift/contract';
import type { SubscriptionRow } from './subscriptions.queries.ts';

/** A subscription as its employer reads it. */
export function presentSubscription(row: SubscriptionRow): Subscription {
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
  };
}
