import { expect, it } from 'vitest';
import { describeMoments, zoneNameAt } from './describe-moments.ts';

it.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T18:30:00Z', 'Sat, Nov 21, 7 AM to 1:30 PM', 'EST'],
  ['2026-07-05T02:00:00Z', '2026-07-05T10:00:00Z', 'Sat, Jul 4, 10 PM to 6 AM', 'EDT'],
])('shows %s to %s on the clocks of New York', (startsAt, endsAt, words, zone) => {
  const timeZone = 'America/New_York';
  expect(describeMoments({ startsAt, endsAt, timeZone })).toBe(words);
  expect(zoneNameAt(timeZone, startsAt)).toBe(zone);
});
