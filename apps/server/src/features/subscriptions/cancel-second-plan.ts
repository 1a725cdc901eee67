import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { findSubscription, isLive } from './subscriptions.queries.ts';

const payloadSchema = z.object({ subscriptionId: entityId });

/**
 * The task that ends a plan at the provider which was paid while there was another. Which of them stays is
 * decided anew: the other may have ended meanwhile.
 */
export async function cancelSecondPlan(platform: Platform, payload: unknown): Promise<void> {
  const { database, payments } = platform;
  const { subscriptionId } = payloadSchema.parse(payload);
  const second = await findSubscription(database, subscriptionId);
  if (second?.provider !== payments.name) return;
  const { employer_id: employerId, provider_subscription_id: id } = second;
  const known = await refreshSubscription(platform, employerId, id);
  const state = await payments.readSubscription(id);
  if (known?.status !== 'canceled' || !state || !isLive(state.subscription.status)) return;
  await payments.cancel(id, 'now', `second plan ${id}`);
  await refreshSubscription(platform, employerId, id);
}
