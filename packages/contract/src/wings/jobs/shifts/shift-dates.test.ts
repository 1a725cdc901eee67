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

  it.each([NEW_YORK, 'America/Adak', 'Pacific/Guam', 'Pacific/Pago_Pago', 'America/Phoenix'])(
    'counts on the clocks of %s as many hours as lie between start and end, on every date of a year',
    (timeZone) => {
      const dates = Array.from({ length: 365 }, (_, day) =>
        new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
      );
      for (const shift of [
        { start: '00:00', end: '04:00' },
        { start: '23:00', end: '22:00' },
      ]) {
        const hours = dates.map((date) => {
          const moments = momentsOfShift(shift, { date, timeZone });
          return moments ? (moments.endsAt.getTime() - moments.startsAt.getTime()) / 3_600_000 : 0;
        });
        const listed = dates.map((date) => ({ date, ...shift }));
        expect(listed.map((each) => hoursOfDates([each], timeZone))).toEqual(hours);
        expect(hoursOfDates(listed, timeZone)).toBe(hours.reduce((sum, each) => sum + each, 0));
      }
    },
  );

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
