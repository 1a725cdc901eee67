import { isLiveSubscription, type BillingEventKind } from '@nextshift/contract';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type {
  PaymentProvider,
  ProviderInvoice,
  ProviderState,
  ProviderSubscription,
} from '../../payments/index.ts';
import { setTermsOfActiveJobs } from '../../../jobs/index.ts';
import { announce } from '../news/subscription-mail.ts';
import { recordRefunds, recordSuspension } from './record-reversal.ts';
import { endsPlan, reversalOf } from './plan-reversal.ts';
import { leftPlanCancellation, withdrawnPlanCancellation } from '../endings/plan-cancellations.ts';
import { findAnnouncedEnd, clearClosing } from '../endings/plan-endings.queries.ts';
import { jobTermsOf, planOf } from '../plan-limits.ts';
import { settleSurplus } from '../surplus/settle-surplus.ts';
import { recordCards } from './employer-cards.queries.ts';
import { insertBillingEvents } from './subscription-events.queries.ts';
import {
  findByProviderId,
  findLiveSubscription,
  storeSubscription,
  type SubscriptionRow,
  withdrawSubscription,
} from '../subscriptions.queries.ts';
import type { LockedEmployer } from '../with-locked-employer.queries.ts';

/**
 * Applies the provider's state: the plan, its bills, its terms for the employer's jobs, and the
 * mails about it. Plans start, change and end nowhere else. It is idempotent, so that events may
 * arrive twice and in any order.
 *
 * Of two paid plans, the one bought first stays; the other is withdrawn and cancelled, like a plan
 * whose payment was reversed.
 */
export async function applyProviderState(
  locked: LockedEmployer,
  provider: PaymentProvider['name'],
  state: ProviderState,
  now: Date,
): Promise<SubscriptionRow> {
  const { transaction, employerId } = locked;
  const before = await findByProviderId(transaction, provider, state.subscription.id);
  const reversal = reversalOf(state);
  const isReversed = endsPlan(reversal) && state.subscription.status !== 'canceled';
  const subscription = isReversed ? withdrawn(state.subscription, before, now) : state.subscription;
  const stays = await settleWithOther(locked, provider, subscription, now);
  const isSecond = isLiveSubscription(subscription.status) && stays !== null;
  const after = await storeSubscription(transaction, {
    id: before?.id ?? newId(),
    employerId,
    provider,
    subscription: isSecond ? withdrawn(subscription, before, now) : subscription,
    reversal,
    now,
  });
  await recordBills(locked, after, state.invoices, now);
  if (!locked.hasLeft) await recordCards(transaction, employerId, state.cards);
  if (isSecond || isReversed) await cancelAtProvider(locked, after);
  else if (locked.hasLeft && isLiveSubscription(after.status))
    await enqueue(transaction, leftPlanCancellation, { subscriptionId: after.id });
  await recordChange(locked, { before, after, isSecond }, now);
  await recordSuspension(locked, { before, after }, now);
  const live = isLiveSubscription(after.status) ? after : stays;
  const plan = planOf(live ?? undefined, now);
  const announcedEnd = await findAnnouncedEnd(transaction, employerId);
  if (plan !== 'none' && !live?.cancel_at_period_end) await clearClosing(transaction, employerId);
  await settleSurplus(locked, { live, plan, announcedEnd, now });
  await setTermsOfActiveJobs(transaction, employerId, jobTermsOf(plan));
  return after;
}

/**
 * Finds the employer's other live plan. One that was bought later than this live subscription is
 * withdrawn; a sandbox plan is replaced by any paid one.
 */
async function settleWithOther(
  locked: LockedEmployer,
  provider: PaymentProvider['name'],
  subscription: ProviderSubscription,
  now: Date,
): Promise<SubscriptionRow | null> {
  const { transaction, employerId } = locked;
  const other = await findLiveSubscription(transaction, employerId);
  if (!other || other.provider_subscription_id === subscription.id) return null;
  if (!isLiveSubscription(subscription.status)) return other;
  if (provider === 'stripe' && other.provider === 'sandbox') {
    const after = await withdrawSubscription(transaction, other.id, now);
    await recordChange(locked, { before: other, after, isReplaced: true }, now);
    return null;
  }
  if (other.provider !== provider || isBoughtFirst(other, subscription)) return other;
  const after = await withdrawSubscription(transaction, other.id, now);
  await cancelAtProvider(locked, after);
  await recordChange(locked, { before: other, after, isSecond: true }, now);
  return null;
}

