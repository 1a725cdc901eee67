import { DAY_MS, HOUR_MS } from '../../../time.ts';
import { describe, expect, it } from 'vitest';
import { momentOf, offsetAt } from './wall-time.ts';

const NEW_YORK = 'America/New_York';
const shown = (text: string) => Date.parse(`${text}Z`);
const at = (timeZone: string, text: string) => momentOf(timeZone, shown(text)).toISOString();

describe('momentOf', () => {
  it.each([
    ['2026-01-15T09:00', '2026-01-15T14:00:00.000Z'],
    ['2026-07-15T09:00', '2026-07-15T13:00:00.000Z'],
  ])('finds 9 AM in New York on %s', (wallTime, moment) => {
    expect(at(NEW_YORK, wallTime)).toBe(moment);
  });

  it('of a time that clocks leave out is the moment of the change', () => {
    const change = '2026-03-08T07:00:00.000Z';
    expect(at(NEW_YORK, '2026-03-08T01:59')).toBe('2026-03-08T06:59:00.000Z');
    expect(at(NEW_YORK, '2026-03-08T02:00')).toBe(change);
    expect(at(NEW_YORK, '2026-03-08T02:30')).toBe(change);
    expect(at(NEW_YORK, '2026-03-08T03:00')).toBe(change);
    expect(at('Australia/Lord_Howe', '2026-10-04T02:15')).toBe('2026-10-03T15:30:00.000Z');
  });

  it('of a day that a zone left out is its end', () => {
    expect(at('Pacific/Apia', '2011-12-30T12:00')).toBe('2011-12-30T10:00:00.000Z');
  });

  it('of a time that comes twice is the first', () => {
    expect(at(NEW_YORK, '2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z');
    expect(at(NEW_YORK, '2026-11-01T02:00')).toBe('2026-11-01T07:00:00.000Z');
  });

  it('gives a night its real hours', () => {
    const hours = (from: string, to: string) =>
      (momentOf(NEW_YORK, shown(to)).getTime() - momentOf(NEW_YORK, shown(from)).getTime()) /
      HOUR_MS;
    expect(hours('2026-03-07T22:00', '2026-03-08T06:00')).toBe(7);
    expect(hours('2026-10-31T22:00', '2026-11-01T06:00')).toBe(9);
  });

  // Half an hour, three quarters, the southern half, no changes, and a change at midnight.
  it.each([
    NEW_YORK,
    'America/Los_Angeles',
    'America/Phoenix',
    'America/St_Johns',
    'America/Santiago',
    'Pacific/Honolulu',
    'Europe/London',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
  ])('comes back to the clocks of %s for 20 years of weekly shifts', (timeZone) => {
    let missed = 0;
    let last = 0;
    const end = Date.UTC(2046, 0, 1);
    for (let week = Date.UTC(2026, 0, 1); week < end; week += 7 * DAY_MS) {
      for (let hour = 0; hour < 7 * 24; hour += 7) {
        const wallTime = week + hour * HOUR_MS;
        const moment = momentOf(timeZone, wallTime).getTime();
        if (moment + offsetAt(timeZone, moment) !== wallTime) missed += 1;
        if (moment <= last) throw new Error(`${timeZone} goes back before ${String(wallTime)}`);
        last = moment;
      }
    }
    // Only times that the clocks leave out, at most one a year.
    expect(missed).toBeLessThanOrEqual(20);
  });

  it('never goes back, minute by minute over changes of the clocks', () => {
    for (const day of ['2026-03-08', '2026-11-01']) {
      let last = 0;
      for (let minute = 0; minute < 6 * 60; minute += 1) {
        const moment = momentOf(NEW_YORK, shown(`${day}T00:00`) + minute * 60_000).getTime();
        expect(moment).toBeGreaterThanOrEqual(last);
        last = moment;
      }
    }
  });
});
