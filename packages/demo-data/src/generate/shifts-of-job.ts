import { dayIn, hoursOf, type Weekday, weekdayOfDate, weekdays } from '@nextshift/contract';
import { hoursOfSchedules } from '../content/shifts-of-schedules.ts';
import type { DemoJob, DemoShift } from '../demo-data.ts';
import { daysAfter } from './demo-moments.ts';

/** Where the whole sample is. */
export const SAMPLE_TIME_ZONE = 'America/New_York';
/** Days from a job's moment to its first dated shift, at least. */
const DAYS_AHEAD = 4;

type Scheduled = Pick<DemoJob, 'schedule' | 'status' | 'updatedAt' | 'openings' | 'startDate'>;

/**
 * The shifts that a job's schedule means, in the order of the week, those of dates last; none where it leaves the hours
 * open. Dates lie ahead of now, not before the job starts, those of a closed job after its closing.
 */
export function shiftsOfJob(job: Scheduled, now: Date): DemoShift[] {
  const { openings, status, updatedAt, startDate } = job;
  const soonest = daysAfter(status === 'active' ? now : updatedAt, DAYS_AHEAD);
  const ahead = dayIn(SAMPLE_TIME_ZONE, soonest);
  const starts = startDate ? dateOf(startDate) : ahead;
  const from = starts > ahead ? starts : ahead;
  const shifts = (hoursOfSchedules.get(job.schedule) ?? []).flatMap(
    ({ days, isOnce, start, end }) =>
      isOnce
        ? nextDates(days, from).map((date): DemoShift => {
            return { weekday: null, date, start, end, capacity: openings };
          })
        : days.map((weekday): DemoShift => {
            // Not everybody works every day.
            return { weekday, date: null, start, end, capacity: Math.ceil(openings / 2) };
          }),
  );
  return shifts.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** A one-time gig takes as long as its dates at least. */
export function expectedHoursOf(
  expectedHours: number | null,
  shifts: readonly DemoShift[],
): number | null {
  if (expectedHours === null || shifts.some(({ date }) => date === null)) return expectedHours;
  return Math.max(expectedHours, Math.ceil(hoursOf(shifts)));
}

function orderOf({ weekday, date, start }: DemoShift): string {
  return `${weekday ? weekdays.indexOf(weekday) : (date ?? '')} ${start}`;
}

/** The first date from a day on that is the first of the weekdays, and of each other one the next from there on. */
function nextDates([first, ...others]: readonly Weekday[], from: string): string[] {
  if (first === undefined) return [];
  const date = nextDate(first, from);
  return [date, ...others.map((weekday) => nextDate(weekday, date))];
}

function nextDate(weekday: Weekday, from: string): string {
  const days = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOfDate(from)) + 7) % 7;
  return dateOf(daysAfter(new Date(`${from}T00:00:00Z`), days));
}

/** The day of a moment that is midnight in UTC. */
function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
