import { billingCycles, planIds } from '@nextshift/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodFrom } from './billing-period.ts';
import { chargedCents, creditLeft, priceChange, priceInCents } from './plan-price.ts';

const start = new Date('2026-11-01T00:00:00.000Z');
const halfway = new Date('2026-11-16T00:00:00.000Z');
const period = periodFrom(start, start, 'monthly');
const impact = { planType: 'impact', billingCycle: 'monthly' } as const;
const running = { ...impact, period, anchor: start };

describe('the price of a plan', () => {
  it('depends on its cycle', () => {
    expect(priceInCents(impact)).toBe(14_900);
    expect(priceInCents({ planType: 'impact', billingCycle: 'annual' })).toBe(162_000);
  });
});

describe('a change of plan', () => {
  it('costs half the difference halfway through, and keeps the period', () => {
    const next = { planType: 'corporate', billingCycle: 'monthly' } as const;
    expect(priceChange(running, next, halfway)).toEqual({ cents: 12_500, period, anchor: start });
  });

  it('gives a credit for a smaller plan', () => {
    const next = { planType: 'basic', billingCycle: 'monthly' } as const;
    expect(priceChange(running, next, halfway).cents).toBe(-3_500);
  });

  it('starts a new period with another cycle, less what is left of the old one', () => {
    const next = { planType: 'impact', billingCycle: 'annual' } as const;
    expect(priceChange(running, next, halfway)).toEqual({
      cents: 162_000 - 7_450,
      period: { start: halfway, end: new Date('2027-11-16T00:00:00.000Z') },
      anchor: halfway,
    });
  });

  it('credits nothing for a period that is over', () => {
    const next = { planType: 'corporate', billingCycle: 'monthly' } as const;
    expect(priceChange(running, next, new Date('2026-12-05T00:00:00.000Z')).cents).toBe(0);
  });

  it('is in whole cents, and at most the new plan’s price or a credit of the old one’s', () => {
    const chosen = fc.record({
      planType: fc.constantFrom(...planIds),
      billingCycle: fc.constantFrom(...billingCycles),
    });
    const moment = fc.date({
      min: start,
      max: new Date('2027-11-01T00:00:00.000Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(chosen, chosen, moment, (from, to, now) => {
        const old = { ...from, period: periodFrom(start, start, from.billingCycle), anchor: start };
        const { cents } = priceChange(old, to, now);
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeLessThanOrEqual(priceInCents(to));
        expect(cents).toBeGreaterThanOrEqual(-priceInCents(from));
      }),
    );
  });
});

it('credit of changes is used up by later bills', () => {
  expect(creditLeft([14_900, -7_000])).toBe(7_000);
  expect(creditLeft([14_900, -7_000, 3_000])).toBe(4_000);
  expect(creditLeft([14_900, -7_000, 7_900, -100])).toBe(100);
});

it('a bill is charged as far as earlier credit does not cover it', () => {
  expect(chargedCents([14_900, -10_000, 4_000, 14_900])).toEqual([14_900, 0, 0, 8_900]);
});
