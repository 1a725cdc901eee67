import type { Subscription } from '@nextshift/contract';
import type { Platform } from '../../../platform/platform.ts';
import { presentSubscription } from './present-subscription.ts';
import { signSubscriptionToken } from './manage/sign-subscription-token.ts';
import { findEndedSubscription, findLiveSubscription } from './subscriptions.queries.ts';

interface FoundSubscription {
  readonly subscription: Subscription | null;
  /** Whether it is live. */
  readonly hasSubscription: boolean;
  readonly subscriptionToken: string | null;
}

/**
 * The employer's plan and its display token; without a plan, the one that ended last, without a
 * token.
 */
export async function findOwnSubscription(
  platform: Platform,
  employerId: string,
): Promise<FoundSubscription> {
  const { database } = platform;
  const live = await findLiveSubscription(database, employerId);
  if (live) {
    const subscription = presentSubscription(platform, live);
    const subscriptionToken = await signSubscriptionToken(platform, employerId, subscription);
    return { subscription, hasSubscription: true, subscriptionToken };
  }
  const ended = await findEndedSubscription(database, employerId);
  const subscription = ended ? presentSubscription(platform, ended) : null;
  return { subscription, hasSubscription: false, subscriptionToken: null };
}
