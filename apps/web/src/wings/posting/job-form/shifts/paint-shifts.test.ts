import { describe, expect, it } from 'vitest';
import { paintShifts, spansOfRows } from './paint-shifts.ts';
import { EMPTY_ROW, ON_A_DATE, type ShiftRow } from './shift-rows.ts';

const row = (parts: Partial<ShiftRow>): ShiftRow => ({ ...EMPTY_ROW, ...parts });
const early = row({ id: 'a', weekday: 'sat', start: '07:00', end: '13:00', capacity: '2' });
const late = row({ id: 'b', weekday: 'sat', start: '13:00', end: '19:00' });
const gala = row({ id: 'c', weekday: ON_A_DATE, date: '2026-11-20', start: '17:00', end: '23:00' });

describe('a painted week', () => {
  it('shows the weekly rows that are filled in', () => {
    expect(spansOfRows([early, gala, row({ weekday: 'mon' })])).toEqual([
      { weekday: 'sat', start: '07:00', end: '13:00' },
    ]);
  });

  it('that is not changed leaves the rows, also those that touch each other', () => {
    const rows = [early, late, gala, row({ weekday: 'mon' })];
    expect(paintShifts(rows, spansOfRows(rows))).toEqual(rows);
  });

  it('adds a row for time that touches none', () => {
    const monday = { weekday: 'mon', start: '22:00', end: '06:00' } as const;
    expect(paintShifts([early, gala], [...spansOfRows([early]), monday])).toEqual([
      early,
      gala,
      row(monday),
    ]);
  });

  it('makes the row longer that new time touches, at either end', () => {
    const span = { weekday: 'sat', start: '06:00', end: '14:00' } as const;
    expect(paintShifts([early], [span])).toEqual([{ ...early, start: '06:00', end: '14:00' }]);
  });

  it('makes a night longer over the end of the week', () => {
    const night = row({ id: 'n', weekday: 'sun', start: '20:00', end: '00:00' });
    const span = { weekday: 'sun', start: '20:00', end: '02:00' } as const;
    expect(paintShifts([night], [span])).toEqual([{ ...night, end: '02:00' }]);
  });

  it('makes no row of a day or longer', () => {
    const long = row({ weekday: 'tue', start: '00:00', end: '23:00' });
    const whole = { weekday: 'tue', start: '00:00', end: '00:00' } as const;
    expect(paintShifts([long], [whole])).toEqual([
      long,
      row({ weekday: 'tue', start: '23:00', end: '00:00' }),
    ]);
  });

  it('shortens a row, splits it, and takes it out', () => {
    const half = { weekday: 'sat', start: '07:00', end: '10:00' } as const;
    expect(paintShifts([early, late], [half])).toEqual([{ ...early, end: '10:00' }]);
    const evening = { weekday: 'sat', start: '12:00', end: '13:00' } as const;
    expect(paintShifts([early], [half, evening])).toEqual([
      { ...early, end: '10:00' },
      { ...early, id: null, start: '12:00' },
    ]);
  });
});
