import { describe, expect, it } from 'vitest';
import { periodFrom } from './billing-period.ts';

describe('a billing period', () => {
  it('ends on the same day and at the same time of the next month, or year', () => {
    const start = new Date('2026-11-20T12:34:56.789Z');
    expect(periodFrom(start, start, 'monthly').end.toISOString()).toBe('2026-12-20T12:34:56.789Z');
    expect(periodFrom(start, start, 'annual').end.toISOString()).toBe('2027-11-20T12:34:56.789Z');
  });

  it('ends early in a month that is too short, and returns to its day afterwards', () => {
    const anchor = new Date('2027-01-31T08:00:00.000Z');
    const ends: string[] = [];
    let start = anchor;
    for (let month = 0; month < 6; month += 1) {
      start = periodFrom(start, anchor, 'monthly').end;
      ends.push(start.toISOString().slice(0, 10));
    }
    expect(ends).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ]);
  });

  it('handles leap years', () => {
    const anchor = new Date('2028-02-29T00:00:00.000Z');
    const ends = [];
    let start = anchor;
    for (let year = 0; year < 4; year += 1) {
      start = periodFrom(start, anchor, 'annual').end;
      ends.push(start.toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });
});
