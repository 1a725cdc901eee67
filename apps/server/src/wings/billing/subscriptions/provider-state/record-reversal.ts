import { isLiveSubscription } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { ProviderInvoice } from '../../payments/index.ts';
import { announce } from '../news/subscription-mail.ts';
import { isSuspended } from '../plan-limits.ts';
import { insertBillingEvents, storeRefund } from './subscription-events.queries.ts';
import { type SubscriptionRow } from '../subscriptions.queries.ts';
import type { LockedEmployer } from '../with-locked-employer.queries.ts';

/** Records refunds in the history: one line per bill, whose amount grows with further refunds. */
export async function recordRefunds(
  transaction: DatabaseTransaction,
  row: SubscriptionRow,
  invoices: readonly ProviderInvoice[],
  now: Date,
): Promise<void> {
  for (const { id: invoiceId, planType, billingCycle, refunded } of invoices) {
    if (refunded === 0) continue;
    await storeRefund(transaction, {
      subscriptionId: row.id,
      planType,
      billingCycle,
      bill: { invoiceId, amount: -refunded },
      occurredAt: now,
    });
  }
}

interface Change {
  readonly before: SubscriptionRow | undefined;
  readonly after: SubscriptionRow;
}

/** Records and announces that a dispute suspended a plan, or that it was restored. */
export async function recordSuspension(
  { transaction }: LockedEmployer,
  { before, after }: Change,
  now: Date,
): Promise<void> {
  const wasSuspended = before !== undefined && isSuspended(before);
  if (!isLiveSubscription(after.status) || wasSuspended === isSuspended(after)) return;
  const kind = wasSuspended ? 'restored' : 'suspended';
  const line = {
    subscriptionId: after.id,
    kind,
    planType: after.plan_type,
    billingCycle: after.billing_cycle,
    bill: null,
    occurredAt: now,
  } as const;
  const [event] = await insertBillingEvents(transaction, [line]);
  if (event) {
    await announce(transaction, {
      news: kind,
      row: after,
      eventId: event.id,
      occurredAt: now,
      now,
    });
  }
}
