import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { periodFrom } from './billing-period.ts';
import { priceInCents } from './plan-price.ts';
import { lockCheckout, setCheckoutStatus } from './sandbox-checkouts.queries.ts';
import { announce } from './sandbox-event.ts';
import { insertPaidInvoice, insertSubscription } from './sandbox-subscriptions.queries.ts';

type Dependencies = Pick<Platform, 'clock' | 'database'>;
export type LockedCheckout = NonNullable<Awaited<ReturnType<typeof lockCheckout>>>;

/**
 * Pays an employer's open checkout, once however often it is requested. A closed one
 * stays closed.
 * @returns the checkout afterwards; null for another employer's
 */
export function payCheckout(
  platform: Dependencies,
  employerId: string,
  id: string,
): Promise<LockedCheckout | null> {
  return decide(platform, employerId, id, async (transaction, checkout, now) => {
    const { customer_id: customerId, plan_type: planType, billing_cycle: billingCycle } = checkout;
    const plan = { planType, billingCycle };
    const subscriptionId = `sub_${newId()}`;
    await setCheckoutStatus(transaction, id, 'paid');
    await insertSubscription(transaction, {
      id: subscriptionId,
      customerId,
      employerId,
      ...plan,
      period: periodFrom(now, now, billingCycle),
    });
    await insertPaidInvoice(transaction, {
      id: `in_${newId()}`,
      subscriptionId,
      reason: 'started',
      ...plan,
      cents: priceInCents(plan),
      createdAt: now,
    });
    await announce(transaction, 'checkout.session.completed', subscriptionId);
    await announce(transaction, 'invoice.paid', subscriptionId);
  });
}

/** Declines the payment: nothing is bought, and the checkout stays open. */
export function declineCheckout(
  platform: Dependencies,
  employerId: string,
  id: string,
): Promise<LockedCheckout | null> {
  return decide(platform, employerId, id, (transaction) =>
    announce(transaction, 'invoice.payment_failed', null),
  );
}

/** Closes an open checkout, unpaid. */
export function abandonCheckout(
  platform: Dependencies,
  employerId: string,
  id: string,
): Promise<LockedCheckout | null> {
  return decide(platform, employerId, id, (transaction) =>
    setCheckoutStatus(transaction, id, 'abandoned'),
  );
}

function decide(
  { clock, database }: Dependencies,
  employerId: string,
  id: string,
  work: (transaction: DatabaseTransaction, checkout: LockedCheckout, now: Date) => Promise<void>,
): Promise<LockedCheckout | null> {
  return database.transaction().execute(async (transaction) => {
    const checkout = await lockCheckout(transaction, employerId, id);
    if (checkout?.status !== 'open') return checkout ?? null;
    await work(transaction, checkout, clock());
    return (await lockCheckout(transaction, employerId, id)) ?? null;
  });
}
