import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeRanges, isFreeFor, type Week, whyNotFree } from './fit-of-shifts.ts';
import { weekdays } from './shift-enumerations.ts';
import { normalizeRanges, rangesOfSpans, WEEK_MINUTES, type WeeklySpan } from './week-ranges.ts';

const tuesday = { weekday: 'tue', date: null, start: '09:00', end: '12:00' } as const;
const sundayNight = { weekday: 'sun', date: null, start: '22:00', end: '06:00' } as const;
const always = [{ from: 0, to: WEEK_MINUTES }];
const nothing: Week = { free: [], busy: [], assigned: [] };

function weekOf(free: WeeklySpan[], busy: WeeklySpan[] = [], assigned: WeeklySpan[] = []): Week {
  return {
    free: rangesOfSpans(free),
    busy: rangesOfSpans(busy),
    assigned: rangesOfSpans(assigned),
  };
}

describe('isFreeFor', () => {
  it('is true where free time covers the shift to the minute', () => {
    expect(isFreeFor(tuesday, weekOf([tuesday]))).toBe(true);
    expect(isFreeFor(tuesday, weekOf([{ ...tuesday, end: '11:59' }]))).toBe(false);
    expect(isFreeFor(tuesday, nothing)).toBe(false);
  });

  it('is true back to back with a class or a shift', () => {
    const week = weekOf(
      [{ weekday: 'tue', start: '08:00', end: '20:00' }],
      [{ weekday: 'tue', start: '08:00', end: '09:00' }],
      [{ weekday: 'tue', start: '12:00', end: '15:00' }],
    );
    expect(isFreeFor(tuesday, week)).toBe(true);
  });

  it('reads a night over the week’s end', () => {
    expect(isFreeFor(sundayNight, weekOf([sundayNight]))).toBe(true);
    const untilMidnight = { ...sundayNight, end: '00:00' };
    expect(isFreeFor(sundayNight, weekOf([untilMidnight]))).toBe(false);
    const mondayMorning = { weekday: 'mon', start: '00:00', end: '06:00' } as const;
    expect(isFreeFor(sundayNight, weekOf([untilMidnight, mondayMorning]))).toBe(true);
  });

  it('reads a date as its weekday', () => {
    const date = { weekday: null, date: '2026-11-24', start: '09:00', end: '12:00' };
    expect(isFreeFor(date, weekOf([tuesday]))).toBe(true);
  });
});

describe('whyNotFree', () => {
  it('names the class or shift that clashes', () => {
    const lecture = { weekday: 'tue', start: '09:30', end: '10:45' } as const;
    const clash = 'Clashes with Tue 9:30 AM';
    expect(whyNotFree([tuesday], { ...weekOf([], [lecture]), free: always })).toBe(clash);
    expect(whyNotFree([tuesday], { ...weekOf([], [], [lecture]), free: always })).toBe(clash);
  });

  it('names when it starts, also of one that runs over the week’s end', () => {
    const early = { weekday: 'mon', date: null, start: '05:00', end: '09:00' } as const;
    const week = { ...weekOf([], [], [sundayNight]), free: always };
    expect(whyNotFree([early], week)).toBe('Clashes with Sun 10 PM');
  });

  it('names the clash of the week’s first where there are several', () => {
    const classes = [
      { weekday: 'thu', start: '13:00', end: '14:00' },
      { weekday: 'tue', start: '11:00', end: '13:00' },
    ] satisfies WeeklySpan[];
    const thursday = { ...tuesday, weekday: 'thu', end: '14:00' } as const;
    const week = { ...weekOf([], [], classes), free: always };
    expect(whyNotFree([thursday, tuesday], week)).toBe('Clashes with Tue 11 AM');
  });

  it('names the time that is not free', () => {
    expect(whyNotFree([tuesday], weekOf([{ ...tuesday, end: '11:00' }]))).toBe(
      'You are not free Tue 11 AM',
    );
  });

  it('is null exactly where the shift fits', () => {
    const range = fc
      .tuple(
        fc.integer({ min: 0, max: WEEK_MINUTES - 1 }),
        fc.integer({ min: 1, max: WEEK_MINUTES }),
      )
      .map(([from, length]) => ({ from, to: from + length }));
    const ranges = (maxLength: number) => fc.array(range, { maxLength }).map(normalizeRanges);
    const week = fc.record({ free: ranges(4), busy: ranges(2), assigned: ranges(2) });
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
        expect(whyNotFree([each], own) === null).toBe(isFreeFor(each, own));
        expect(freeRanges(own)).toEqual(normalizeRanges(freeRanges(own)));
      }),
    );
  });
});
