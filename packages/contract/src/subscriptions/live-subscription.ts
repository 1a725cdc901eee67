import type { SubscriptionStatus } from './subscription-schemas.ts';

/**
 * Statuses of a subscription that gives its plan: a payment that is due leaves the plan until the period
 * already paid is over. An employer has at most one such subscription.
 */
export const liveSubscriptionStatuses = [
  'active',
  'past_due',
] as const satisfies readonly SubscriptionStatus[];

export function isLiveSubscription(status: SubscriptionStatus): boolean {
  return liveSubscriptionStatuses.some((live) => live === status);
}
