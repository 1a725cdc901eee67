import { describe, expect, it } from 'vitest';
import { nextRun } from './next-run.ts';

const newYork = { cadence: 'daily', timeZone: 'America/New_York' } as const;
const runAfter = (localHour: number, after: string, schedule: object = {}) =>
  nextRun({ ...newYork, localHour, ...schedule }, new Date(after)).toISOString();

describe('the next run of an alert', () => {
  it('is today while the hour is ahead, else tomorrow', () => {
    expect(runAfter(8, '2026-11-20T12:59:59.999Z')).toBe('2026-11-20T13:00:00.000Z');
    expect(runAfter(8, '2026-11-20T13:00:00.000Z')).toBe('2026-11-21T13:00:00.000Z');
  });

  it('is on a Monday if weekly', () => {
    const weekly = { cadence: 'weekly' };
    expect(runAfter(8, '2026-11-20T12:00:00.000Z', weekly)).toBe('2026-11-23T13:00:00.000Z');
    expect(runAfter(8, '2026-11-23T13:00:00.000Z', weekly)).toBe('2026-11-30T13:00:00.000Z');
  });

  it('keeps the hour over both changes of the clocks', () => {
    expect(runAfter(8, '2027-03-13T13:00:00.000Z')).toBe('2027-03-14T12:00:00.000Z');
    expect(runAfter(8, '2027-11-06T12:00:00.000Z')).toBe('2027-11-07T13:00:00.000Z');
  });

  it('is at the change where the hour is missing', () => {
    expect(runAfter(2, '2027-03-13T12:00:00.000Z')).toBe('2027-03-14T07:00:00.000Z');
    expect(runAfter(2, '2027-03-14T07:00:00.000Z')).toBe('2027-03-15T06:00:00.000Z');
  });

  it('is the first of an hour that comes twice, and not the second as well', () => {
    expect(runAfter(1, '2027-11-06T12:00:00.000Z')).toBe('2027-11-07T05:00:00.000Z');
    expect(runAfter(1, '2027-11-07T05:00:00.000Z')).toBe('2027-11-08T06:00:00.000Z');
  });

  it('is on the clocks of other zones, also those of half hours and beyond the date line', () => {
    const after = '2026-11-20T12:00:00.000Z';
    expect(runAfter(8, after, { timeZone: 'Asia/Kolkata' })).toBe('2026-11-21T02:30:00.000Z');
    expect(runAfter(8, after, { timeZone: 'Pacific/Kiritimati' })).toBe('2026-11-20T18:00:00.000Z');
    expect(runAfter(0, after, { timeZone: 'Pacific/Honolulu' })).toBe('2026-11-21T10:00:00.000Z');
  });
});
