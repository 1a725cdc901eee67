import type { DemoEmployer } from '@nextshift/demo-data';
import { subscriptionRow } from '@nextshift/demo-data/rows';
import { addMonths, planPrice } from '@nextshift/contract';
import { newId } from '../platform/database/new-id.ts';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

/** What the sandbox has sold to the sample, in its own books and in ours. */
export function subscriptionRows(employers: readonly DemoEmployer[], ids: Ids) {
  const sold = employers.flatMap((employer) => soldTo(employer, ids));
  return {
    customers: sold.map(({ customer }) => customer),
    subscriptions: sold.map(({ subscription }) => subscription),
    events: sold.flatMap(({ bills, subscription }) =>
      bills.map(({ id, reason, amount, createdAt }) => ({
        id: newId(),
        subscription_id: subscription.id,
        kind: reason,
        plan_type: subscription.plan_type,
        billing_cycle: subscription.billing_cycle,
        amount,
        provider_invoice_id: id,
        occurred_at: createdAt,
      })),
    ),
    sandboxSubscriptions: sold.map(({ customer, subscription: row }) => ({
      id: row.provider_subscription_id,
      customer_id: customer.provider_customer_id,
      employer_id: row.employer_id,
      plan_type: row.plan_type,
      billing_cycle: row.billing_cycle,
      status: row.status,
      billing_anchor: row.created_at,
      current_period_start: row.current_period_start,
      current_period_end: row.current_period_end,
      created_at: row.created_at,
    })),
    sandboxInvoices: sold.flatMap(({ bills, subscription }) =>
      bills.map(({ id, reason, amount, createdAt }) => ({
        id,
        subscription_id: subscription.provider_subscription_id,
        reason,
        plan_type: subscription.plan_type,
        billing_cycle: subscription.billing_cycle,
        amount,
        paid: true,
        created_at: createdAt,
      })),
    ),
  };
}

function soldTo(employer: DemoEmployer, ids: Ids) {
  const { key, plan, billingCycle, subscribedAt, currentPeriodStart, currentPeriodEnd } = employer;
  if (plan === 'none' || !billingCycle || !subscribedAt || !currentPeriodStart || !currentPeriodEnd)
    return [];
  const employerId = idOfKey(ids, key);
  const subscription = {
    ...subscriptionRow({ id: newId(), employerId, plan, createdAt: subscribedAt }, `demo_${key}`),
    billing_cycle: billingCycle,
    current_period_start: currentPeriodStart,
    current_period_end: currentPeriodEnd,
    updated_at: currentPeriodStart,
  };
  const customer = {
    employer_id: employerId,
    provider: subscription.provider,
    provider_customer_id: subscription.provider_customer_id,
    created_at: subscribedAt,
  };
  const amount = planPrice(plan, billingCycle);
  const bills = periodStarts(subscribedAt, currentPeriodStart).map((createdAt, index) => ({
    id: `in_demo_${key}_${index + 1}`,
    reason: index === 0 ? ('started' as const) : ('renewed' as const),
    amount,
    createdAt,
  }));
  return [{ customer, subscription, bills }];
}

/** The first day of every month that was paid for; annual plans of the sample are in their first year. */
function periodStarts(first: Date, last: Date): Date[] {
  const starts: Date[] = [];
  for (let start = first; start <= last; start = addMonths(first, starts.length)) {
    starts.push(start);
  }
  return starts;
}
