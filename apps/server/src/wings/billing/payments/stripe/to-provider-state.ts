import type { SubscriptionStatus } from '@nextshift/contract';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type {
  ChosenPlan,
  ProviderState,
  UnmatchedReason,
} from '../../../../platform/payments/payment-provider.ts';
import type { PriceList } from './price-list.ts';
import type { Reversals } from './read-reversals.ts';
import { toProviderInvoices } from './to-provider-invoices.ts';

/** An unknown status counts as unpaid. */
const statuses = new Map<string, SubscriptionStatus>([
  ['trialing', 'active'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['incomplete', 'incomplete'],
  ['incomplete_expired', 'canceled'],
  ['canceled', 'canceled'],
  ['paused', 'unpaid'],
  ['unpaid', 'unpaid'],
]);

const startedHere = z.object({ employerId: z.uuid() });

/** The subscription item with one of our prices, and its plan. */
export function findPlanItem(
  subscription: Stripe.Subscription,
  prices: PriceList,
): { item: Stripe.SubscriptionItem; plan: ChosenPlan } | null {
  for (const item of subscription.items.data) {
    const plan = prices.planOf(item.price.id);
    if (plan) return { item, plan };
  }
  return null;
}

/** Why a subscription is not ours; null if it is. */
export function findUnmatchedReason(
  subscription: Stripe.Subscription,
  prices: PriceList,
): UnmatchedReason | null {
  if (!startedHere.safeParse(subscription.metadata).success) return 'no_employer';
  return findPlanItem(subscription, prices) ? null : 'no_price';
}

/** What a customer's charges say of the bills, and of the cards that paid them. */
export interface Payments {
  readonly reversals: Reversals;
  readonly cards: readonly string[];
}

/**
 * Maps a subscription of Stripe; null if it was started elsewhere or has none of our prices. One that is stored keeps
 * its plan at a price that is no longer configured: it is billed, and ends, as before.
 */
export function toProviderState(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  prices: PriceList,
  { reversals, cards }: Payments,
  known?: ChosenPlan,
): ProviderState | null {
  const [first] = subscription.items.data;
  const found =
    findPlanItem(subscription, prices) ?? (known && first ? { item: first, plan: known } : null);
  const origin = startedHere.safeParse(subscription.metadata);
  if (!found || !origin.success) return null;
  const { item, plan } = found;
  const { id, status, canceled_at, ended_at, created } = subscription;
  const canceledAt = ended_at ?? canceled_at;
  return {
    subscription: {
      ...plan,
      id,
      customerId: customerOf(subscription),
      employerId: origin.data.employerId,
      status: statuses.get(status) ?? 'unpaid',
      currentPeriodStart: toDate(item.current_period_start),
      currentPeriodEnd: toDate(item.current_period_end),
      cancelAtPeriodEnd: isEnding(subscription, item),
      canceledAt: canceledAt === null ? null : toDate(canceledAt),
      createdAt: toDate(created),
    },
    invoices: toProviderInvoices(invoices, plan, prices, reversals),
    cards,
  };
}

export function customerOf({ customer }: Stripe.Subscription): string {
  return typeof customer === 'string' ? customer : customer.id;
}

/** Stripe's own pages may set a date instead of the flag. */
function isEnding(
  { cancel_at_period_end, cancel_at }: Stripe.Subscription,
  { current_period_end }: Stripe.SubscriptionItem,
): boolean {
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= current_period_end);
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1_000);
}
