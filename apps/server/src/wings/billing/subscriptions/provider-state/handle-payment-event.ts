import { entityId } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderEvent, ProviderState, UnmatchedReason } from '../../payments/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { insertPaymentEvent, isPaymentEventKnown } from './subscription-events.queries.ts';
import { findByProviderId } from '../subscriptions.queries.ts';
import type { LockedEmployer } from '../with-locked-employer.queries.ts';
import { applyReading, readState } from './refresh-subscription.ts';
import { type PaymentsPlatform, withFreshStates } from './with-fresh-states.ts';

/**
 * Verifies and parses a webhook request, and counts rejected ones.
 * @throws {AppError} webhook_signature_invalid, malformed_request
 */
export function readPaymentEvent(
  { payments, clock, metrics }: Platform,
  body: Buffer,
  signature: string | undefined,
): ProviderEvent {
  try {
    return payments.readEvent(body, signature, clock());
  } catch (error) {
    metrics.countRejectedWebhook(error instanceof AppError ? error.code : 'internal');
    throw error;
  }
}

/**
 * Handles an event of the provider once. Its content is not trusted: the subscription is read again
 * and applied. An event that matches nothing of ours is stored for replay and logged as an error.
 * While the provider is unavailable, nothing is stored, so that it sends the event again.
 */
export async function handlePaymentEvent(platform: Platform, event: ProviderEvent): Promise<void> {
  const { database, payments, clock, log } = platform;
  if (await isPaymentEventKnown(database, payments.name, event.id)) return;
  const note = { now: clock() };
  const problem = await applyEvent(platform, event, ({ transaction }) =>
    insertPaymentEvent(transaction, payments.name, event, note),
  );
  const { id: eventId, type, subscriptionId, paymentId } = event;
  const concernsPlans = subscriptionId !== null || paymentId !== null;
  if (concernsPlans && problem === null) return;
  const isNew = await insertPaymentEvent(database, payments.name, event, { ...note, problem });
  if (problem === null || !isNew) return;
  log.error(
    { eventId, type, subscriptionId, paymentId, problem },
    'a payment event matches no subscription of ours',
  );
}

/**
 * Reads and applies the subscription that an event names, or that its payment was for.
 * @param isNew called under the lock; nothing is applied if it returns false
 * @returns why it matches nothing of ours; null if it does, or names neither
 */
export async function applyEvent(
  platform: PaymentsPlatform,
  { subscriptionId: named, paymentId }: Pick<ProviderEvent, 'subscriptionId' | 'paymentId'>,
  isNew: (locked: LockedEmployer) => Promise<boolean>,
): Promise<UnmatchedReason | null> {
  if (named === null && paymentId === null) return null;
  const subscriptionId = named ?? (await findPaid(platform, paymentId));
  if (subscriptionId === null) return 'no_subscription';
  const owner = await findOwner(platform, subscriptionId);
  if ('problem' in owner) return owner.problem;
  const read = () => readState(platform, subscriptionId);
  const apply = async (locked: LockedEmployer, states: readonly ProviderState[]) => {
    if (await isNew(locked)) await applyReading(platform, locked, subscriptionId, states);
    return true;
  };
  return (await withFreshStates(platform, owner.employerId, read, apply)) ? null : 'no_employer';
}

function findPaid({ payments }: PaymentsPlatform, paymentId: string | null) {
  return paymentId === null ? null : payments.findSubscriptionOfPayment(paymentId);
}

type Owner = { readonly employerId: string } | { readonly problem: UnmatchedReason };

/** The employer of a subscription: as stored, or else as named by the provider. */
async function findOwner(
  { database, payments }: PaymentsPlatform,
  subscriptionId: string,
): Promise<Owner> {
  const known = await findByProviderId(database, payments.name, subscriptionId);
  if (known) return { employerId: known.employer_id };
  const state = await payments.readSubscription(subscriptionId);
  if (!state) return { problem: await payments.explainUnknown(subscriptionId) };
  const { data: employerId } = entityId.safeParse(state.subscription.employerId);
  return employerId === undefined ? { problem: 'no_employer' } : { employerId };
}
