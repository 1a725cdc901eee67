import type { Subscription } from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ChosenPlan, ProviderState } from '../../payments/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { presentSubscription } from '../present-subscription.ts';
import { providerKey } from '../provider-state/provider-key.ts';
import { refreshSubscription } from '../provider-state/refresh-subscription.ts';
import { isFromSandbox } from '../plan-limits.ts';
import { settleSandboxPlan } from '../provider-state/sandbox-plans.ts';
import { requireAllowed, type SubscriptionAction } from '../subscription-rules.ts';
import { chosenPlanOf, findSubscription, type SubscriptionRow } from '../subscriptions.queries.ts';

interface OwnSubscription {
  readonly employerId: string;
  readonly subscriptionId: string;
  /** The request's idempotency key. */
  readonly callKey: string | null;
}

/**
 * Changes the plan or its billing cycle immediately.
 * @param ownOrigin the origin to which the provider's pages return
 * @throws {AppError} illegal_subscription_change for the current plan,
 * payment_confirmation_required with the page's URL as `confirmUrl` if the bank requires it
 */
export function changeSubscription(
  platform: Platform,
  own: OwnSubscription,
  plan: ChosenPlan,
  ownOrigin: string,
): Promise<Subscription> {
  const { planType, billingCycle } = plan;
  const { payments } = platform;
  const key = providerKey(own.callKey, 'change', own.subscriptionId, planType, billingCycle);
  return changeAtProvider(platform, own, 'change', async (row) => {
    if (row.plan_type === planType && row.billing_cycle === billingCycle) {
      throw new AppError('illegal_subscription_change');
    }
    return payments
      .changePlan(row.provider_subscription_id, plan, key)
      .catch(async (error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'payment_confirmation_required')
          throw error;
        const details = await payments.confirmChange({
          subscriptionId: row.provider_subscription_id,
          customerId: row.provider_customer_id,
          plan,
          returnUrl: `${ownOrigin}/employer/subscription?change=done`,
        });
        throw new AppError('payment_confirmation_required', { details });
      });
  });
}

/** Ends a plan with its paid period, or immediately. Repeating the former changes nothing. */
export async function cancelSubscription(
  platform: Platform,
  own: OwnSubscription,
  { immediate }: { immediate: boolean },
): Promise<Subscription> {
  const row = await findSubscription(platform.database, own.subscriptionId);
  if (row?.employer_id === own.employerId && isFromSandbox(row, platform.payments)) {
    requireAllowed('cancel', row, platform.clock());
    const left = await settleSandboxPlan(platform, row.id, immediate ? 'now' : 'at-period-end');
    if (!left) throw new AppError('not_signed_in');
    return presentSubscription(platform, left);
  }
  const when = immediate ? 'now' : 'at-period-end';
  const key = providerKey(own.callKey, 'cancel', own.subscriptionId, when);
  return changeAtProvider(platform, own, 'cancel', async (row) =>
    row.cancel_at_period_end && !immediate
      ? null
      : platform.payments.cancel(row.provider_subscription_id, when, key, chosenPlanOf(row)),
  );
}

/** Revokes a cancellation that has not taken effect yet. */
export function reactivateSubscription(
  platform: Platform,
  own: OwnSubscription,
): Promise<Subscription> {
  const key = providerKey(own.callKey, 'reactivate', own.subscriptionId);
  return changeAtProvider(platform, own, 'reactivate', (row) =>
    platform.payments.reactivate(row.provider_subscription_id, key, chosenPlanOf(row)),
  );
}

/** Changes a subscription at the provider, then reads and applies its new state. */
async function changeAtProvider(
  platform: Platform,
  { employerId, subscriptionId }: OwnSubscription,
  action: SubscriptionAction,
  change: (row: SubscriptionRow) => Promise<ProviderState | null>,
): Promise<Subscription> {
  const { database, payments, clock } = platform;
  const row = await findSubscription(database, subscriptionId);
  if (row?.employer_id !== employerId) throw new AppError('not_found');
  requireAllowed(action, row, clock());
  if (isFromSandbox(row, payments)) throw new AppError('illegal_subscription_change');
  // Bought from a provider that is no longer configured.
  if (row.provider !== payments.name) throw new AppError('payments_unavailable');
  const state = await change(row);
  const changed = state
    ? await refreshSubscription(platform, { employerId, subscriptionId: state.subscription.id })
    : row;
  if (!changed) throw new AppError('not_signed_in');
  return presentSubscription(platform, changed);
}
