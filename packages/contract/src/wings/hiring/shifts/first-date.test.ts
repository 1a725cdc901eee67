import { describe, expect, it } from 'vitest';
import { dateOnOrAfter, firstDateProblem, usualFirstDate } from './first-date.ts';

const timeZone = 'America/New_York';
/** Friday, November 20, 2026, at 11:30 PM in New York. */
const now = new Date('2026-11-21T04:30:00Z');

describe('usualFirstDate', () => {
  it.each([
    [null, '2026-11-22'],
    ['2026-11-01', '2026-11-22'],
    ['2026-12-05', '2026-12-05'],
  ])('for someone who can start on %s is %s', (startDate, first) => {
    expect(usualFirstDate({ timeZone, startDate, now })).toBe(first);
  });
});

describe('firstDateProblem', () => {
  it.each([
    ['2026-11-20', null],
    ['2027-11-21', null],
    ['', 'Please choose the first date'],
    ['2026-11-19', 'The first date is in the past'],
    ['2027-11-22', 'The first date can be at most a year ahead'],
  ])('of %j is %j', (date, problem) => {
    expect(firstDateProblem(date, timeZone, now)).toBe(problem);
  });
});

describe('dateOnOrAfter', () => {
  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2026-11-22', '2026-11-28'],
  ] as const)('of a Saturday shift from %s on is %s', (from, date) => {
    expect(dateOnOrAfter({ weekday: 'sat', date: null }, from)).toBe(date);
  });

  it('of a date is that date, unless it is over', () => {
    const gala = { weekday: null, date: '2026-11-27' };
    expect(dateOnOrAfter(gala, '2026-11-27')).toBe('2026-11-27');
    expect(dateOnOrAfter(gala, '2026-11-28')).toBeNull();
  });
});
