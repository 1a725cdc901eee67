import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

it('formats a time on the clocks of Raleigh, with its zone', () => {
  expect(formatMoment('2025-01-05T14:00:00.000Z')).toBe('Jan 5, 2025, 9:00 AM EST');
  expect(formatMoment('2025-07-05T13:30:00.000Z')).toBe('Jul 5, 2025, 9:30 AM EDT');
});
