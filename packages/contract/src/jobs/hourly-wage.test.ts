import { describe, expect, it } from 'vitest';
import { hourlyWageRange, type Pay, wageRange } from './hourly-wage.ts';

const nothing: Pay = { payRate: null, payFrequency: null, minWage: null, maxWage: null };

describe('wageRange', () => {
  it.each<[Partial<Pay>, { min: number; max: number } | null]>([
    [{}, null],
    [{ payRate: 15 }, { min: 15, max: 15 }],
    [
      { payRate: 15, minWage: 12, maxWage: 18 },
      { min: 12, max: 18 },
    ],
    [
      { payRate: 15, minWage: 12 },
      { min: 12, max: 12 },
    ],
    [
      { payRate: 15, maxWage: 18 },
      { min: 18, max: 18 },
    ],
    [{ payRate: 0 }, { min: 0, max: 0 }],
  ])('of %o is %o', (pay, expected) => {
    expect(wageRange({ ...nothing, ...pay })).toEqual(expected);
  });
});

describe('hourlyWageRange', () => {
  it.each<[Pay['payFrequency'], number, number | null]>([
    ['Per Hour', 15.5, 15.5],
    ['Per Day', 120, 15],
    ['Per Week', 600, 15],
    ['Per Month', 2600, 15],
    ['One Time', 500, null],
    ['Gift Card', 50, null],
    [null, 15, null],
  ])('turns %s of %d into %s an hour', (payFrequency, payRate, hourly) => {
    const range = hourlyWageRange({ ...nothing, payFrequency, payRate });
    expect(range).toEqual(hourly === null ? null : { min: hourly, max: hourly });
  });

  it('is null without any pay', () => {
    expect(hourlyWageRange({ ...nothing, payFrequency: 'Per Hour' })).toBeNull();
  });
});
