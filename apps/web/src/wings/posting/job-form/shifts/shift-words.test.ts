import { describe, expect, it } from 'vitest';
import { clockNote, lengthInWords } from './shift-words.ts';

const NEW_YORK = 'America/New_York';
const on = (date: string, start: string, end: string) =>
  ({ weekday: null, date, start, end }) as const;

describe('lengthInWords', () => {
  it('names the hours, and where a night ends', () => {
    const night = { weekday: 'sat', date: null, start: '22:00', end: '06:00' } as const;
    expect(lengthInWords({ ...night, start: '00:00' }, NEW_YORK)).toBe('6 h');
    expect(lengthInWords(night, NEW_YORK)).toBe('8 h, ends Sun');
  });

  it('counts the hours of a date as they pass', () => {
    expect(lengthInWords(on('2026-03-07', '22:00', '06:00'), NEW_YORK)).toBe(
      '7 h, ends the next day',
    );
    expect(lengthInWords(on('2026-03-08', '02:30', '08:00'), NEW_YORK)).toBe('5 h');
  });
});

describe('clockNote', () => {
  it.each([
    [on('2026-03-09', '02:30', '08:00'), ''],
    [
      on('2026-03-08', '02:30', '08:00'),
      'The clocks go forward then: there is no 2:30 AM, so the shift starts at 3 AM.',
    ],
    [
      on('2026-03-07', '20:00', '02:30'),
      'The clocks go forward then: there is no 2:30 AM, so the shift ends at 3 AM.',
    ],
    [
      on('2026-11-01', '01:30', '08:00'),
      'The clocks go back then: 1:30 AM comes twice, and the first is meant.',
    ],
    [on('2026-10-31', '22:00', '06:00'), 'The clocks change meanwhile: it lasts 9 h, not 8 h.'],
    [on('2026-03-07', '22:00', '06:00'), 'The clocks change meanwhile: it lasts 7 h, not 8 h.'],
  ])('says of %j: %s', (shift, note) => {
    expect(clockNote(shift, NEW_YORK)).toBe(note);
  });

  it('says nothing of weekly shifts, and where clocks stay', () => {
    const weekly = { weekday: 'sun', date: null, start: '02:30', end: '08:00' } as const;
    expect(clockNote(weekly, NEW_YORK)).toBe('');
    expect(clockNote(on('2026-03-08', '02:30', '08:00'), 'America/Phoenix')).toBe('');
  });
});
