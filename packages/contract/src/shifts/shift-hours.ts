import { minuteOfDay } from './minute-of-day.ts';
import type { Shift } from './shift-schemas.ts';

type Hours = Pick<Shift, 'start' | 'end'>;

const DAY_MINUTES = 24 * 60;

/** How long a shift is on the clocks, in minutes. */
export function minutesOfShift({ start, end }: Hours): number {
  const minutes = minuteOfDay(end) - minuteOfDay(start);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

/** Hours of shifts in all. */
export function hoursOf(shifts: readonly Hours[]): number {
  return shifts.reduce((sum, each) => sum + minutesOfShift(each), 0) / 60;
}

/** Hours of a job's weekly shifts in a week; null without any. */
export function hoursAWeek(shifts: readonly (Hours & Pick<Shift, 'weekday'>)[]): number | null {
  const weekly = shifts.filter(({ weekday }) => weekday !== null);
  return weekly.length === 0 ? null : hoursOf(weekly);
}
