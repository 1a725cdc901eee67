import type { Pay } from './hourly-wage.ts';
import { expect, it } from 'vitest';
import { formatPay } from './format-pay.ts';

const none: Pay = { payRate: null, payFrequency: null, minWage: null, maxWage: null };

it.each<[Partial<Pay>, string | null]>([
  [{ payRate: 18.5, payFrequency: 'Per Hour' }, '$18.50 / Per Hour'],
  [{ payRate: 18, payFrequency: 'Per Hour' }, '$18 / Per Hour'],
  [{ payRate: 1200, payFrequency: 'One Time' }, '$1,200 / Once'],
  [{ payRate: 50, payFrequency: 'Gift Card' }, '$50 / Gift Card'],
  [{ payRate: 1, minWage: 15, maxWage: 20, payFrequency: 'Per Hour' }, '$15–$20 / Per Hour'],
  [{ minWage: 15, payFrequency: 'Per Day' }, '$15 / Per Day'],
  [{ payRate: 15 }, '$15'],
  [{ payRate: 0, payFrequency: 'Per Hour' }, null],
  [{}, null],
])('writes %j as %s', (pay, text) => {
  expect(formatPay({ ...none, ...pay })).toBe(text);
});
