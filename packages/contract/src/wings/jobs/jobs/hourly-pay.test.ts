import { describe, expect, it } from 'vitest';
import { hourlyPay } from './hourly-pay.ts';
import { type Pay, wageRange } from './wage-range.ts';

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

describe('hourlyPay', () => {
  it.each<[Pay['payFrequency'], number, number | null]>([
    ['Per Hour', 15.5, 15.5],
    ['Per Day', 120, 15],
    ['Per Week', 600, 15],
    ['Per Month', 2600, 15],
    ['One Time', 500, null],
    ['Gift Card', 50, null],
    [null, 15, null],
    ['Per Hour', 0, null],
  ])('turns %s of %d into %s an hour', (payFrequency, payRate, hourly) => {
    const found = hourlyPay({ ...nothing, payFrequency, payRate });
    const basis = payFrequency === 'Per Hour' ? 'stated' : 'assumed';
    expect(found).toEqual(hourly === null ? null : { min: hourly, max: hourly, basis });
  });

  it('is null without any pay', () => {
    expect(hourlyPay({ ...nothing, payFrequency: 'Per Hour' })).toBeNull();
  });

  it('of a one-time gig counts the hours that its employer expects, of other pay not', () => {
    const gig: Pay = { ...nothing, payFrequency: 'One Time', payRate: 180, expectedHours: 4 };
    expect(hourlyPay(gig)).toEqual({ min: 45, max: 45, basis: 'stated' });
    const ranged = { ...gig, minWage: 100, maxWage: 150 };
    expect(hourlyPay(ranged)).toEqual({ min: 25, max: 37.5, basis: 'stated' });
    expect(hourlyPay({ ...gig, payFrequency: 'Gift Card' })).toBeNull();
    const daily = { ...gig, payFrequency: 'Per Day' } as const;
    expect(hourlyPay(daily)).toEqual({ min: 22.5, max: 22.5, basis: 'assumed' });
  });
});

describe('hourlyPay of a job with shifts', () => {
  const saturday = { weekday: 'sat', date: null, start: '07:00', end: '13:00' } as const;
  const night = { weekday: 'sun', date: null, start: '22:00', end: '06:00' } as const;
  const event = { weekday: null, date: '2026-11-20', start: '17:00', end: '21:00' } as const;
  const hourlyOf = (
    payFrequency: Pay['payFrequency'],
    payRate: number,
    shifts: NonNullable<Pay['shifts']>,
    expectedHours: number | null = null,
  ) => hourlyPay({ ...nothing, payFrequency, payRate, shifts, expectedHours });
  const fromShifts = (dollars: number) => ({ min: dollars, max: dollars, basis: 'from_shifts' });

  it('counts a day as a shift on average', () => {
    expect(hourlyOf('Per Day', 140, [saturday, night])).toEqual(fromShifts(20));
    expect(hourlyOf('Per Day', 90, [saturday])).toEqual(fromShifts(15));
  });

  it('counts the shifts of a week for pay by the week or month', () => {
    expect(hourlyOf('Per Week', 210, [saturday, night])).toEqual(fromShifts(15));
    expect(hourlyOf('Per Month', 909.98, [saturday, night])).toEqual(fromShifts(15));
  });

  it('counts as many shifts of a week as each person works', () => {
    const some = { all: false, min: 1, max: 2 };
    const pay = { ...nothing, payRate: 140, shifts: [saturday, night], eachWorks: some };
    expect(hourlyPay({ ...pay, payFrequency: 'Per Week' })).toEqual({
      min: 10,
      max: 20,
      basis: 'from_shifts',
    });
  });

  it('counts all dates of a gig, unless its employer expects other hours', () => {
    const second = { ...event, date: '2026-11-21' };
    expect(hourlyOf('One Time', 160, [event, second])).toEqual(fromShifts(20));
    expect(hourlyOf('One Time', 160, [event], 10)).toEqual({ min: 16, max: 16, basis: 'stated' });
  });

  it('leaves pay by the hour, and gift cards, as they are', () => {
    expect(hourlyOf('Per Hour', 17, [saturday])).toEqual({ min: 17, max: 17, basis: 'stated' });
    expect(hourlyOf('Gift Card', 50, [saturday])).toBeNull();
  });

  it('assumes the hours where the shifts do not say them', () => {
    expect(hourlyOf('Per Week', 600, [saturday, event])).toMatchObject({ basis: 'assumed' });
    expect(hourlyOf('Per Week', 600, [])).toMatchObject({ basis: 'assumed' });
    expect(hourlyOf('One Time', 500, [saturday])).toBeNull();
  });
});
