import type { ProviderState } from '../../payments/index.ts';
import {
  chosenPlanOf,
  findByProviderId,
  markChecked,
  type SubscriptionRow,
} from '../subscriptions.queries.ts';
import type { LockedEmployer, LockOptions } from '../with-locked-employer.queries.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { type PaymentsPlatform, withFreshStates } from './with-fresh-states.ts';

interface Refreshed extends LockOptions {
  readonly employerId: string;
  /** The provider's id. */
  readonly subscriptionId: string;
}

/**
 * Reads a subscription from the provider and applies its current state. Also used after our own
 * changes, as the response to a change repeated with its key contains the state of the first time.
 * @returns the subscription as stored, or null if there is none to store
 */
export function refreshSubscription(
  platform: PaymentsPlatform,
  { employerId, subscriptionId, ...options }: Refreshed,
): Promise<SubscriptionRow | null> {
  return withFreshStates(
    platform,
    employerId,
    () => readState(platform, subscriptionId),
    (locked, states) => applyReading(platform, locked, subscriptionId, states),
    options,
  );
}

/** Reads a subscription from the provider; empty if the provider has none of ours with this id. */
export async function readState(
  { database, payments }: PaymentsPlatform,
  subscriptionId: string,
): Promise<ProviderState[]> {
  const row = await findByProviderId(database, payments.name, subscriptionId);
  const state = await payments.readSubscription(subscriptionId, row && chosenPlanOf(row));
  return state ? [state] : [];
}

/** Applies the reading of one subscription; an empty one only records the query. */
export async function applyReading(
  { payments, clock }: PaymentsPlatform,
  locked: LockedEmployer,
  subscriptionId: string,
  [state]: readonly ProviderState[],
): Promise<SubscriptionRow | null> {
  if (state) return applyProviderState(locked, payments.name, state, clock());
  const { transaction } = locked;
  const known = await findByProviderId(transaction, payments.name, subscriptionId);
  if (known) await markChecked(transaction, known.id, clock());
  return known ?? null;
}
