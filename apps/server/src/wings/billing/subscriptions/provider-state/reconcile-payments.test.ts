import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCheckout } from '../../../../../test/payments/buy-plan.ts';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import {
  signInAgain,
  signUpEmployer,
  type TestAccount,
} from '../../../../../test/database/insert-accounts.ts';
import { reconcilePendingCheckouts } from '../index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** An employer whose payment's event was lost. */
async function aPayer() {
  const employer = await signUpEmployer(app, { plan: null });
  const providerId = app.payments.pay(await startCheckout(app, employer));
  app.payments.takeCalls();
  return { employer, providerId };
}

async function hasPlan({ id }: TestAccount) {
  const live = await app.database
    .selectFrom('subscriptions')
    .select('id')
    .where('employer_id', '=', id)
    .where('status', '=', 'active')
    .execute();
  return live.length === 1;
}

function readsOf(calls: readonly string[]) {
  return calls.filter((call) => call === 'listSubscriptions').length;
}

describe('a payment whose event never arrived', () => {
  it('becomes a plan before anything else is sold', async () => {
    const { employer } = await aPayer();
    const body = { employerId: employer.id, planType: 'basic', billingCycle: 'monthly' };
    const response = await app.api.startSubscription({ as: employer, body });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'subscription_active' });
    expect(await hasPlan(employer)).toBe(true);
  });

  it('becomes a plan when the employer returns from paying', async () => {
    const { employer } = await aPayer();
    const response = await app.api.checkSubscription({ as: employer });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      hasSubscription: true,
      subscription: { planType: 'impact' },
    });
  });

  it('becomes a plan by itself, when checked after ten minutes and then hourly', async () => {
    const waiting = await signUpEmployer(app, { plan: null });
    const checkout = await startCheckout(app, waiting);
    app.payments.takeCalls();
    app.clock.advance(10 * MINUTE_MS - 1);
    await reconcilePendingCheckouts.run(app.platform);
    expect(readsOf(app.payments.takeCalls())).toBe(0);
    app.clock.advance(1);
    await reconcilePendingCheckouts.run(app.platform);
    await reconcilePendingCheckouts.run(app.platform);
    expect(readsOf(app.payments.takeCalls())).toBe(1);
    app.payments.pay(checkout);
    app.clock.advance(HOUR_MS);
    await reconcilePendingCheckouts.run(app.platform);
    expect(await hasPlan(waiting)).toBe(true);
    app.payments.takeCalls();
    app.clock.advance(HOUR_MS);
    await reconcilePendingCheckouts.run(app.platform);
    expect(readsOf(app.payments.takeCalls())).toBe(0);
  });

  it('is checked again after the provider was unavailable', async () => {
    const { employer } = await aPayer();
    app.clock.advance(HOUR_MS);
    app.payments.goOffline();
    await reconcilePendingCheckouts.run(app.platform);
    expect(await hasPlan(employer)).toBe(false);
    app.payments.goOnline();
    await reconcilePendingCheckouts.run(app.platform);
    expect(await hasPlan(employer)).toBe(true);
  });
});

it('an unpaid checkout is dropped after a week', async () => {
  const employer = await signUpEmployer(app, { plan: null });
  await startCheckout(app, employer);
  app.clock.advance(7 * DAY_MS);
  app.payments.takeCalls();
  await reconcilePendingCheckouts.run(app.platform);
  expect(readsOf(app.payments.takeCalls())).toBe(0);
});

it('a plan that another employer bought is not applied', async () => {
  const { employer, providerId } = await aPayer();
  const other = await signUpEmployer(app, { plan: null });
  await startCheckout(app, other);
  const state = await app.payments.readSubscription(providerId);
  const customers = await app.database
    .selectFrom('payment_customers')
    .select('provider_customer_id')
    .where('employer_id', '=', other.id)
    .executeTakeFirstOrThrow();
  if (!state) throw new Error('nothing was bought');
  const { provider_customer_id: customerId } = customers;
  app.payments.adopt({ ...state.subscription, id: 'sub_of_another', customerId });
  const as = await signInAgain(app, other, 'employer');
  const response = await app.api.checkSubscription({ as });
  expect(response.json()).toMatchObject({ hasSubscription: false });
  expect(await hasPlan(employer)).toBe(false);
});