function isBoughtFirst(other: SubscriptionRow, { id, createdAt }: ProviderSubscription): boolean {
  const later = createdAt.getTime() - other.created_at.getTime();
  return later > 0 || (later === 0 && other.provider_subscription_id < id);
}

function withdrawn(
  subscription: ProviderSubscription,
  before: SubscriptionRow | undefined,
  now: Date,
): ProviderSubscription {
  const canceledAt = (before?.status === 'canceled' ? before.canceled_at : null) ?? now;
  return { ...subscription, status: 'canceled', cancelAtPeriodEnd: false, canceledAt };
}

function cancelAtProvider({ transaction }: LockedEmployer, { id }: SubscriptionRow): Promise<void> {
  return enqueue(transaction, withdrawnPlanCancellation, { subscriptionId: id });
}

async function recordBills(
  { transaction }: LockedEmployer,
  row: SubscriptionRow,
  invoices: readonly ProviderInvoice[],
  now: Date,
): Promise<void> {
  await recordRefunds(transaction, row, invoices, now);
  const inOrder = [...invoices].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const bills = inOrder.map(({ id: invoiceId, reason, amount, paid, createdAt, ...plan }) => ({
    subscriptionId: row.id,
    kind: paid ? reason : ('payment_failed' as const),
    planType: plan.planType,
    billingCycle: plan.billingCycle,
    bill: { invoiceId, amount },
    occurredAt: createdAt,
  }));
  for (const { id: eventId, kind, occurred_at } of await insertBillingEvents(transaction, bills)) {
    if (!isLiveSubscription(row.status) || !isAnnouncedBill(kind)) continue;
    await announce(transaction, { news: kind, row, eventId, occurredAt: occurred_at, now });
  }
}

/** Renewals are expected, so they are not announced. */
function isAnnouncedBill(kind: BillingEventKind): kind is 'started' | 'changed' | 'payment_failed' {
  return kind === 'started' || kind === 'changed' || kind === 'payment_failed';
}

interface Change {
  readonly before: SubscriptionRow | undefined;
  readonly after: SubscriptionRow;
  /** It ended because another plan was there first. */
  readonly isSecond?: boolean;
  /** It ended because its employer replaced it with another. */
  readonly isReplaced?: boolean;
}

async function recordChange(
  { transaction }: LockedEmployer,
  { before, after, isSecond = false, isReplaced = false }: Change,
  now: Date,
): Promise<void> {
  const kind = kindOfChange(before, after);
  if (kind === null) return;
  const occurredAt = kind === 'ended' ? (after.canceled_at ?? now) : now;
  const change = {
    subscriptionId: after.id,
    kind,
    planType: after.plan_type,
    billingCycle: after.billing_cycle,
    bill: null,
    occurredAt,
  };
  const [event] = await insertBillingEvents(transaction, [change]);
  if (!event || kind === 'reactivated' || isReplaced) return;
  const ending = after.reversal === 'disputed' ? null : after.reversal;
  const news = isSecond ? 'second_cancelled' : kind === 'ended' ? (ending ?? kind) : kind;
  const isAnnounced =
    isSecond || isLiveSubscription(after.status) || (before && isLiveSubscription(before.status));
  if (isAnnounced)
    await announce(transaction, { news, row: after, eventId: event.id, occurredAt, now });
}

function kindOfChange(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): 'cancel_scheduled' | 'reactivated' | 'ended' | null {
  if (after.status === 'canceled') return before?.status === 'canceled' ? null : 'ended';
  if (!isLiveSubscription(after.status)) return null;
  if (before?.status === 'canceled') return 'reactivated';
  const wasToEnd = before?.cancel_at_period_end ?? false;
  if (wasToEnd === after.cancel_at_period_end) return null;
  return wasToEnd ? 'reactivated' : 'cancel_scheduled';
}
