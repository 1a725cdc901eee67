import { describe, expect, it } from 'vitest';
import { hoursOfDates, momentsOfShift } from './shift-dates.ts';

const NEW_YORK = 'America/New_York';
const on = (date: string | null, start: string, end: string) => ({ date, start, end });

describe('hoursOfDates', () => {
  it('counts the hours that shifts last when clocks change', () => {
    expect(hoursOfDates([on('2026-03-07', '22:00', '06:00')], NEW_YORK)).toBe(7);
    expect(hoursOfDates([on('2026-10-31', '22:00', '06:00')], NEW_YORK)).toBe(9);
    expect(hoursOfDates([on('2026-03-07', '22:00', '06:00')], 'America/Phoenix')).toBe(8);
  });

  it('counts a shift as often as it is listed, and no weekly one', () => {
    const night = on('2026-10-31', '22:00', '06:00');
    expect(hoursOfDates([night, night, on(null, '07:00', '13:00')], NEW_YORK)).toBe(18);
  });
});

it('leaves nothing of a shift in hours that a clock change leaves out', () => {
  const change = { date: '2026-03-08', timeZone: NEW_YORK };
  expect(momentsOfShift({ start: '02:00', end: '03:00' }, change)).toBeNull();
  expect(momentsOfShift({ start: '02:30', end: '04:00' }, change)).toEqual({
    date: '2026-03-08',
    startsAt: new Date('2026-03-08T07:00:00Z'),
    endsAt: new Date('2026-03-08T08:00:00Z'),
  });
});
