import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../../platform/platform.ts';
import { refreshSubscription } from '../provider-state/refresh-subscription.ts';
import { findSubscription } from '../subscriptions.queries.ts';

const payloadSchema = z.object({ subscriptionId: entityId });

/**
 * The task that cancels a withdrawn plan at the provider: it was a second plan, or its payment was
 * reversed. This is checked again, since the first plan may have ended meanwhile.
 */
export async function cancelWithdrawnPlan(platform: Platform, payload: unknown): Promise<void> {
  const { database, payments } = platform;
  const { subscriptionId } = payloadSchema.parse(payload);
  const withdrawn = await findSubscription(database, subscriptionId);
  if (withdrawn?.provider !== payments.name) return;
  const { employer_id: employerId, provider_subscription_id: id } = withdrawn;
  const known = await refreshSubscription(platform, { employerId, subscriptionId: id });
  const state = await payments.readSubscription(id);
  if (known?.status !== 'canceled' || !state || state.subscription.status === 'canceled') return;
  await payments.cancel(id, 'now', `withdrawn ${id}`);
  await refreshSubscription(platform, { employerId, subscriptionId: id });
}
