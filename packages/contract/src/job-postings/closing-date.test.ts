import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay, formatDay } from './closing-date.ts';
import {
  CLOSES_TOO_EARLY_MESSAGE,
  CLOSES_TOO_LATE_MESSAGE,
  closingDays,
  closingProblem,
  closingTimeOfRepost,
  daysUntilClosing,
  defaultClosingDay,
  isRenewable,
  renewedClosingTime,
} from './closing-rules.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

describe('the days on which a job may close', () => {
  it.each([
    ['2026-11-20', '2026-11-21T04:59:59.999Z'],
    ['2026-07-04', '2026-07-05T03:59:59.999Z'],
    // The nights on which clocks change.
    ['2026-03-08', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', '2026-11-02T04:59:59.999Z'],
  ])('end where the jobs are: %s', (day, moment) => {
    expect(endOfDay(day).toISOString()).toBe(moment);
    expect(dayOf(endOfDay(day))).toBe(day);
  });

  it('begin with today, which is yesterday in UTC, and end a year ahead', () => {
    expect(closingDays(now)).toEqual({ first: '2026-11-20', last: '2027-11-20' });
  });

  it('are 30 days ahead by default, across a change of clocks', () => {
    expect(defaultClosingDay(now)).toBe('2026-12-20');
    const october = new Date('2026-10-20T03:59:00.000Z');
    expect(endOfDay(defaultClosingDay(october)).toISOString()).toBe('2026-11-19T04:59:59.999Z');
  });

  it('stay for a repost while ahead', () => {
    const ahead = new Date(now.getTime() + 1);
    expect(closingTimeOfRepost(ahead, now)).toBe(ahead);
    for (const past of [now, null]) {
      expect(closingTimeOfRepost(past, now)).toEqual(endOfDay('2026-12-20'));
    }
  });

  it('are 30 days later after a renewal, at the same time of day', () => {
    expect(renewedClosingTime(endOfDay('2026-10-20'))).toEqual(endOfDay('2026-11-19'));
    const noon = new Date('2026-11-20T17:00:00.000Z');
    expect(renewedClosingTime(noon).toISOString()).toBe('2026-12-20T17:00:00.000Z');
  });

  it('can be renewed for seven days', () => {
    const week = 7 * 86_400_000;
    expect(isRenewable(new Date(now.getTime() + week), now)).toBe(true);
    expect(isRenewable(new Date(now.getTime() + week + 1), now)).toBe(false);
  });

  it('are counted from today', () => {
    expect(daysUntilClosing(endOfDay('2026-11-20'), now)).toBe(0);
    expect(daysUntilClosing(endOfDay('2026-11-23'), now)).toBe(3);
  });

  it('are compared with the clock', () => {
    expect(closingProblem(endOfDay('2026-11-20'), now)).toBeNull();
    expect(closingProblem(endOfDay('2027-11-20'), now)).toBeNull();
    expect(closingProblem(endOfDay('2026-11-19'), now)).toBe(CLOSES_TOO_EARLY_MESSAGE);
    expect(closingProblem(now, now)).toBe(CLOSES_TOO_EARLY_MESSAGE);
    expect(closingProblem(endOfDay('2027-11-21'), now)).toBe(CLOSES_TOO_LATE_MESSAGE);
  });

  it('are formatted as everywhere else', () => {
    expect(formatDay(now)).toBe('Nov 20, 2026');
  });
});
