import type { Platform } from '../../../platform/platform.ts';
import { applyProviderState } from '../provider-state/apply-provider-state.ts';
import { findByProviderId, markChecked, type SubscriptionRow } from '../subscriptions.queries.ts';
import {
  type LockedEmployer,
  type LockOptions,
  withLockedEmployer,
} from '../with-locked-employer.queries.ts';

/**
 * Reads a subscription from the provider and applies what it says now. Read under the lock, so that
 * nothing older is ever applied over something newer.
 * @returns the subscription as it is stored, or null where there is none to store
 */
export function refreshSubscription(
  platform: Platform,
  employerId: string,
  providerSubscriptionId: string,
  options?: LockOptions,
): Promise<SubscriptionRow | null> {
  const refresh = (locked: LockedEmployer) =>
    readAndApply(platform, locked, providerSubscriptionId);
  return withLockedEmployer(platform, employerId, refresh, options);
}

/** The same for who has the lock already. */
export async function readAndApply(
  { payments, clock }: Pick<Platform, 'payments' | 'clock'>,
  locked: LockedEmployer,
  providerSubscriptionId: string,
): Promise<SubscriptionRow | null> {
  const state = await payments.readSubscription(providerSubscriptionId);
  if (state) return applyProviderState(locked, payments.name, state, clock());
  const { transaction } = locked;
  const known = await findByProviderId(transaction, payments.name, providerSubscriptionId);
  if (known) await markChecked(transaction, known.id, clock());
  return known ?? null;
}
