import { describe, expect, it } from 'vitest';
import {
  describeShift,
  describeShifts,
  formatShiftDate,
  formatTimeOfDay,
} from './describe-shifts.ts';
import { hoursAWeek, hoursOf } from './shift-hours.ts';
import { type Weekday, weekdays } from './shift-enumerations.ts';

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
  expect(formatShiftDate('2026-11-20')).toBe('Nov 20, 2026');
});

it('says when a shift is', () => {
  expect(describeShift(weekly('sat'))).toBe('Sat, 7 AM to 1 PM');
  expect(describeShift(dated('2026-11-20'))).toBe('Nov 20, 2026, 5 PM to 9:30 PM');
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
      'Nov 20, 2026, Nov 22, 2026 5 PM to 9:30 PM',
    ]);
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

  it('of a week are unknown where shifts are single dates', () => {
    expect(hoursAWeek([dated('2026-11-20')])).toBeNull();
    expect(hoursAWeek([])).toBeNull();
  });
});
