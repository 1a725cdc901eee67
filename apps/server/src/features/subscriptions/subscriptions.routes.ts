import {
  getSubscription as getEndpoint,
  listPlans as plansEndpoint,
  plans,
  refreshSubscriptionToken as refreshEndpoint,
} from '@nextshift/contract';
import { ok } from '../../platform/answers.ts';
import type { Bind } from '../../platform/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentSubscription } from './present-subscription.ts';
import { signSubscriptionToken } from './sign-subscription-token.ts';
import { findLiveSubscription } from './subscriptions.queries.ts';

export function subscriptionRoutes(bind: Bind, platform: Platform): void {
  const { database } = platform;

  async function readOwn(employerId: string) {
    const row = await findLiveSubscription(database, employerId);
    const subscription = row ? presentSubscription(row) : null;
    const subscriptionToken =
      subscription === null
        ? null
        : await signSubscriptionToken(platform, employerId, subscription);
    return { subscription, subscriptionToken };
  }

  bind(plansEndpoint, async () =>
    ok({ plans: plans.map((plan) => ({ ...plan, features: [...plan.features] })) }),
  );

  bind(getEndpoint, async ({ session }) => {
    const own = await readOwn(session.accountId);
    return ok({ ...own, hasSubscription: own.subscription !== null });
  });

  bind(refreshEndpoint, async ({ session }) => {
    const { subscriptionToken } = await readOwn(session.accountId);
    return ok({ subscriptionToken });
  });
}
