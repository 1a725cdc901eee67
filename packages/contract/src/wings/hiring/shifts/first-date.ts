import { dayIn } from '../../jobs/shifts/day-in-zone.ts';
import {
  addDays,
  dateOfWeek,
  SHIFT_OVER_MESSAGE,
  shiftDateProblem,
} from '../../jobs/shifts/shift-dates.ts';
import type { Shift } from '../../jobs/shifts/shift-schemas.ts';

/** Days between an acceptance and the first weekly shift, unless the employer names another first date. */
const DAYS_OF_NOTICE = 2;

export const NO_FIRST_DATE_MESSAGE = 'Please choose the first date';

interface Start {
  /** Of the job. */
  readonly timeZone: string;
  /** The day from which the applicant can work, `2026-12-05`; null if they did not say. */
  readonly startDate: string | null;
  readonly now: Date;
}

/** The first date for weekly shifts where the employer names none: two days ahead, or when the applicant can start. */
export function usualFirstDate({ timeZone, startDate, now }: Start): string {
  const soon = addDays(dayIn(timeZone, now), DAYS_OF_NOTICE);
  return startDate !== null && startDate > soon ? startDate : soon;
}

/** What is wrong with a first date that an employer names, or null; it may be empty. */
export function firstDateProblem(date: string, timeZone: string, now: Date): string | null {
  if (date === '') return NO_FIRST_DATE_MESSAGE;
  const problem = shiftDateProblem(date, timeZone, now);
  if (problem === null) return null;
  return problem === SHIFT_OVER_MESSAGE
    ? 'The first date is in the past'
    : 'The first date can be at most a year ahead';
}

/** The first date of a shift from a day on; null for a shift of an earlier date. */
export function dateOnOrAfter(
  { weekday, date }: Pick<Shift, 'weekday' | 'date'>,
  from: string,
): string | null {
  if (weekday === null) return date !== null && date >= from ? date : null;
  const inWeek = dateOfWeek(from, weekday);
  return inWeek < from ? addDays(inWeek, 7) : inWeek;
}
