import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShiftDate } from './describe-dates.ts';
import { describeShift, describeShifts, formatTimeOfDay } from './describe-shifts.ts';
import { hoursAWeek } from './hours-a-week.ts';
import { hoursOf } from './shift-hours.ts';
import { type Weekday, weekdays } from './shift-enumerations.ts';
import { readDates } from '../../../../test/read-dates.ts';

const weekly = (weekday: Weekday, start = '07:00', end = '13:00') => ({
  weekday,
  date: null,
  start,
  end,
});
const dated = (date: string, start = '17:00', end = '21:30') => ({
  weekday: null,
  date,
  start,
  end,
});

it.each([
  ['00:00', '12 AM'],
  ['00:05', '12:05 AM'],
  ['07:00', '7 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12 PM'],
  ['12:30', '12:30 PM'],
  ['21:30', '9:30 PM'],
])('writes %s as %s', (time, words) => {
  expect(formatTimeOfDay(time)).toBe(words);
});

it('writes a date in any zone as its own day', () => {
  expect(formatShiftDate('2026-11-20')).toBe('Fri, Nov 20, 2026');
});

it('says when a shift is', () => {
  expect(describeShift(weekly('sat'))).toBe('Sat, 7 AM to 1 PM');
  expect(describeShift(dated('2026-11-20'))).toBe('Fri, Nov 20, 2026, 5 PM to 9:30 PM');
});

describe('describeShifts', () => {
  it.each<[Weekday[], string]>([
    [['sat', 'sun'], 'Sat, Sun 7 AM to 1 PM'],
    [['sun', 'sat'], 'Sat, Sun 7 AM to 1 PM'],
    [['mon', 'tue', 'wed', 'thu', 'fri'], 'Mon to Fri 7 AM to 1 PM'],
    [['mon', 'wed', 'fri', 'sat', 'sun'], 'Mon, Wed, Fri to Sun 7 AM to 1 PM'],
    [[...weekdays], 'Every day 7 AM to 1 PM'],
  ])('puts %j together as %s', (days, words) => {
    expect(describeShifts(days.map((day) => weekly(day)))).toEqual([words]);
  });

  it('has a line for each of several hours', () => {
    const shifts = [weekly('sat'), weekly('mon', '22:00', '06:00'), weekly('sun')];
    expect(describeShifts(shifts)).toEqual(['Sat, Sun 7 AM to 1 PM', 'Mon 10 PM to 6 AM']);
  });

  it('keeps dates apart from weekdays, also of the same hours', () => {
    const shifts = [
      ...weekdays.map((day) => weekly(day, '17:00', '21:30')),
      dated('2026-11-20'),
      dated('2026-11-22'),
    ];
    expect(describeShifts(shifts)).toEqual([
      'Every day 5 PM to 9:30 PM',
      'Fri Nov 20, Sun Nov 22, 2026, 5 PM to 9:30 PM',
    ]);
  });

  const from = (first: string, days: readonly number[]) =>
    days.map((day) => {
      const date = new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10);
      return dated(date, '09:00', '13:00');
    });
  const inARow = (length: number) => Array.from({ length }, (_, day) => day);

  it.each<[string, readonly number[], readonly string[]]>([
    ['2026-12-07', [0, 1, 2, 3, 4, 7, 8, 9, 10, 11], ['Mon to Fri, Dec 7 to 18, 2026']],
    ['2026-12-07', [0, 1, 2, 3, 4], ['Mon to Fri, Dec 7 to 11, 2026']],
    ['2026-12-04', inARow(5), ['Fri to Tue, Dec 4 to 8, 2026']],
    ['2026-12-04', inARow(10), ['Every day, Dec 4 to 13, 2026']],
    ['2026-12-05', [0, 7, 14], ['Every Sat, Dec 5 to 19, 2026']],
    ['2026-12-01', [0, 2, 7, 9], ['Tue, Thu, Dec 1 to 10, 2026']],
    ['2026-11-30', inARow(3), ['Mon to Wed, Nov 30 to Dec 2, 2026']],
    ['2026-12-30', inARow(4), ['Wed to Sat, Dec 30, 2026 to Jan 2, 2027']],
    ['2028-02-28', inARow(3), ['Mon to Wed, Feb 28 to Mar 1, 2028']],
    ['2026-12-07', [0, 2, 4], ['Mon Dec 7, Wed Dec 9, Fri Dec 11, 2026']],
    ['2026-12-05', [0, 7], ['Sat Dec 5, Sat Dec 12, 2026']],
    ['2026-12-31', [0, 1], ['Thu Dec 31, 2026, Fri Jan 1, 2027']],
    [
      '2026-12-05',
      [0, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 19],
      ['Sat, Dec 5, 2026', 'Mon to Fri, Dec 7 to 18, 2026', 'Thu, Dec 24, 2026'],
    ],
    [
      '2026-12-07',
      [0, 1, 3, 4, 7, 8, 9, 10, 11],
      ['Mon Dec 7, Tue Dec 8, 2026', 'Mon to Fri, Dec 10 to 18, 2026'],
    ],
    ['2026-10-26', [0, 5, 7, 12], ['Mon, Sat, Oct 26 to Nov 7, 2026']],
  ])('puts dates from %s on days %j together', (first, days, words) => {
    expect(describeShifts(from(first, days))).toEqual(words.map((each) => `${each}, 9 AM to 1 PM`));
  });

  it('puts dates in order that are listed in another', () => {
    expect(describeShifts(from('2026-12-07', [2, 0, 1]))).toEqual([
      'Mon to Wed, Dec 7 to 9, 2026, 9 AM to 1 PM',
    ]);
  });

  it('says of dates exactly what they are, whatever they are', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(dates, (days) => {
        const lines = describeShifts(from('2026-12-10', days));
        const said = lines
          .flatMap((line) => readDates(line.replace(', 9 AM to 1 PM', '')))
          .toSorted();
        expect(said).toEqual(
          from('2026-12-10', days)
            .map(({ date }) => date)
            .toSorted(),
        );
      }),
      { seed: 127 },
    );
  });

  it('says nothing without shifts', () => {
    expect(describeShifts([])).toEqual([]);
  });
});

describe('hours', () => {
  it('of a week are those of the weekly shifts', () => {
    const shifts = [weekly('sat'), weekly('sun', '22:00', '03:30'), dated('2026-11-20')];
    expect(hoursAWeek(shifts)).toBe(11.5);
    expect(hoursOf(shifts)).toBe(16);
  });

  it('of a week are counted once where shifts are at the same time, also over its end', () => {
    expect(hoursAWeek([weekly('sat'), weekly('sat')])).toBe(hoursAWeek([weekly('sat')]));
    expect(hoursAWeek([weekly('sun', '22:00', '03:30'), weekly('mon', '01:00', '05:00')])).toBe(7);
  });

  it('of a week are unknown where shifts are single dates', () => {
    expect(hoursAWeek([dated('2026-11-20')])).toBeNull();
    expect(hoursAWeek([])).toBeNull();
  });
});
