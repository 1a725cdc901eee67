import { dayIn } from '../job-postings/day-in-zone.ts';
import { SHIFT_DAYS_AHEAD_MAX } from './shift-schemas.ts';

export const SHIFT_OVER_MESSAGE = 'This shift is in the past';
export const SHIFT_TOO_LATE_MESSAGE = 'A shift can be at most a year ahead';
const DAY_MS = 86_400_000;

/** What is wrong with the date of a new shift at this moment, or null; `timeZone` is that of the job. */
export function shiftDateProblem(date: string, timeZone: string, now: Date): string | null {
  if (date < dayIn(timeZone, now)) return SHIFT_OVER_MESSAGE;
  const last = dayIn(timeZone, new Date(now.getTime() + SHIFT_DAYS_AHEAD_MAX * DAY_MS));
  return date > last ? SHIFT_TOO_LATE_MESSAGE : null;
}
