import type { Shift, Weekday } from './shift-schemas.ts';
import { minuteOfDay, weekdayOfShift } from './week-ranges.ts';

/** When a shift starts, as searches filter. */
export const shiftTimes = [
  'weekday-morning',
  'weekday-afternoon',
  'weekday-evening',
  'weekend',
  'overnight',
] as const;
export type ShiftTime = (typeof shiftTimes)[number];

const HOUR = 60;
const [MORNING, NOON, EVENING, NIGHT] = [5 * HOUR, 12 * HOUR, 17 * HOUR, 22 * HOUR];
const weekend: ReadonlySet<Weekday> = new Set(['sat', 'sun']);

/** The times of a shift by its start: a night on a weekend is both. */
export function timesOfShift(shift: Pick<Shift, 'weekday' | 'date' | 'start'>): ShiftTime[] {
  const isWeekend = weekend.has(weekdayOfShift(shift));
  const minute = minuteOfDay(shift.start);
  const times: ShiftTime[] = isWeekend ? ['weekend'] : [];
  if (minute < MORNING || minute >= NIGHT) return [...times, 'overnight'];
  if (isWeekend) return times;
  if (minute < NOON) return ['weekday-morning'];
  return [minute < EVENING ? 'weekday-afternoon' : 'weekday-evening'];
}

/** Values of the search's `when`: `mine` asks for a signed-in seeker's own week. */
export const whenValues = ['mine', ...shiftTimes] as const;
export type When = (typeof whenValues)[number];
