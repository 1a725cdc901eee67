import { DAY_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/create-test-app.ts';
import { lockRow } from '../../../../../test/database/lock-row.ts';
import { createSandboxBuyer } from '../../../../../test/payments/sandbox-buyer.ts';
import type { ProviderState } from '../../../../platform/payments/payment-provider.ts';
import { renewSubscriptions } from './renew-subscriptions.ts';

let app: TestApp;
let sandbox: ReturnType<typeof createSandboxBuyer>;

beforeAll(async () => {
  app = await createTestApp();
  sandbox = createSandboxBuyer(app);
});

afterAll(() => app.close());

const day = (date: Date) => date.toISOString().slice(0, 10);

function billsIn({ invoices }: ProviderState) {
  return invoices.map(({ reason, planType, amount, paid, createdAt }) => [
    reason,
    planType,
    amount,
    paid,
    day(createdAt),
  ]);
}

function daysAfterNow(days: number): string {
  return day(new Date(app.clock.read().getTime() + days * DAY_MS));
}

/** Advances the clock to a day, keeping the time of day. */
function goTo(date: string): void {
  const today = day(app.clock.read());
  app.clock.advance(Date.parse(date) - Date.parse(today));
}

describe('a checkout', () => {
  it('is the same for a repeated key, and another for a new key', async () => {
    const first = await sandbox.begin('impact', 'annual', { key: 'one' });
    const again = await sandbox.begin('impact', 'annual', { key: 'one', by: first.employer });
    const other = await sandbox.begin('impact', 'annual', { key: 'two', by: first.employer });
    expect(again.page).toBe(first.page);
    expect(other.page).not.toBe(first.page);
    expect(first.page).toMatch(/^\/sandbox\/checkout\/cs_[0-9a-f]{32}$/);
  });

  it('closes the earlier one, in whichever order they race', async () => {
    const { employer } = await sandbox.begin('impact');
    await Promise.all(
      Array.from({ length: 8 }, () => sandbox.begin('basic', 'monthly', { by: employer })),
    );
    const open = await app.database
      .selectFrom('sandbox_checkouts')
      .select('id')
      .where('employer_id', '=', employer.id)
      .where('status', '=', 'open')
      .execute();
    expect(open).toHaveLength(1);
  });

  it('does not wait for a lock on the employer’s row', async () => {
    const { employer } = await sandbox.begin('basic');
    const row = await lockRow(app, 'employers', employer.id);
    const checkout = await sandbox.begin('impact', 'monthly', { by: employer });
    await sandbox.press(checkout, 'pay');
    await row.release();
    expect(await sandbox.boughtBy(employer)).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is paid for its first period', async () => {
    const state = await sandbox.read(await sandbox.buy('impact', 'annual'));
    const now = app.clock.read();
    expect(state.subscription).toMatchObject({
      planType: 'impact',
      billingCycle: 'annual',
      status: 'active',
      currentPeriodStart: now,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      createdAt: now,
    });
    expect(day(state.subscription.currentPeriodEnd)).toBe(daysAfterNow(365));
    expect(billsIn(state)).toEqual([['started', 'impact', 1620, true, daysAfterNow(0)]]);
  });

  it('has an id that nobody can guess', async () => {
    expect(await sandbox.payments.readSubscription('sub_nothing')).toBeNull();
    for (const change of [
      () => sandbox.payments.reactivate('sub_nothing', 'a'),
      () => sandbox.payments.cancel('sub_nothing', 'now', 'b'),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('a change of plan', () => {
  it('takes effect and is billed immediately, within the period', async () => {
    const id = await sandbox.buy('impact');
    const before = await sandbox.read(id);
    const { currentPeriodStart: start, currentPeriodEnd: end } = before.subscription;
    app.clock.advance((end.getTime() - start.getTime()) / 2);
    const corporate = { planType: 'corporate', billingCycle: 'monthly' } as const;
    const after = await sandbox.payments.changePlan(id, corporate, 'up');
    expect(after.subscription).toEqual({ ...before.subscription, planType: 'corporate' });
    expect(billsIn(after).at(-1)).toEqual(['changed', 'corporate', 125, true, daysAfterNow(0)]);
    const basic = { planType: 'basic', billingCycle: 'monthly' } as const;
    const smaller = await sandbox.payments.changePlan(id, basic, 'down');
    expect(billsIn(smaller).at(-1)).toEqual(['changed', 'basic', -160, true, daysAfterNow(0)]);
    expect(await sandbox.eventsOf(id)).toContain('customer.subscription.updated');
  });

  it('starts a new period with another cycle', async () => {
    const id = await sandbox.buy('basic');
    const annual = { planType: 'basic', billingCycle: 'annual' } as const;
    const { subscription, invoices } = await sandbox.payments.changePlan(id, annual, 'year');
    expect(subscription.currentPeriodStart).toEqual(app.clock.read());
    expect(day(subscription.currentPeriodEnd)).toBe(daysAfterNow(365));
    expect(invoices.at(-1)?.amount).toBe(840 - 79);
  });

  it('is done once per key, and not at all for the current plan', async () => {
    const id = await sandbox.buy('impact');
    const corporate = { planType: 'corporate', billingCycle: 'monthly' } as const;
    const changes = await Promise.all(
      Array.from({ length: 6 }, () => sandbox.payments.changePlan(id, corporate, 'same')),
    );
    expect(changes.map(({ invoices }) => invoices.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const { invoices } = await sandbox.payments.changePlan(id, corporate, 'another');
    expect(invoices).toHaveLength(2);
  });
});

describe('a cancellation', () => {
  it('at the end of the period can be revoked, or ends it then and not before', async () => {
    const id = await sandbox.buy('impact');
    const { payments } = sandbox;
    const cancelled = await payments.cancel(id, 'at-period-end', 'a');
    expect(cancelled.subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      canceledAt: app.clock.read(),
    });
    const back = await payments.reactivate(id, 'b');
    expect(back.subscription).toMatchObject({ cancelAtPeriodEnd: false, canceledAt: null });
    await payments.cancel(id, 'at-period-end', 'c');
    goTo(day(back.subscription.currentPeriodEnd));
    app.clock.advance(-1);
    await renewSubscriptions.run(app.platform);
    expect((await sandbox.read(id)).subscription.status).toBe('active');
    app.clock.advance(1);
    await renewSubscriptions.run(app.platform);
    const ended = await sandbox.read(id);
    expect(ended.subscription.status).toBe('canceled');
    expect(ended.invoices).toHaveLength(1);
    expect(await sandbox.eventsOf(id)).toContain('customer.subscription.deleted');
  });

  it('takes effect immediately on request, and nothing can be changed afterwards', async () => {
    const id = await sandbox.buy('impact');
    const { payments } = sandbox;
    const ended = await payments.cancel(id, 'now', 'a');
    expect(ended.subscription).toMatchObject({
      status: 'canceled',
      canceledAt: app.clock.read(),
    });
    expect(await payments.cancel(id, 'now', 'a')).toEqual(ended);
    const plan = { planType: 'basic', billingCycle: 'monthly' } as const;
    for (const change of [
      () => payments.cancel(id, 'now', 'b'),
      () => payments.reactivate(id, 'b'),
      () => payments.changePlan(id, plan, 'b'),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'subscription_ended' });
    }
    app.clock.advance(60 * DAY_MS);
    await renewSubscriptions.run(app.platform);
    expect(await sandbox.read(id)).toEqual(ended);
  });
});

describe('a renewal', () => {
  it('happens once, however many instances run', async () => {
    const id = await sandbox.buy('accelerate');
    goTo(day((await sandbox.read(id)).subscription.currentPeriodEnd));
    await Promise.all(Array.from({ length: 5 }, () => renewSubscriptions.run(app.platform)));
    const state = await sandbox.read(id);
    expect(billsIn(state).map(([reason, , amount]) => [reason, amount])).toEqual([
      ['started', 219],
      ['renewed', 219],
    ]);
    expect(state.subscription.currentPeriodStart).toEqual(app.clock.read());
    expect(await sandbox.eventsOf(id)).toEqual(
      expect.arrayContaining(['customer.subscription.updated', 'invoice.paid']),
    );
  });

  it('bills every month that passed while the server was off, each on its due date', async () => {
    goTo('2028-01-31');
    const id = await sandbox.buy('basic');
    goTo('2028-05-02');
    await renewSubscriptions.run(app.platform);
    const state = await sandbox.read(id);
    expect(billsIn(state).map(([reason, , , , date]) => [reason, date])).toEqual([
      ['started', '2028-01-31'],
      ['renewed', '2028-02-29'],
      ['renewed', '2028-03-31'],
      ['renewed', '2028-04-30'],
    ]);
    expect(day(state.subscription.currentPeriodEnd)).toBe('2028-05-31');
  });

  it('bills the new plan after a change', async () => {
    const id = await sandbox.buy('basic');
    const plan = { planType: 'impact', billingCycle: 'monthly' } as const;
    const { subscription } = await sandbox.payments.changePlan(id, plan, 'up');
    goTo(day(subscription.currentPeriodEnd));
    await renewSubscriptions.run(app.platform);
    expect((await sandbox.read(id)).invoices.at(-1)).toMatchObject({
      reason: 'renewed',
      planType: 'impact',
      amount: 149,
    });
  });

  it('deletes the keys of the day before', async () => {
    const id = await sandbox.buy('basic');
    await sandbox.payments.cancel(id, 'at-period-end', 'forget me');
    app.clock.advance(2 * DAY_MS);
    await renewSubscriptions.run(app.platform);
    const keys = await app.database
      .selectFrom('sandbox_requests')
      .select('idempotency_key')
      .where('idempotency_key', 'like', '%forget me')
      .execute();
    expect(keys).toEqual([]);
  });
});
