import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeRanges, isFreeFor, type OwnWeek, whyNotFree } from './fit-of-shifts.ts';
import { type Term, termsOfBusy } from './busy-terms.ts';
import { weekdays } from './shift-enumerations.ts';
import {
  normalizeRanges,
  rangesOfShifts,
  rangesOfSpans,
  subtractRanges,
  WEEK_MINUTES,
  type WeeklySpan,
} from './week-ranges.ts';

const tuesday = { weekday: 'tue', date: null, start: '09:00', end: '12:00' } as const;
const sundayNight = { weekday: 'sun', date: null, start: '22:00', end: '06:00' } as const;
const always = [{ from: 0, to: WEEK_MINUTES }];
/** A Friday. */
const clocks = { timeZone: 'America/New_York', now: new Date('2026-11-20T12:00:00Z') };
const allDay = (weekday: WeeklySpan['weekday']) => ({ weekday, start: '00:00', end: '00:00' });

function weekOf(free: WeeklySpan[], busy: (WeeklySpan & Partial<Term>)[] = []): OwnWeek {
  const { timeZone } = clocks;
  const always = busy.map((span) => ({ from: null, until: null, ...span }));
  return { timeZone, free: rangesOfSpans(free), busy: termsOfBusy(always), assigned: [] };
}

/** With a shift on Tuesday the 24th, 11 AM to 1 PM. */
function withShift(week: OwnWeek): OwnWeek {
  const [startsAt, endsAt] = [new Date('2026-11-24T16:00:00Z'), new Date('2026-11-24T18:00:00Z')];
  return { ...week, assigned: [{ startsAt, endsAt }] };
}

describe('isFreeFor', () => {
  it('is true where a week in the zone of the shift covers it, less what is busy and assigned', () => {
    const free = rangesOfSpans([tuesday]);
    const week = { free, busy: [], assigned: [] };
    const last = rangesOfSpans([{ ...tuesday, start: '11:00' }]);
    expect(isFreeFor(tuesday, week)).toBe(true);
    expect(isFreeFor({ ...tuesday, weekday: null, date: '2026-11-24' }, week)).toBe(true);
    expect(isFreeFor(tuesday, { ...week, busy: last })).toBe(false);
    expect(isFreeFor(tuesday, { ...week, assigned: last })).toBe(false);
  });
});

