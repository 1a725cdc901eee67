import { expect, it } from 'vitest';
import { makeSpot, makeRoster, SATURDAY, SUNDAY, WEEKEND_JOB } from '../../../test/roster-world.ts';
import { emptyShifts, nameShifts } from './empty-shifts.ts';

const NOW = new Date('2026-11-26T03:00:00Z');
const dated = (date: string) => ({ ...SATURDAY, id: date, weekday: null, date });
const daysOf = (dates: readonly string[]) =>
  emptyShifts(makeRoster({ ...WEEKEND_JOB, shifts: dates.map(dated) }), NOW);

it('finds the shifts that nobody has', () => {
  const roster = makeRoster(WEEKEND_JOB, { [SATURDAY.id]: [makeSpot(1, 'Maya')] });
  expect(emptyShifts(roster, NOW).map(({ id }) => id)).toEqual([SUNDAY.id]);
});

it('leaves out dates that are over on the clocks of the job', () => {
  expect(daysOf(['2026-11-24', '2026-11-25', '2026-11-26']).map(({ date }) => date)).toEqual([
    '2026-11-25',
    '2026-11-26',
  ]);
});

it('names a few, and counts many', () => {
  expect(nameShifts(emptyShifts(makeRoster(WEEKEND_JOB), NOW))).toBe('Sat, Sun 7 AM to 1 PM');
  const days = daysOf(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  expect(nameShifts(days)).toBe('Tue to Fri, Dec 1 to 4, 2026, 7 AM to 1 PM');
  const atHours = days.map((day, index) => ({ ...day, end: `1${String(index)}:00` }));
  expect(nameShifts(atHours)).toBe('Tue, Dec 1, 2026, 7 AM to 10 AM and 3 other shifts');
});
