import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { periodFrom } from './billing-period.ts';
import { priceInCents } from './plan-price.ts';
import { abandonOldCheckouts } from './sandbox-checkouts.queries.ts';
import { announce } from './sandbox-event.ts';
import {
  endSubscription,
  deleteOldKeys,
  insertPaidInvoice,
  lockDueSubscriptions,
  type SandboxSubscriptionRow,
  setPeriod,
} from './sandbox-subscriptions.queries.ts';

/**
 * The recurring task of the sandbox: renews due subscriptions, or ends cancelled ones. A server
 * that was off for months bills each of them. Rows are locked, so that only one instance does it.
 * With Stripe, it renews nothing.
 */
export const renewSubscriptions = defineTask({
  name: 'sandbox-renewals',
  schedule: 'every minute',
  async run({ database, clock, payments }) {
    if (payments.name !== 'sandbox') return;
    const now = clock();
    const renewSome = async (transaction: DatabaseTransaction) => {
      const due = await lockDueSubscriptions(transaction, now);
      for (const row of due) await renew(transaction, row);
      return due.length;
    };
    while ((await database.transaction().execute(renewSome)) > 0);
    await abandonOldCheckouts(database, now);
    await deleteOldKeys(database, now);
  },
});

async function renew(transaction: DatabaseTransaction, row: SandboxSubscriptionRow): Promise<void> {
  const start = row.current_period_end;
  if (row.cancel_at_period_end) {
    await endSubscription(transaction, row.id, row.canceled_at ?? start);
    await announce(transaction, 'customer.subscription.deleted', row.id);
    return;
  }
  const plan = { planType: row.plan_type, billingCycle: row.billing_cycle };
  await setPeriod(transaction, row.id, periodFrom(start, row.billing_anchor, plan.billingCycle));
  await insertPaidInvoice(transaction, {
    id: `in_${newId()}`,
    subscriptionId: row.id,
    reason: 'renewed',
    ...plan,
    cents: priceInCents(plan),
    createdAt: start,
  });
  await announce(transaction, 'customer.subscription.updated', row.id);
  await announce(transaction, 'invoice.paid', row.id);
}
