import { expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

it.each([
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', -4, '2025-11-30T23:59:59.999Z'],
  ['2026-11-20T12:34:56.789Z', 12, '2027-11-20T12:34:56.789Z'],
])('%s and %d months is %s', (date, months, expected) => {
  expect(addMonths(new Date(date), months).toISOString()).toBe(expected);
});
