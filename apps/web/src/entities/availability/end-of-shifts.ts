import { DAY_MS, SHIFT_DAYS_AHEAD_MAX } from '@nextshift/contract';

/** A moment after every shift that there can be, for lists of what is to come. */
export function endOfShifts(now: Date): string {
  // The last day is counted on the clocks of the job, and its shift may end on the next.
  return new Date(now.getTime() + (SHIFT_DAYS_AHEAD_MAX + 2) * DAY_MS).toISOString();
}
