import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { enqueueCancellation } from './enqueue-cancellation.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { findLiveSubscription, findSubscription, isLive } from './subscriptions.queries.ts';

const payloadSchema = z.object({ subscriptionId: entityId });

/** Has the plan of an employer that leaves ended at the provider, at once. Part of the transaction that deletes it. */
export async function endPlanOf(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<void> {
  const live = await findLiveSubscription(transaction, employerId);
  if (live) await enqueueCancellation(transaction, live.id);
}

/** The task that ends a plan at the provider whose employer has left. */
export async function cancelLeftPlan(platform: Platform, payload: unknown): Promise<void> {
  const { database, payments } = platform;
  const { subscriptionId } = payloadSchema.parse(payload);
  const left = await findSubscription(database, subscriptionId);
  if (left?.provider !== payments.name) return;
  const { employer_id: employerId, provider_subscription_id: id } = left;
  const state = await payments.readSubscription(id);
  if (state && isLive(state.subscription.status)) await payments.cancel(id, 'now', `left ${id}`);
  await refreshSubscription(platform, employerId, id);
}
