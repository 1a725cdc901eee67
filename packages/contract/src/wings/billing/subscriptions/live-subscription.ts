import type { SubscriptionStatus } from './subscription-schemas.ts';

/**
 * Statuses in which a subscription provides its plan: with a payment due, the plan lasts until the end of
 * the paid period. An employer has at most one such subscription.
 */
export const liveSubscriptionStatuses = [
  'active',
  'past_due',
] as const satisfies readonly SubscriptionStatus[];

export function isLiveSubscription(status: SubscriptionStatus): boolean {
  return liveSubscriptionStatuses.some((live) => live === status);
}
