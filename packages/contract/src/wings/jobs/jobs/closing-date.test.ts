import { describe, expect, it } from 'vitest';
import { timeZoneOfState } from './state-time-zones.ts';
import { formatDay, JOBS_TIME_ZONE } from './closing-date.ts';
import {
  CLOSES_TOO_EARLY_MESSAGE,
  CLOSES_TOO_LATE_MESSAGE,
  closingDays,
  closingMoment,
  closingProblem,
  closingTimeOfRepost,
  daysUntilClosing,
  defaultClosingDay,
  isRenewable,
  movedClosingTime,
  renewedClosingTime,
} from '../../posting/job-postings/closing-rules.ts';
import { dayIn, endOfDayIn, formatDayIn } from '../shifts/day-in-zone.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

const endOfDay = (day: string) => endOfDayIn(JOBS_TIME_ZONE, day);

describe('the time zone of a state', () => {
  it.each([
    ['NC', 'America/New_York'],
    ['IL', 'America/Chicago'],
    ['AZ', 'America/Phoenix'],
    ['CA', 'America/Los_Angeles'],
    ['GU', 'Pacific/Guam'],
    ['AS', 'Pacific/Pago_Pago'],
    ['ZZ', 'America/New_York'],
    ['', 'America/New_York'],
  ])('of %j is %s', (state, zone) => {
    expect(timeZoneOfState(state)).toBe(zone);
  });
});

describe('the days on which a job may close', () => {
  it.each([
    ['NC', '2026-11-20', '2026-11-21T04:59:59.999Z'],
    ['NC', '2026-07-04', '2026-07-05T03:59:59.999Z'],
    ['CA', '2026-11-20', '2026-11-21T07:59:59.999Z'],
    ['AZ', '2026-07-04', '2026-07-05T06:59:59.999Z'],
    ['HI', '2026-07-04', '2026-07-05T09:59:59.999Z'],
    ['AS', '2026-07-04', '2026-07-05T10:59:59.999Z'],
    ['GU', '2026-07-04', '2026-07-04T13:59:59.999Z'],
    // The nights on which clocks change.
    ['NC', '2026-03-08', '2026-03-09T03:59:59.999Z'],
    ['NC', '2026-11-01', '2026-11-02T04:59:59.999Z'],
    ['CA', '2026-03-07', '2026-03-08T07:59:59.999Z'],
    ['CA', '2026-03-08', '2026-03-09T06:59:59.999Z'],
    ['CA', '2026-10-31', '2026-11-01T06:59:59.999Z'],
    ['CA', '2026-11-01', '2026-11-02T07:59:59.999Z'],
  ])('end where the job is: in %s %s', (state, day, moment) => {
    const zone = timeZoneOfState(state);
    const end = endOfDayIn(zone, day);
    expect(end.toISOString()).toBe(moment);
    expect(dayIn(zone, end)).toBe(day);
    expect(dayIn(zone, new Date(end.getTime() + 1))).not.toBe(day);
    expect(formatDayIn(zone, end)).toContain(String(Number(day.slice(-2))));
  });

  it('are read from a day, a moment or nothing', () => {
    const pacific = 'America/Los_Angeles';
    const read = (closesAt: string | null) => closingMoment(pacific, closesAt, now).toISOString();
    expect(read('2026-11-25')).toBe('2026-11-26T07:59:59.999Z');
    expect(read('2026-11-25T12:00:00.000Z')).toBe('2026-11-25T12:00:00.000Z');
    expect(read(null)).toBe('2026-12-21T07:59:59.999Z');
  });

  it('stay when the job moves to another zone, with the time of day', () => {
    const moved = (closesAt: Date, from: string, to: string) =>
      movedClosingTime(closesAt, { from, to }).toISOString();
    const pacific = 'America/Los_Angeles';
    expect(moved(endOfDay('2026-11-25'), JOBS_TIME_ZONE, pacific)).toBe('2026-11-26T07:59:59.999Z');
    const noon = new Date('2026-11-25T17:00:00.000Z');
    expect(moved(noon, JOBS_TIME_ZONE, pacific)).toBe('2026-11-25T20:00:00.000Z');
    expect(moved(endOfDay('2026-11-25'), JOBS_TIME_ZONE, 'Pacific/Guam')).toBe(
      '2026-11-25T13:59:59.999Z',
    );
  });

  it('begin with today, which is yesterday in UTC, and end a year ahead', () => {
    expect(closingDays(JOBS_TIME_ZONE, now)).toEqual({ first: '2026-11-20', last: '2027-11-20' });
  });

  it('are 30 days ahead by default, across a change of clocks', () => {
    expect(defaultClosingDay(JOBS_TIME_ZONE, now)).toBe('2026-12-20');
    const october = new Date('2026-10-20T03:59:00.000Z');
    expect(endOfDay(defaultClosingDay(JOBS_TIME_ZONE, october)).toISOString()).toBe(
      '2026-11-19T04:59:59.999Z',
    );
  });

  it('stay for a repost while ahead', () => {
    const ahead = new Date(now.getTime() + 1);
    expect(closingTimeOfRepost(JOBS_TIME_ZONE, ahead, now)).toBe(ahead);
    for (const past of [now, null]) {
      expect(closingTimeOfRepost(JOBS_TIME_ZONE, past, now)).toEqual(endOfDay('2026-12-20'));
    }
  });

  it('are 30 days later after a renewal, at the same time of day', () => {
    expect(renewedClosingTime(JOBS_TIME_ZONE, endOfDay('2026-10-20'))).toEqual(
      endOfDay('2026-11-19'),
    );
    const noon = new Date('2026-11-20T17:00:00.000Z');
    expect(renewedClosingTime(JOBS_TIME_ZONE, noon).toISOString()).toBe('2026-12-20T17:00:00.000Z');
  });

  it('can be renewed for seven days', () => {
    const week = 7 * 86_400_000;
    expect(isRenewable(new Date(now.getTime() + week), now)).toBe(true);
    expect(isRenewable(new Date(now.getTime() + week + 1), now)).toBe(false);
  });

  it('are counted from today', () => {
    expect(daysUntilClosing(JOBS_TIME_ZONE, endOfDay('2026-11-20'), now)).toBe(0);
    expect(daysUntilClosing(JOBS_TIME_ZONE, endOfDay('2026-11-23'), now)).toBe(3);
  });

  it('are compared with the clock', () => {
    const problemOf = (closesAt: string) =>
      closingProblem({ timeZone: timeZoneOfState('NC'), closesAt }, now);
    expect(problemOf('2026-11-20')).toBeNull();
    expect(problemOf('2027-11-20')).toBeNull();
    expect(problemOf('2026-11-19')).toBe(CLOSES_TOO_EARLY_MESSAGE);
    expect(problemOf(now.toISOString())).toBe(CLOSES_TOO_EARLY_MESSAGE);
    expect(problemOf('2027-11-21')).toBe(CLOSES_TOO_LATE_MESSAGE);
  });

  it('are formatted as everywhere else', () => {
    expect(formatDay(now)).toBe('Nov 20, 2026');
  });
});
