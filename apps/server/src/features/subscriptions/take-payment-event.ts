import { entityId } from '@nextshift/contract';
import type { ProviderEvent } from '../../platform/payment-provider.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAndApply } from './refresh-subscription.ts';
import { insertPaymentEvent, isPaymentEventKnown } from './subscription-events.queries.ts';
import { findByProviderId } from './subscriptions.queries.ts';
import { type LockedEmployer, withLockedEmployer } from './with-locked-employer.queries.ts';

/**
 * Takes news of the provider in: each event once. What it says is not believed but read again, under the
 * lock of the employer. News of nobody we know is noted and left at that. While the provider is away
 * nothing is noted, so that it sends the event again.
 */
export async function takePaymentEvent(platform: Platform, event: ProviderEvent): Promise<void> {
  const { database, payments, clock } = platform;
  if (await isPaymentEventKnown(database, payments.name, event.id)) return;
  const { subscriptionId } = event;
  const employerId = subscriptionId === null ? null : await findOwner(platform, subscriptionId);
  const apply = async (locked: LockedEmployer) => {
    const isNew = await insertPaymentEvent(locked.transaction, payments.name, event, clock());
    if (isNew && subscriptionId !== null) await readAndApply(platform, locked, subscriptionId);
    return true;
  };
  const isTaken = employerId !== null && (await withLockedEmployer(platform, employerId, apply));
  if (!isTaken) await insertPaymentEvent(database, payments.name, event, clock());
}

/** The employer of a subscription: the one we know, or the one that the provider names. */
async function findOwner(
  { database, payments }: Platform,
  subscriptionId: string,
): Promise<string | null> {
  const known = await findByProviderId(database, payments.name, subscriptionId);
  if (known) return known.employer_id;
  const state = await payments.readSubscription(subscriptionId);
  return entityId.safeParse(state?.subscription.employerId).data ?? null;
}
