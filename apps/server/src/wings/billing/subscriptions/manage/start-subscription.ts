import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { ChosenPlan } from '../../payments/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  findPaymentCustomer,
  storePaymentCustomer,
  markCheckoutStarted,
} from '../provider-state/payment-customers.queries.ts';
import { providerKey } from '../provider-state/provider-key.ts';
import { reconcilePayments } from '../provider-state/reconcile-payments.ts';
import { isFromSandbox } from '../plan-limits.ts';
import { findLiveSubscription, findBilledEmployer } from '../subscriptions.queries.ts';
import { type LockedEmployer, withLockedEmployer } from '../with-locked-employer.queries.ts';

interface Purchase extends ChosenPlan {
  readonly employerId: string;
  /** The origin at which the employer uses the board, for the way back. */
  readonly ownOrigin: string;
  /** The request's idempotency key. */
  readonly callKey: string | null;
}

/**
 * Starts a checkout at the provider. It buys nothing by itself: the plan starts once the provider reports
 * the payment.
 * @returns the URL of the provider's page
 * @throws {AppError} subscription_active if there is a plan already
 */
export async function startSubscription(platform: Platform, purchase: Purchase): Promise<string> {
  const { employerId, planType, billingCycle, ownOrigin, callKey } = purchase;
  const { payments, database, clock } = platform;
  await requireNoPlan(platform, database, employerId);
  // A payment whose event was lost becomes a plan now, so that nobody buys twice.
  await reconcilePayments(platform, employerId);
  const customerId = await findOrCreateCustomer(platform, employerId);
  const page = `${ownOrigin}/employer/subscription`;
  const { checkoutUrl } = await payments.createCheckout(
    {
      employerId,
      customerId,
      planType,
      billingCycle,
      successUrl: `${page}?checkout=done`,
      cancelUrl: `${page}?checkout=cancelled&plan=${planType}&cycle=${billingCycle}`,
    },
    providerKey(callKey, 'checkout', employerId, planType, billingCycle),
  );
  await markCheckoutStarted(database, employerId, payments.name, clock());
  return checkoutUrl;
}

async function findOrCreateCustomer(platform: Platform, employerId: string): Promise<string> {
  const { database, payments, clock } = platform;
  const known = await findPaymentCustomer(database, employerId, payments.name);
  const employer = known ? undefined : await findBilledEmployer(database, employerId);
  // The key is the employer's id, so that concurrent requests create the same customer.
  const made = employer && (await payments.createCustomer(employer, employerId));
  const store = async ({ transaction }: LockedEmployer) => {
    await requireNoPlan(platform, transaction, employerId);
    if (!made) return known?.provider_customer_id ?? null;
    const customer = { employerId, provider: payments.name, ...made, now: clock() };
    return storePaymentCustomer(transaction, customer);
  };
  const customerId = await withLockedEmployer(platform, employerId, store);
  if (customerId === null) throw new AppError('not_signed_in');
  return customerId;
}

/** A sandbox plan is replaced by one of Stripe's. */
async function requireNoPlan(
  { payments }: Platform,
  database: Queryable,
  employerId: string,
): Promise<void> {
  const live = await findLiveSubscription(database, employerId);
  if (live && !isFromSandbox(live, payments)) throw new AppError('subscription_active');
}
