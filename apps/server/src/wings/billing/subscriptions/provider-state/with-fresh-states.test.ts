import { DAY_MS, HOUR_MS } from '@nextshift/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { signUpEmployer, type TestAccount } from '../../../../../test/database/insert-accounts.ts';
import {
  startCheckout,
  buyPlan,
  findSubscriptionId,
  deliverSubscriptionEvent,
} from '../../../../../test/payments/buy-plan.ts';
import { cancelWithdrawnPlan, processPlanEndings, reconcilePendingCheckouts } from '../index.ts';

let app: TestApp;

// A single connection: while it is in use, every other query fails.
beforeAll(async () => {
  app = await createTestApp({ connections: 1 });
});

afterEach(() => app.payments.duringRequests(null));
afterAll(() => app.close());

const URL = '/employer-subscriptions';

async function aPaidCheckout() {
  const employer = await signUpEmployer(app, { plan: null });
  const providerId = app.payments.pay(await startCheckout(app, employer));
  app.payments.takeCalls();
  return { employer, providerId };
}

function subscriptionsOf({ id }: TestAccount) {
  return app.database
    .selectFrom('subscriptions')
    .select(['provider_subscription_id as id', 'status'])
    .where('employer_id', '=', id)
    .execute();
}

function isReading(name: string) {
  return name === 'readSubscription' || name === 'listSubscriptions';
}

function readingsIn(calls: readonly string[]) {
  return calls.filter(isReading).length;
}

const check = (employer: TestAccount) => app.api.checkSubscription({ as: employer });

describe('no connection and no lock is held during requests to the provider', () => {
  /** Locks the employer's row during every request to the provider, without waiting. @returns their names */
  function lockDuringRequests({ id }: TestAccount): string[] {
    const names: string[] = [];
    app.payments.duringRequests(async (name) => {
      await sql`select from employers where id = ${id} for no key update nowait`.execute(
        app.database,
      );
      names.push(name);
    });
    return names;
  }

  it('for an event', async () => {
    const { employer, providerId } = await aPaidCheckout();
    const requests = lockDuringRequests(employer);
    expect((await deliverSubscriptionEvent(app, providerId)).statusCode).toBe(200);
    expect(requests).toContain('readSubscription');
    expect(await subscriptionsOf(employer)).toMatchObject([{ status: 'active' }]);
  });

  it('for a purchase', async () => {
    const employer = await signUpEmployer(app, { plan: null });
    await startCheckout(app, employer);
    const requests = lockDuringRequests(employer);
    await startCheckout(app, employer);
    expect(requests).toEqual(['listSubscriptions', 'createCheckout']);
  });

  it('for an employer who returns from paying', async () => {
    const { employer } = await aPaidCheckout();
    const requests = lockDuringRequests(employer);
    expect((await check(employer)).json()).toMatchObject({ hasSubscription: true });
    expect(requests).toEqual(['listSubscriptions']);
  });

  it.each([
    ['a change', 'PUT', '', { planType: 'basic', billingCycle: 'monthly' }, 'changePlan'],
    ['a cancellation', 'PATCH', '/cancel', { immediate: false }, 'cancel'],
    ['a reactivation', 'PATCH', '/reactivate', undefined, 'reactivate'],
  ] as const)('by %s', async (_name, method, path, body, call) => {
    const employer = await signUpEmployer(app, { plan: null });
    const { id } = await buyPlan(app, employer);
    const url = `${URL}/${id}`;
    if (call === 'reactivate') {
      await app.call('PATCH', `${url}/cancel`, { as: employer, body: { immediate: false } });
    }
    const requests = lockDuringRequests(employer);
    const response = await app.call(method, `${url}${path}`, {
      as: employer,
      ...(body === undefined ? {} : { body }),
    });
    expect(response.statusCode).toBe(200);
    expect(requests).toEqual([call, 'readSubscription']);
  });

  it('for the tasks', async () => {
    const { employer, providerId } = await aPaidCheckout();
    const requests = lockDuringRequests(employer);
    app.clock.advance(HOUR_MS);
    await reconcilePendingCheckouts.run(app.platform);
    await cancelWithdrawnPlan.run(app.platform, {
      subscriptionId: await findSubscriptionId(app, providerId),
    });
    app.clock.advance(31 * DAY_MS);
    await processPlanEndings.run(app.platform);
    expect(new Set(requests)).toEqual(new Set(['listSubscriptions', 'readSubscription']));
  });
});

describe('a subscription that changed after it was read', () => {
  /** Applies another event after each of the next readings, finally the subscription's end. */
  function overtakeReadings(providerId: string, times: number) {
    let left = times;
    app.payments.duringRequests(async (name) => {
      if (left === 0 || !isReading(name)) return;
      left -= 1;
      if (left === 0) app.payments.end(providerId);
      expect((await deliverSubscriptionEvent(app, providerId)).statusCode).toBe(200);
    });
  }

  it('is read again, so that no older state overwrites a newer one', async () => {
    const { employer, providerId } = await aPaidCheckout();
    await deliverSubscriptionEvent(app, providerId);
    app.payments.takeCalls();
    overtakeReadings(providerId, 1);
    expect((await deliverSubscriptionEvent(app, providerId)).statusCode).toBe(200);
    expect(readingsIn(app.payments.takeCalls())).toBe(3);
    expect(await subscriptionsOf(employer)).toEqual([{ id: providerId, status: 'canceled' }]);
  });

  it('is read again if it was unknown before', async () => {
    const { employer, providerId } = await aPaidCheckout();
    let isDelivered = false;
    app.payments.duringRequests(async () => {
      if (isDelivered) return;
      isDelivered = true;
      app.payments.end(providerId);
      await deliverSubscriptionEvent(app, providerId);
    });
    expect((await check(employer)).json()).toMatchObject({ hasSubscription: false });
    expect(readingsIn(app.payments.takeCalls())).toBeGreaterThan(1);
    expect(await subscriptionsOf(employer)).toEqual([{ id: providerId, status: 'canceled' }]);
  });

  it('is no longer read once a reading was applied that started later', async () => {
    const { employer, providerId } = await aPaidCheckout();
    await deliverSubscriptionEvent(app, providerId);
    app.payments.takeCalls();
    overtakeReadings(providerId, 2);
    expect((await deliverSubscriptionEvent(app, providerId, 'evt_overtaken')).statusCode).toBe(200);
    // Two readings of its own, and two of the events that overtook it.
    expect(readingsIn(app.payments.takeCalls())).toBe(4);
    expect(await subscriptionsOf(employer)).toEqual([{ id: providerId, status: 'canceled' }]);
    const noted = await app.database
      .selectFrom('payment_events')
      .select('event_id')
      .where('event_id', '=', 'evt_overtaken')
      .execute();
    expect(noted).toHaveLength(1);
  });

  it('is left for a later request if it keeps changing', async () => {
    const { employer, providerId } = await aPaidCheckout();
    const state = await app.payments.readSubscription(providerId);
    if (!state) throw new Error('nothing was bought');
    const others = Array.from({ length: 5 }, (_, index) => `${providerId}_${index}`);
    for (const id of others) app.payments.adopt({ ...state.subscription, id });
    const left = [...others];
    app.payments.duringRequests(async () => {
      const id = left.shift();
      if (id !== undefined) await deliverSubscriptionEvent(app, id);
    });
    const response = await check(employer);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: 'unavailable' });
    expect(response.headers['retry-after']).toBe('2');
    expect((await check(employer)).json()).toMatchObject({ hasSubscription: true });
  });
});
