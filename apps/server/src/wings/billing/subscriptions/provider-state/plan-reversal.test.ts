import { describe, expect, it } from 'vitest';
import type { ProviderInvoice, ProviderState } from '../../payments/index.ts';
import { reversalOf } from './plan-reversal.ts';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

function bill(on: string, change: Partial<ProviderInvoice> = {}): ProviderInvoice {
  return {
    id: `in_${on}`,
    planType: 'impact',
    billingCycle: 'monthly',
    reason: 'renewed',
    amount: 149,
    paid: true,
    charged: 149,
    refunded: 0,
    dispute: null,
    createdAt: day(on),
    ...change,
  };
}

function stateOf(...invoices: ProviderInvoice[]): ProviderState {
  return {
    subscription: {
      id: 'sub_1',
      customerId: 'cus_1',
      employerId: '0199a5a0-0000-7000-8000-000000000001',
      planType: 'impact',
      billingCycle: 'monthly',
      status: 'active',
      currentPeriodStart: day('2026-11-01'),
      currentPeriodEnd: day('2026-12-01'),
      cancelAtPeriodEnd: false,
      canceledAt: null,
      createdAt: day('2026-10-01'),
    },
    invoices,
    cards: [],
  };
}

const full = { refunded: 149 };

describe('reversed payments of a plan', () => {
  it.each([
    ['nothing', [bill('2026-11-01')], null],
    ['nothing, for there were none', [], null],
    ['a part', [bill('2026-11-01', { refunded: 148.99 })], null],
    ['all that was paid for the period', [bill('2026-11-01', full)], 'refunded'],
    [
      'an upgrade, while its first payment stays',
      [bill('2026-11-01'), bill('2026-11-10', full)],
      null,
    ],
    [
      'both payments of the period',
      [bill('2026-11-01', full), bill('2026-11-10', full)],
      'refunded',
    ],
    ['the period before', [bill('2026-10-01', full), bill('2026-11-01')], null],
    [
      'the newest, while the period is not paid',
      [bill('2026-10-01', full), bill('2026-11-01', { paid: false, charged: 0 })],
      'refunded',
    ],
    [
      'all that was charged beside credit',
      [bill('2026-11-01', { charged: 49, refunded: 49 })],
      'refunded',
    ],
    ['a credit, for which nothing was charged', [bill('2026-11-01', { charged: 0 })], null],
    [
      'an open dispute of an earlier period',
      [bill('2026-10-01', { dispute: 'open' }), bill('2026-11-01')],
      'disputed',
    ],
    ['a dispute that was won', [bill('2026-11-01', { dispute: 'won' })], null],
    [
      'a dispute that was lost',
      [bill('2026-10-01', { dispute: 'lost' }), bill('2026-11-01', { dispute: 'open' })],
      'dispute_lost',
    ],
    [
      'a refund during a dispute',
      [bill('2026-11-01', { dispute: 'open', refunded: 149 })],
      'refunded',
    ],
  ] as const)('is %s', (_, invoices, expected) => {
    expect(reversalOf(stateOf(...invoices))).toBe(expected);
  });
});
