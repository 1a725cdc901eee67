import { expect, it } from 'vitest';
import type { ShiftTime, Weekday } from './shift-enumerations.ts';
import { timesOfShift } from './shift-times.ts';

it.each<[Weekday, string, ShiftTime[]]>([
  ['mon', '04:59', ['overnight']],
  ['mon', '05:00', ['weekday-morning']],
  ['fri', '11:59', ['weekday-morning']],
  ['fri', '12:00', ['weekday-afternoon']],
  ['wed', '16:59', ['weekday-afternoon']],
  ['wed', '17:00', ['weekday-evening']],
  ['thu', '21:59', ['weekday-evening']],
  ['thu', '22:00', ['overnight']],
  ['sat', '00:00', ['weekend', 'overnight']],
  ['sat', '05:00', ['weekend', 'weekend-morning']],
  ['sun', '12:00', ['weekend', 'weekend-afternoon']],
  ['sun', '21:59', ['weekend', 'weekend-evening']],
  ['sun', '22:00', ['weekend', 'overnight']],
])('of %s at %s are %j', (weekday, start, times) => {
  expect(timesOfShift({ weekday, date: null, start })).toEqual(times);
});

it('of a date are those of its weekday', () => {
  expect(timesOfShift({ weekday: null, date: '2026-11-21', start: '09:00' })).toEqual([
    'weekend',
    'weekend-morning',
  ]);
  expect(timesOfShift({ weekday: null, date: '2026-11-20', start: '09:00' })).toEqual([
    'weekday-morning',
  ]);
});
