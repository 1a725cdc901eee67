import { describe, expect, it } from 'vitest';
import { jobTermsOf, maxActiveJobs, planOf } from './plan-limits.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

const end = new Date('2026-02-01T00:00:00Z');

function subscription(change: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id: '0199a5a0-0000-7000-8000-000000000001',
    employer_id: '0199a5a0-0000-7000-8000-000000000002',
    provider: 'sandbox',
    provider_subscription_id: 'sub_1',
    provider_customer_id: 'cus_1',
    plan_type: 'impact',
    billing_cycle: 'monthly',
    status: 'active',
    current_period_start: new Date('2026-01-01T00:00:00Z'),
    current_period_end: end,
    cancel_at_period_end: false,
    canceled_at: null,
    reversal: null,
    revision: 1,
    jobs_close_at: null,
    closing_announced_at: null,
    created_at: end,
    updated_at: end,
    ...change,
  };
}

describe('planOf', () => {
  const during = new Date('2026-01-15T00:00:00Z');

  it.each([
    ['active', 'impact'],
    ['past_due', 'impact'],
    ['incomplete', 'none'],
    ['unpaid', 'none'],
    ['canceled', 'none'],
  ] as const)('a subscription that is %s counts as %s', (status, plan) => {
    expect(planOf(subscription({ status }), during)).toBe(plan);
  });

  it('ends with the period, also if it is to be cancelled then', () => {
    const last = new Date(end.getTime() - 1);
    expect(planOf(subscription({ cancel_at_period_end: true }), last)).toBe('impact');
    expect(planOf(subscription(), end)).toBe('none');
  });

  it('is none without a subscription', () => {
    expect(planOf(undefined, during)).toBe('none');
  });
});

it.each([
  ['none', 0, 20, 0],
  ['basic', 1, 20, 0],
  ['impact', 2, 200, 1],
  ['accelerate', 3, null, 2],
  ['corporate', 8, null, 2],
] as const)(
  'plan %s: %d active jobs, %s applicants, placement %d',
  (plan, jobs, applicants, placement) => {
    expect(maxActiveJobs(plan)).toBe(jobs);
    expect(jobTermsOf(plan)).toEqual({ maxApplicants: applicants, placement });
  },
);
