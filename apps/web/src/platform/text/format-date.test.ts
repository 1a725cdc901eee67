import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

it('formats days in the time zone of Raleigh, with short months', () => {
  expect(formatDate('2025-01-05T17:00:00.000Z')).toBe('Jan 5, 2025');
  expect(formatDate('2025-01-06T02:00:00.000Z')).toBe('Jan 5, 2025');
  expect(formatDate('2025-07-06T03:59:00.000Z')).toBe('Jul 5, 2025');
});

it('keeps a plain day', () => {
  expect(formatDate('2025-01-05')).toBe('Jan 5, 2025');
});

it('formats an invalid date as an empty string', () => {
  expect(formatDate(null)).toBe('');
  expect(formatDate('soon')).toBe('');
});
