import type { BillingCycle, PlanId } from '@nextshift/contract';
import type { TestApp } from '../create-test-app.ts';
import type { SignedEvent } from './fake-payments.ts';
import type { TestAccount } from '../database/insert-accounts.ts';

/** A purchased plan. */
interface BoughtPlan {
  /** Our id. */
  readonly id: string;
  readonly providerId: string;
}

interface Choice {
  readonly planType?: PlanId;
  readonly billingCycle?: BillingCycle;
}

/** Sends an event to the webhook. */
export function deliverEvent(app: TestApp, { body, headers }: SignedEvent) {
  return app.call('POST', '/api/webhooks/stripe', { body, headers });
}

/** Signs and delivers an event about a subscription. */
export function deliverSubscriptionEvent(app: TestApp, subscriptionId: string, id?: string) {
  return deliverEvent(
    app,
    app.payments.sign({ subscriptionId, ...(id === undefined ? {} : { id }) }),
  );
}

/** Starts a checkout. @returns the address of the payment page */
export async function startCheckout(
  app: TestApp,
  employer: TestAccount,
  { planType = 'impact', billingCycle = 'monthly' }: Choice = {},
): Promise<string> {
  const body = { employerId: employer.id, planType, billingCycle };
  const response = await app.api.startSubscription({ as: employer, body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ checkoutUrl: string }>().checkoutUrl;
}

/** Starts and pays a checkout, and delivers its event. */
export async function buyPlan(
  app: TestApp,
  employer: TestAccount,
  choice: Choice = {},
): Promise<BoughtPlan> {
  const providerId = app.payments.pay(await startCheckout(app, employer, choice));
  await deliverSubscriptionEvent(app, providerId);
  return { id: await findSubscriptionId(app, providerId), providerId };
}

/** Our id of a subscription. */
export async function findSubscriptionId(
  { database }: TestApp,
  providerId: string,
): Promise<string> {
  const { id } = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('provider_subscription_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return id;
}
