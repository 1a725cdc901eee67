import { DAY_MS } from '@nextshift/contract';
import { generateDemoData } from '@nextshift/demo-data';
import { describe, expect, it } from 'vitest';
import { subscriptionRows } from './rows-of-subscriptions.ts';

const sampleNow = new Date('2026-03-10T15:00:00Z');
const sample = generateDemoData(sampleNow);

const { employers } = sample;
const paying = employers.filter(({ plan }) => plan !== 'none');
const ids = new Map(employers.map(({ key }) => [key, `id of ${key}`]));
const rows = subscriptionRows(employers, ids);

describe('subscriptions of the sample', () => {
  it('are in the books of the sandbox as in ours', () => {
    expect(rows.subscriptions).toHaveLength(paying.length);
    expect(rows.sandboxSubscriptions).toEqual(
      rows.subscriptions.map((row) => ({
        id: row.provider_subscription_id,
        customer_id: row.provider_customer_id,
        employer_id: row.employer_id,
        plan_type: row.plan_type,
        billing_cycle: row.billing_cycle,
        status: row.status,
        billing_anchor: row.created_at,
        current_period_start: row.current_period_start,
        current_period_end: row.current_period_end,
        created_at: row.created_at,
      })),
    );
    expect(rows.customers.map((row) => [row.employer_id, row.provider_customer_id])).toEqual(
      rows.subscriptions.map((row) => [row.employer_id, row.provider_customer_id]),
    );
    expect(rows.events.map((row) => [row.provider_invoice_id, row.kind, row.amount])).toEqual(
      rows.sandboxInvoices.map((row) => [row.id, row.reason, row.amount]),
    );
  });

  it('were billed once a period, the first as a start, the last for the period that runs', () => {
    for (const row of rows.subscriptions) {
      const bills = rows.sandboxInvoices.filter(
        (bill) => bill.subscription_id === row.provider_subscription_id,
      );
      expect(bills.map(({ reason }) => reason)).toEqual([
        'started',
        ...bills.slice(1).map(() => 'renewed'),
      ]);
      expect(bills.length).toBeGreaterThanOrEqual(row.billing_cycle === 'annual' ? 1 : 5);
      expect(bills[0]?.created_at).toEqual(row.created_at);
      expect(bills.at(-1)?.created_at).toEqual(row.current_period_start);
    }
    const impact = rows.sandboxInvoices.filter((bill) => bill.plan_type === 'impact');
    expect(new Set(impact.map((bill) => `${bill.billing_cycle} ${bill.amount}`))).toEqual(
      new Set(['monthly 149', 'annual 1620']),
    );
  });

  it('run for ten days at least, and began after their employer joined', () => {
    const soon = new Date(sampleNow.getTime() + 10 * DAY_MS);
    for (const { subscribedAt, createdAt, currentPeriodEnd } of paying) {
      expect(currentPeriodEnd?.getTime()).toBeGreaterThan(soon.getTime());
      expect(subscribedAt?.getTime()).toBeGreaterThan(createdAt.getTime());
    }
  });
});
