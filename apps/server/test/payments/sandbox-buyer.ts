import type { BillingCycle, PlanId } from '@nextshift/contract';
import { createSandboxPayments } from '../../src/wings/billing/payments/sandbox/create-sandbox-payments.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { ProviderState } from '../../src/wings/billing/payments/index.ts';
import type { TestApp } from '../create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../database/insert-accounts.ts';
import { queuedPayloads } from '../servers/queued-jobs.ts';

export interface StartedCheckout {
  readonly employer: TestAccount;
  readonly id: string;
  /** Its page, without the host. */
  readonly page: string;
}

export const RETURN = {
  successUrl: 'http://nextshift.example/employer/subscription?checkout=done',
  cancelUrl: 'http://nextshift.example/employer/subscription?checkout=cancelled',
};

/** Drives the built-in payment provider as an employer, without the subscriptions feature. */
export function createSandboxBuyer(app: TestApp) {
  const payments = createSandboxPayments(app.platform);

  async function begin(
    planType: PlanId,
    billingCycle: BillingCycle = 'monthly',
    { by, key = newId() }: { by?: TestAccount; key?: string } = {},
  ): Promise<StartedCheckout> {
    const employer = by ?? (await signUpEmployer(app, { plan: null }));
    const { id: employerId, email } = employer;
    const { customerId } = await payments.createCustomer(
      { id: employerId, email, companyName: 'Copper Kettle' },
      key,
    );
    const { checkoutUrl } = await payments.createCheckout(
      { employerId, customerId, planType, billingCycle, ...RETURN },
      key,
    );
    const page = new URL(checkoutUrl).pathname;
    return { employer, page, id: page.split('/').at(-1) ?? '' };
  }

  const press = ({ page, employer }: StartedCheckout, button: 'pay' | 'fail' | 'cancel') =>
    app.call('POST', `${page}/${button}`, { as: employer });

  function boughtBy({ id }: TestAccount) {
    return app.database
      .selectFrom('sandbox_subscriptions')
      .select(['id', 'status'])
      .where('employer_id', '=', id)
      .orderBy('created_at')
      .execute();
  }

  /** Buys a plan. @returns the subscription's id */
  async function buy(planType: PlanId, billingCycle: BillingCycle = 'monthly'): Promise<string> {
    const checkout = await begin(planType, billingCycle);
    await press(checkout, 'pay');
    const [bought] = await boughtBy(checkout.employer);
    if (!bought) throw new Error('nothing was bought');
    return bought.id;
  }

  async function read(id: string): Promise<ProviderState> {
    const state = await payments.readSubscription(id);
    if (!state) throw new Error('there is no such subscription');
    return state;
  }

  /** The types of the queued events. */
  async function eventsOf(subscriptionId: string): Promise<unknown[]> {
    const payloads = await queuedPayloads(app);
    return payloads
      .filter((payload) => payload.subscriptionId === subscriptionId)
      .map(({ type }) => type);
  }

  return { payments, begin, press, boughtBy, buy, read, eventsOf };
}
