import type { Pay } from './wage-range.ts';
import { expect, it } from 'vitest';
import { formatPay, formatPayByFrequency } from './format-pay.ts';

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
  [{ payRate: 15, payFrequency: 'Per Hour', tipped: true }, '$15 / Per Hour + tips'],
  [{}, null],
])('writes %j as %s', (pay, text) => {
  expect(formatPayByFrequency({ ...none, ...pay })).toBe(text);
});

it.each<[Partial<Pay>, string | null]>([
  [{ payRate: 19, payFrequency: 'Per Hour' }, '$19 / hour'],
  [{ minWage: 80, maxWage: 105, payFrequency: 'Per Day' }, '$80–$105 / day'],
  [{ payRate: 600, payFrequency: 'Per Week' }, '$600 / week'],
  [{ payRate: 2000, payFrequency: 'Per Month' }, '$2,000 / month'],
  [{ payRate: 1200, payFrequency: 'One Time' }, '$1,200 once'],
  [{ payRate: 50, payFrequency: 'Gift Card' }, '$50 gift card'],
  [{ payRate: 15 }, '$15'],
  [{}, null],
  [{ payRate: 2.13, payFrequency: 'Per Hour', tipped: true }, '$2.13 + tips'],
  [
    { payRate: 2.13, payFrequency: 'Per Hour', tipped: true, withTips: { min: 22.13, max: 30.13 } },
    '$2.13 + tips, about $22–30 / hour, says the employer',
  ],
  [
    { payRate: 80, payFrequency: 'Per Day', tipped: true, withTips: { min: 15, max: 15 } },
    '$80 / day + tips, about $15 / hour, says the employer',
  ],
  [{ payRate: 60, payFrequency: 'One Time', tipped: true }, '$60 once + tips'],
  [{ tipped: true }, null],
])('says %j as %s', (pay, text) => {
  expect(formatPay({ ...none, ...pay })).toBe(text);
});
