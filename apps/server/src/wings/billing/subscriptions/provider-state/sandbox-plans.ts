import { isLiveSubscription } from '@nextshift/contract';
import type { ProviderSubscription } from '../../payments/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { eachApart } from '../../../../platform/queue/each-apart.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { countSandboxPlans, findSandboxPlansToSettle } from './sandbox-plans.queries.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions.queries.ts';
import { type LockedEmployer, withLockedEmployer } from '../with-locked-employer.queries.ts';

/** Plans per run; the next run handles the rest. */
const BATCH_SIZE = 100;

/** Logs at startup what happens to plans that the sandbox sold. */
export async function warnAboutSandboxPlans({
  database,
  payments,
  log,
}: Pick<Platform, 'database' | 'payments' | 'log'>): Promise<void> {
  if (payments.name !== 'stripe') return;
  const plans = await countSandboxPlans(database);
  if (plans === 0) return;
  log.warn(
    { plans },
    `Stripe sells plans now, and ${plans === 1 ? 'one plan was' : `${plans} plans were`} sold by the sandbox. They end with their period, and are never renewed or charged. Companies can buy a plan of Stripe's before.`,
  );
}

/**
 * The recurring part: sets such plans to end with their period, and ends those whose period is
 * over.
 */
export async function processSandboxPlans(platform: Platform): Promise<void> {
  const { database, payments, clock } = platform;
  if (payments.name !== 'stripe') return;
  const due = await findSandboxPlansToSettle(database, { now: clock(), limit: BATCH_SIZE });
  await eachApart(due, ({ id, current_period_end: end }) =>
    settleSandboxPlan(platform, id, end <= clock() ? 'now' : 'at-period-end'),
  );
}

/**
 * Ends such a plan immediately, or sets it to end with its period. No provider is called: the
 * stored state is changed and applied like a provider's.
 * @returns the plan afterwards; null if it is gone
 */
export async function settleSandboxPlan(
  platform: Platform,
  subscriptionId: string,
  when: 'now' | 'at-period-end',
): Promise<SubscriptionRow | null> {
  const { database, clock } = platform;
  const found = await findSubscription(database, subscriptionId);
  if (!found) return null;
  const settle = async (locked: LockedEmployer) => {
    const row = await findSubscription(locked.transaction, subscriptionId);
    if (!row || !isLiveSubscription(row.status)) return row ?? null;
    const now = clock();
    const subscription = { ...toProviderSubscription(row), ...ending(row, when, now) };
    return applyProviderState(locked, 'sandbox', { subscription, invoices: [], cards: [] }, now);
  };
  return withLockedEmployer(platform, found.employer_id, settle, { changesJobs: true });
}

function ending(row: SubscriptionRow, when: 'now' | 'at-period-end', now: Date) {
  if (when === 'at-period-end') {
    return { cancelAtPeriodEnd: true, canceledAt: row.canceled_at ?? now };
  }
  const end = row.current_period_end;
  const canceledAt = end < now ? end : now;
  return { status: 'canceled', cancelAtPeriodEnd: false, canceledAt } as const;
}

function toProviderSubscription(row: SubscriptionRow): ProviderSubscription {
  return {
    id: row.provider_subscription_id,
    customerId: row.provider_customer_id,
    employerId: row.employer_id,
    planType: row.plan_type,
    billingCycle: row.billing_cycle,
    status: row.status,
    currentPeriodStart: row.current_period_start,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    canceledAt: row.canceled_at,
    createdAt: row.created_at,
  };
}