describe('whyNotFree', () => {
  it('is null where free time covers the shift to the minute', () => {
    expect(whyNotFree(tuesday, weekOf([tuesday]), clocks)).toBeNull();
    const short = weekOf([{ ...tuesday, end: '11:00' }]);
    expect(whyNotFree(tuesday, short, clocks)).toBe('You are not free Tue 11 AM');
    expect(whyNotFree(tuesday, weekOf([]), clocks)).toBe('You are not free Tue 9 AM');
  });

  it('is null back to back with a class', () => {
    const before = { weekday: 'tue', start: '08:00', end: '09:00' } as const;
    expect(whyNotFree(tuesday, weekOf([allDay('tue')], [before]), clocks)).toBeNull();
  });

  it('names the class that clashes, the first of the week', () => {
    const classes = [
      { weekday: 'tue', start: '11:00', end: '13:00' },
      { weekday: 'tue', start: '08:00', end: '09:30' },
    ] satisfies WeeklySpan[];
    const week = weekOf([allDay('tue')], classes);
    expect(whyNotFree(tuesday, week, clocks)).toBe('Clashes with Tue 8 AM');
  });

  it('names when a clash starts that runs over the week’s end', () => {
    const early = { weekday: 'mon', date: null, start: '05:00', end: '09:00' } as const;
    const week = { ...weekOf([], [sundayNight]), free: always };
    expect(whyNotFree(early, week, clocks)).toBe('Clashes with Sun 10 PM');
  });

  it('reads a night over the week’s end', () => {
    expect(whyNotFree(sundayNight, weekOf([sundayNight]), clocks)).toBeNull();
    const untilMidnight = { ...sundayNight, end: '00:00' };
    expect(whyNotFree(sundayNight, weekOf([untilMidnight]), clocks)).toBe(
      'You are not free Mon 12 AM',
    );
    const monday = { weekday: 'mon', start: '00:00', end: '06:00' } as const;
    expect(whyNotFree(sundayNight, weekOf([untilMidnight, monday]), clocks)).toBeNull();
  });

  it('names a shift that one has; on a date only that of the date', () => {
    const week = withShift(weekOf([allDay('tue')]));
    expect(whyNotFree(tuesday, week, clocks)).toBe('Clashes with Tue 11 AM');
    const onDate = { ...tuesday, weekday: null, date: '2026-11-24' };
    const clash = 'Clashes with a shift on Tue, Nov 24, 2026';
    expect(whyNotFree(onDate, week, clocks)).toBe(clash);
    expect(whyNotFree({ ...onDate, date: '2026-12-01' }, week, clocks)).toBeNull();
  });

  describe('with classes of a term', () => {
    const during = (from: string | null, until: string | null) =>
      weekOf([allDay('tue')], [{ weekday: 'tue', start: '09:00', end: '10:00', from, until }]);
    const on = (date: string) => ({ ...tuesday, weekday: null, date });

    it('asks for the date of a shift', () => {
      const week = during('2026-08-18', '2026-12-01');
      expect(whyNotFree(on('2026-12-01'), week, clocks)).toBe('Clashes with Tue 9 AM');
      expect(whyNotFree(on('2026-12-08'), week, clocks)).toBeNull();
      const spring = during('2027-01-12', null);
      expect(whyNotFree(on('2027-01-05'), spring, clocks)).toBeNull();
      expect(whyNotFree(on('2027-01-12'), spring, clocks)).toBe('Clashes with Tue 9 AM');
    });

    it('asks the next eight weeks for a weekly shift, and says when the clash is', () => {
      const why = (from: string | null, until: string | null) =>
        whyNotFree(tuesday, during(from, until), clocks);
      expect(why('2026-08-18', '2026-12-05')).toBe('Clashes with Tue 9 AM until Dec 5, 2026');
      expect(why('2027-01-11', '2027-05-07')).toBe(
        'Clashes with Tue 9 AM from Jan 11 to May 7, 2027',
      );
      expect(why('2027-01-12', null)).toBe('Clashes with Tue 9 AM from Jan 12, 2027');
      expect(why(null, '2026-11-19')).toBeNull();
      // No Tuesday is left, and the first is too far ahead.
      expect(why(null, '2026-11-23')).toBeNull();
      expect(why('2027-01-13', null)).toBeNull();
    });

    it('counts a night as of the day on which it starts', () => {
      const night = { weekday: 'mon', start: '22:00', end: '10:00' } as const;
      const week = weekOf([allDay('tue')], [{ ...night, from: null, until: '2026-11-23' }]);
      expect(whyNotFree(on('2026-11-24'), week, clocks)).toBe('Clashes with Mon 10 PM');
      expect(whyNotFree(on('2026-12-01'), week, clocks)).toBeNull();
    });
  });

  it('reads the week on the clocks of the job', () => {
    const western = { ...clocks, timeZone: 'America/Los_Angeles' };
    const morning = { ...tuesday, start: '06:00', end: '09:00' };
    expect(whyNotFree(morning, weekOf([tuesday]), western)).toBeNull();
    expect(whyNotFree(tuesday, weekOf([tuesday]), western)).toBe('You are not free Tue 9 AM');
  });

  it('is null exactly where the shift is within free time', () => {
    const range = fc
      .tuple(
        fc.integer({ min: 0, max: WEEK_MINUTES - 1 }),
        fc.integer({ min: 1, max: WEEK_MINUTES }),
      )
      .map(([from, length]) => ({ from, to: from + length }));
    const ranges = (maxLength: number) => fc.array(range, { maxLength }).map(normalizeRanges);
    const { timeZone } = clocks;
    const day = fc.constantFrom(null, '2026-11-24', '2026-11-25', '2027-01-12', '2027-02-02');
    const term = fc.record({ from: day, until: day, ranges: ranges(2) });
    const week = fc
      .record({ free: ranges(4), busy: fc.array(term, { maxLength: 2 }) })
      .map((own) => withShift({ ...own, timeZone, assigned: [] }));
    const shift = fc
      .tuple(fc.constantFrom(...weekdays), fc.integer({ min: 0, max: 23 }))
      .map(([weekday, hour]) => ({
        weekday,
        date: null,
        start: `${String(hour).padStart(2, '0')}:00`,
        end: `${String((hour + 4) % 24).padStart(2, '0')}:00`,
      }));
    fc.assert(
      fc.property(week, shift, (own, each) => {
        const free = freeRanges(own, clocks);
        expect(free).toEqual(normalizeRanges(free));
        const isWithin = subtractRanges(rangesOfShifts([each]), free).length === 0;
        expect(whyNotFree(each, own, clocks) === null).toBe(isWithin);
      }),
    );
  });
});
