import { expect, it } from 'vitest';
import { SATURDAY } from '../../../../test/sample-assignment.ts';
import { sumOfShifts, weeksOfShifts } from './weeks-of-shifts.ts';

const at = (startsAt: string, endsAt: string) => ({ ...SATURDAY, startsAt, endsAt });

it('begins a week on Monday, on the clocks of the place of work', () => {
  // Sunday evening in Raleigh is Monday in UTC.
  const sunday = at('2026-12-07T01:00:00.000Z', '2026-12-07T04:00:00.000Z');
  const monday = at('2026-12-07T14:00:00.000Z', '2026-12-07T18:00:00.000Z');
  const later = at('2026-12-15T14:00:00.000Z', '2026-12-15T18:00:00.000Z');
  const weeks = weeksOfShifts([sunday, monday, later], new Date('2026-12-02T12:00:00.000Z'));
  expect(weeks.map(({ title, shifts }) => [title, shifts.length])).toEqual([
    ['This week', 1],
    ['Next week', 1],
    ['Dec 14 to 20, 2026', 1],
  ]);
});

it('sums hours and pay of what is not cancelled', () => {
  const four = at('2026-12-07T14:00:00.000Z', '2026-12-07T18:00:00.000Z');
  expect(sumOfShifts([{ ...four, hourlyPay: { min: 16, max: 19 } }, four])).toBe(
    '8 h, about $124–$136',
  );
  expect(
    sumOfShifts([
      { ...four, tipped: true },
      { ...four, status: 'cancelled' },
    ]),
  ).toBe('4 h, about $60 + tips');
  expect(sumOfShifts([{ ...four, hourlyPay: null }])).toBe('4 h');
  expect(sumOfShifts([four, { ...four, hourlyPay: null }])).toBe(
    '8 h, about $60 and 1 shift without hourly pay',
  );
  expect(sumOfShifts([{ ...four, status: 'cancelled' }])).toBe('');
});
