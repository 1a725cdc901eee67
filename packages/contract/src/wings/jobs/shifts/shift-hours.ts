import { minuteOfDay } from './minute-of-day.ts';
import type { Shift } from './shift-schemas.ts';

type Hours = Pick<Shift, 'start' | 'end'>;

const DAY_MINUTES = 24 * 60;

/** How long a shift is on the clocks, in minutes. */
export function minutesOfShift({ start, end }: Hours): number {
  const minutes = minuteOfDay(end) - minuteOfDay(start);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}

/** Hours of shifts in all, no matter who works them. */
export function hoursOf(shifts: readonly Hours[]): number {
  return shifts.reduce((sum, each) => sum + minutesOfShift(each), 0) / 60;
}
