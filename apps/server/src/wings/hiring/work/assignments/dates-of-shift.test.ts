import { dateOfWeek } from '@nextshift/contract';
import { describe, expect, it } from 'vitest';
import { datesOfShift, doShiftsOverlap, lastSunday } from './dates-of-shift.ts';

const NEW_YORK = 'America/New_York';

const weekly = (weekday: 'mon' | 'tue' | 'sat' | 'sun', start: string, end: string) =>
  ({ weekday, date: null, start, end }) as const;
const on = (date: string, start: string, end: string) =>
  ({ weekday: null, date, start, end }) as const;

function spans(
  shift: Parameters<typeof datesOfShift>[0],
  { after, lastDay, firstDay = null }: { after: string; lastDay: string; firstDay?: string | null },
  timeZone = NEW_YORK,
) {
  return datesOfShift(shift, { timeZone, after: new Date(after), firstDay, lastDay }).map(
    ({ date, startsAt, endsAt }) =>
      `${date}: ${startsAt.toISOString().slice(0, 16)} to ${endsAt.toISOString().slice(0, 16)}`,
  );
}

describe('the dates of a shift', () => {
  it('come every week until the last day, as long as they have not started', () => {
    const after = '2026-11-21T12:00:00Z';
    expect(spans(weekly('sat', '07:00', '13:00'), { after, lastDay: '2026-12-05' })).toEqual([
      '2026-11-28: 2026-11-28T12:00 to 2026-11-28T18:00',
      '2026-12-05: 2026-12-05T12:00 to 2026-12-05T18:00',
    ]);
  });

  it('are not before the first day', () => {
    const span = { after: '2026-11-20T12:00:00Z', lastDay: '2026-12-05', firstDay: '2026-12-01' };
    expect(spans(weekly('sat', '07:00', '13:00'), span)).toEqual([
      '2026-12-05: 2026-12-05T12:00 to 2026-12-05T18:00',
    ]);
  });

  it('start at the same time of day when clocks change', () => {
    const span = { after: '2026-10-30T00:00:00Z', lastDay: '2026-11-02' };
    expect(
      spans(weekly('mon', '09:00', '17:00'), { ...span, after: '2026-10-20T00:00:00Z' }),
    ).toEqual([
      '2026-10-26: 2026-10-26T13:00 to 2026-10-26T21:00',
      '2026-11-02: 2026-11-02T14:00 to 2026-11-02T22:00',
    ]);
  });

  it('last their real hours over a night in which clocks change', () => {
    expect(
      spans(weekly('sat', '22:00', '06:00'), {
        after: '2026-10-30T00:00:00Z',
        lastDay: '2026-10-31',
      }),
    ).toEqual(['2026-10-31: 2026-11-01T02:00 to 2026-11-01T11:00']);
    expect(
      spans(weekly('sat', '22:00', '06:00'), {
        after: '2026-03-07T00:00:00Z',
        lastDay: '2026-03-07',
      }),
    ).toEqual(['2026-03-07: 2026-03-08T03:00 to 2026-03-08T10:00']);
  });

  it('leave out one of which a change of clocks leaves nothing', () => {
    expect(
      spans(weekly('sun', '02:00', '02:30'), {
        after: '2026-03-07T12:00:00Z',
        lastDay: '2026-03-15',
      }),
    ).toEqual(['2026-03-15: 2026-03-15T06:00 to 2026-03-15T06:30']);
  });

  it('run over the week’s end', () => {
    expect(
      spans(weekly('sun', '22:00', '02:00'), {
        after: '2026-11-20T00:00:00Z',
        lastDay: '2026-11-22',
      }),
    ).toEqual(['2026-11-22: 2026-11-23T03:00 to 2026-11-23T07:00']);
  });

  it('are by the clocks of the zone', () => {
    const span = { after: '2026-11-20T00:00:00Z', lastDay: '2026-11-22' };
    expect(spans(weekly('sat', '07:00', '13:00'), span, 'America/Los_Angeles')).toEqual([
      '2026-11-21: 2026-11-21T15:00 to 2026-11-21T21:00',
    ]);
  });

  it('are the date of a single one, however far ahead', () => {
    const span = { after: '2026-11-20T00:00:00Z', lastDay: '2026-11-22' };
    expect(spans(on('2027-07-04', '18:00', '23:00'), span)).toEqual([
      '2027-07-04: 2027-07-04T22:00 to 2027-07-05T03:00',
    ]);
    expect(spans(on('2026-11-19', '18:00', '18:30'), span)).toEqual([]);
  });
});

describe('shifts of one job', () => {
  it.each([
    [weekly('sat', '07:00', '13:00'), weekly('sat', '12:00', '18:00'), true],
    [weekly('sat', '07:00', '13:00'), weekly('sat', '13:00', '18:00'), false],
    [weekly('sun', '22:00', '02:00'), weekly('mon', '01:00', '05:00'), true],
    [weekly('sun', '22:00', '02:00'), weekly('mon', '02:00', '05:00'), false],
    [weekly('mon', '01:00', '05:00'), weekly('sun', '22:00', '02:00'), true],
    [weekly('sat', '07:00', '13:00'), on('2026-12-05', '12:00', '14:00'), true],
    [weekly('sat', '07:00', '13:00'), on('2026-12-06', '07:00', '13:00'), false],
    [on('2026-12-05', '12:00', '14:00'), on('2026-12-12', '12:00', '14:00'), false],
    [on('2026-12-05', '22:00', '02:00'), on('2026-12-06', '01:00', '03:00'), true],
  ])('%j and %j overlap: %s', (one, other, doThey) => {
    expect(doShiftsOverlap(one, other)).toBe(doThey);
    expect(doShiftsOverlap(other, one)).toBe(doThey);
  });
});

describe('days of a week', () => {
  it('are from Monday to Sunday', () => {
    expect(dateOfWeek('2026-11-22', 'mon')).toBe('2026-11-16');
    expect(dateOfWeek('2026-11-16', 'sun')).toBe('2026-11-22');
    expect(lastSunday('2026-11-22')).toBe('2026-11-22');
    expect(lastSunday('2026-11-21')).toBe('2026-11-15');
  });
});
