import { expect, it } from 'vitest';
import type { OwnWeek } from '../../jobs/shifts/fit-of-shifts.ts';
import { rangesOfSpans } from '../../jobs/shifts/week-ranges.ts';
import { clashFinder, type OwnTimes } from './slot-clash.ts';

const time = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
/** 9:00 to 9:30 of a Tuesday in New York. */
const slot = time('2026-12-01T14:00:00Z', '2026-12-01T14:30:00Z');
const week = (change: Partial<OwnWeek> = {}): OwnWeek => ({
  timeZone: 'America/New_York',
  free: rangesOfSpans([{ weekday: 'tue', start: '08:00', end: '12:00' }]),
  busy: [],
  assigned: [],
  ...change,
});
const classes = (from: string | null, until: string | null) => [
  { from, until, ranges: rangesOfSpans([{ weekday: 'tue', start: '09:15', end: '10:00' }]) },
];
const clash = (times: Partial<OwnTimes>) =>
  clashFinder([slot], { week: null, shifts: [], interviews: [], ...times })(slot);

it('clashes with nothing that is not known', () => {
  expect(clash({})).toBeNull();
  expect(clash({ week: week() })).toBeNull();
  expect(clash({ week: week({ free: [] }) })).toBeNull();
});

it('clashes with classes of the term alone, on the clocks of the seeker', () => {
  expect(clash({ week: week({ busy: classes(null, null) }) })).toBe('class');
  expect(clash({ week: week({ busy: classes('2026-12-01', '2026-12-01') }) })).toBe('class');
  expect(clash({ week: week({ busy: classes('2026-12-02', null) }) })).toBeNull();
  expect(clash({ week: week({ busy: classes(null, '2026-11-30') }) })).toBeNull();
  const elsewhere = { timeZone: 'America/Los_Angeles', free: [], busy: classes(null, null) };
  expect(clash({ week: week(elsewhere) })).toBeNull();
});

it('clashes with a night of the day before, and with what is outside of free time', () => {
  const night = rangesOfSpans([{ weekday: 'mon', start: '22:00', end: '09:10' }]);
  expect(clash({ week: week({ busy: [{ from: null, until: null, ranges: night }] }) })).toBe(
    'class',
  );
  const free = rangesOfSpans([{ weekday: 'tue', start: '09:10', end: '12:00' }]);
  expect(clash({ week: week({ free }) })).toBe('busy');
});

it('clashes with shifts and other interviews first, but not back to back', () => {
  const [before, over] = [
    time('2026-12-01T13:00:00Z', '2026-12-01T14:00:00Z'),
    time('2026-12-01T14:20:00Z', '2026-12-01T18:00:00Z'),
  ];
  const busy = week({ busy: classes(null, null) });
  expect(clash({ shifts: [before], interviews: [before] })).toBeNull();
  expect(clash({ week: busy, shifts: [over] })).toBe('shift');
  expect(clash({ week: busy, shifts: [over], interviews: [over] })).toBe('interview');
});

it('tells the times apart that one call asks for', () => {
  const weekLater = time('2026-12-08T14:00:00Z', '2026-12-08T14:30:00Z');
  const times = { week: week({ busy: classes(null, '2026-12-01') }), shifts: [], interviews: [] };
  const slots = [slot, weekLater];
  expect(slots.map(clashFinder(slots, times))).toEqual(['class', null]);
  expect(slots.map(clashFinder(slots.toReversed(), times))).toEqual(['class', null]);
  expect(() => clashFinder([], times)).not.toThrow();
});
