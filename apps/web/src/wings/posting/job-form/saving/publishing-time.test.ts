import { expect, it } from 'vitest';
import { momentAt, publishingTimeProblem, suggestedTime, timeOf } from './publishing-time.ts';

it.each([
  ['2026-11-20', '09:00', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20', '23:30', '2026-11-21T04:30:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T13:00:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
])('reads %s %s on the clocks of Raleigh', (day, time, moment) => {
  expect(momentAt(day, time)?.toISOString()).toBe(moment);
  expect(timeOf(new Date(moment))).toBe(time);
});

it('knows what cannot be chosen', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  expect(momentAt('', '09:00')).toBeNull();
  expect(publishingTimeProblem(null, now)).toBe('Please choose a day and a time');
  expect(publishingTimeProblem(now, now)).toBe('Please choose a time in the future');
  expect(publishingTimeProblem(new Date('2027-11-21T12:00:00.000Z'), now)).toContain('a year');
  expect(publishingTimeProblem(new Date('2026-11-21T12:00:00.000Z'), now)).toBeNull();
  expect(suggestedTime(now)).toEqual({ day: '2026-11-21', time: '09:00' });
});
