import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

it('writes short months, as of Raleigh', () => {
  expect(formatDate('2025-01-05T17:00:00.000Z')).toBe('Jan 5, 2025');
  expect(formatDate('2025-01-06T02:00:00.000Z')).toBe('Jan 5, 2025');
  expect(formatDate('2025-07-06T03:59:00.000Z')).toBe('Jul 5, 2025');
});

it('leaves a plain day as it is', () => {
  expect(formatDate('2025-01-05')).toBe('Jan 5, 2025');
});

it('writes nothing for what is no date', () => {
  expect(formatDate(null)).toBe('');
  expect(formatDate('soon')).toBe('');
});
