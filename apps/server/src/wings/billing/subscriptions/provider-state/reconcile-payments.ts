import { DAY_MS, HOUR_MS, isLiveSubscription, MINUTE_MS } from '@nextshift/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { hasOnlyWaited } from '../../../../platform/database/constraint-errors.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import type { ProviderState } from '../../payments/index.ts';
import { applyProviderState } from './apply-provider-state.ts';
import {
  findPaymentCustomer,
  findPendingCheckouts,
  markCheckoutChecked,
} from './payment-customers.queries.ts';
import { findByProviderId } from '../subscriptions.queries.ts';
import type { LockedEmployer, LockOptions } from '../with-locked-employer.queries.ts';
import { withFreshStates } from './with-fresh-states.ts';

/** How long after a checkout its payment may still arrive. */
const PENDING_FOR_MS = 7 * DAY_MS;
/** A checkout is first checked after this, then hourly. */
const FIRST_CHECK_MS = 10 * MINUTE_MS;
const CHECK_AGAIN_MS = HOUR_MS;
/** Customers per run. */
const BATCH_SIZE = 100;

/**
 * Reads an employer's subscriptions from the provider and applies them, so that a payment whose
 * event never arrived becomes a plan.
 */
export async function reconcilePayments(
  platform: Platform,
  employerId: string,
  options?: LockOptions,
): Promise<void> {
  const { database, payments, clock } = platform;
  const customer = await findPaymentCustomer(database, employerId, payments.name);
  if (!customer) return;
  const read = async () => {
    const states = await payments.listSubscriptions(customer.provider_customer_id);
    return states.filter(({ subscription }) => subscription.employerId === employerId);
  };
  const reconcile = async (locked: LockedEmployer, states: readonly ProviderState[]) => {
    const { transaction } = locked;
    for (const state of states) {
      const { subscription } = state;
      const known = await findByProviderId(transaction, payments.name, subscription.id);
      if (!known && !isLiveSubscription(subscription.status)) continue;
      await applyProviderState(locked, payments.name, state, clock());
    }
    await markCheckoutChecked(transaction, employerId, payments.name, clock());
  };
  await withFreshStates(platform, employerId, read, reconcile, options);
}

/** The recurring task for started checkouts that have not led to a plan. */
export const reconcilePendingCheckouts = defineTask({
  name: 'pending-checkouts',
  schedule: 'every minute',
  async run(platform) {
    const { database, payments, clock, log } = platform;
    const before = (ms: number) => new Date(clock().getTime() - ms);
    const pending = await findPendingCheckouts(database, {
      provider: payments.name,
      begunAfter: before(PENDING_FOR_MS),
      begunBefore: before(FIRST_CHECK_MS),
      checkedBefore: before(CHECK_AGAIN_MS),
      limit: BATCH_SIZE,
    });
    for (const { employer_id: employerId } of pending) {
      try {
        await reconcilePayments(platform, employerId, { skipsBusy: true });
      } catch (error) {
        if (hasOnlyWaited(error)) throw error;
        log.warn({ err: error, employerId }, 'could not check a checkout');
        return;
      }
    }
  },
});
