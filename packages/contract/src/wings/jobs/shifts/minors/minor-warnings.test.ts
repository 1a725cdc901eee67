import { describe, expect, it } from 'vitest';
import { closedWork, nightRules } from './minor-rules.ts';
import { minorWarnings } from './minor-warnings.ts';
import { type Weekday, weekdays } from '../shift-enumerations.ts';

const weekly = (weekday: Weekday, start: string, end: string) => ({
  weekday,
  date: null,
  start,
  end,
});
const textsOf = (work: Partial<Parameters<typeof minorWarnings>[0]>) =>
  minorWarnings({ state: 'NC', text: 'Barista', shifts: [], ...work }).map(({ text }) => text);

describe('hours of the night in North Carolina', () => {
  it.each<[Weekday, string, string, boolean]>([
    ['sun', '18:00', '23:30', true],
    ['thu', '22:00', '02:00', true],
    ['mon', '04:00', '08:00', true],
    ['sun', '18:00', '23:00', false],
    ['fri', '22:00', '04:00', false],
    ['sat', '23:00', '05:00', false],
    ['mon', '05:00', '08:00', false],
  ])('%s from %s to %s: %s', (weekday, start, end, isClosed) => {
    expect(textsOf({ shifts: [weekly(weekday, start, end)] })).toHaveLength(isClosed ? 1 : 0);
  });

  it('are said with the shift, the hours and who may allow it', () => {
    expect(textsOf({ shifts: [weekly('sun', '18:00', '23:30')] })).toEqual([
      '“Sun, 6 PM to 11:30 PM” is on the night before a school day. In North Carolina, students under 18 may not work from 11 PM to 5 AM then, unless a parent and the principal allow it in writing.',
    ]);
  });

  it('also count for a date, and not in other states', () => {
    const sunday = { weekday: null, date: '2026-11-22', start: '20:00', end: '01:00' };
    expect(textsOf({ shifts: [sunday] })).toHaveLength(1);
    expect(textsOf({ shifts: [sunday], state: 'VA' })).toEqual([]);
  });
});

describe('work that is closed to those under 18', () => {
  it.each([
    ['Drive a forklift in our warehouse', 'forklifts and hoists'],
    ['You clean the deli slicer', 'meat slicers and grinders'],
    ['Delivery driver', 'driving on the job'],
    ['Helps with roofing', 'work on or about a roof'],
    ['Feeds the wood chipper', 'power saws and wood chippers'],
    ['Cuts boards on a band saw', 'power saws and wood chippers'],
  ])('reads “%s” as %s', (text, work) => {
    expect(textsOf({ text, state: 'VA' })).toEqual([
      `This reads like ${work}. Federal law does not allow it for anybody under 18.`,
    ]);
  });

  it('has rules of single states', () => {
    expect(textsOf({ text: 'Bartender' })).toHaveLength(1);
    expect(textsOf({ text: 'Bartender', state: 'VA' })).toEqual([]);
    expect(textsOf({ text: 'Helper of an electrician' })).toEqual([
      'This reads like work of an electrician or a helper. North Carolina does not allow it for anybody under 18.',
    ]);
    expect(textsOf({ text: 'Helper of an electrician', state: 'VA' })).toEqual([]);
  });

  it.each([
    'Work at the register',
    'Roofs of houses are nice',
    'Saw the movie',
    'Load the truck',
    'A ladder of careers',
  ])('finds none in “%s”', (text) => {
    expect(textsOf({ text })).toEqual([]);
  });
});

it.each(['Must be 18', '18+', 'You are 18 or older', 'at least 18 years old', 'eighteen and over'])(
  'says nothing of a job for adults: %s',
  (age) => {
    const shifts = [weekly('sun', '20:00', '02:00')];
    expect(textsOf({ text: `Bartender. ${age}`, shifts })).toEqual([]);
  },
);

it('names a source for each rule, and days of school', () => {
  for (const { source } of [...nightRules, ...closedWork]) {
    expect(source.name).toMatch(/§/);
    expect(new URL(source.url).protocol).toBe('https:');
  }
  for (const { schoolDays } of nightRules) {
    expect(schoolDays.every((day) => weekdays.includes(day))).toBe(true);
  }
});
