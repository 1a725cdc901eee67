import type { ShiftTime, Weekday } from './shift-enumerations.ts';
import type { Shift } from './shift-schemas.ts';
import { minuteOfDay } from './minute-of-day.ts';
import { weekdayOfShift } from './week-ranges.ts';

const HOUR = 60;
const [MORNING, NOON, EVENING, NIGHT] = [5 * HOUR, 12 * HOUR, 17 * HOUR, 22 * HOUR];
const weekend: ReadonlySet<Weekday> = new Set(['sat', 'sun']);

/** The times of a shift by its start: one on a weekend is of the weekend, and of a part of its day or the night. */
export function timesOfShift(shift: Pick<Shift, 'weekday' | 'date' | 'start'>): ShiftTime[] {
  const isWeekend = weekend.has(weekdayOfShift(shift));
  const minute = minuteOfDay(shift.start);
  const times: ShiftTime[] = isWeekend ? ['weekend'] : [];
  if (minute < MORNING || minute >= NIGHT) return [...times, 'overnight'];
  const part = minute < NOON ? 'morning' : minute < EVENING ? 'afternoon' : 'evening';
  return [...times, `${isWeekend ? 'weekend' : 'weekday'}-${part}`];
}
