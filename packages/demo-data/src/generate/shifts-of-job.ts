import { dayIn, hoursOf, type Weekday, weekdayOfDate, weekdays } from '@nextshift/contract';
import { hoursOfSchedules } from '../content/shifts-of-schedules.ts';
import type { DemoJob, DemoShift } from '../demo-data.ts';
import { daysAfter } from './demo-moments.ts';

/** Where the whole sample is. */
export const SAMPLE_TIME_ZONE = 'America/New_York';
/** Days from a job's moment to its first dated shift, at least. */
const DAYS_AHEAD = 4;

type Scheduled = Pick<DemoJob, 'schedule' | 'status' | 'updatedAt' | 'openings'>;

/**
 * The shifts that a job's schedule means, in the order of the week, those of dates last; none where it leaves the hours
 * open. Dates lie ahead of now, those of a closed job after its closing.
 */
export function shiftsOfJob(job: Scheduled, now: Date): DemoShift[] {
  const { openings, status, updatedAt } = job;
  const from = daysAfter(status === 'active' ? now : updatedAt, DAYS_AHEAD);
  const shifts = (hoursOfSchedules.get(job.schedule) ?? []).flatMap(
    ({ days, isOnce, start, end }) =>
      days.map((day): DemoShift =>
        isOnce
          ? { weekday: null, date: nextDate(day, from), start, end, capacity: openings }
          : // Not everybody works every day.
            { weekday: day, date: null, start, end, capacity: Math.ceil(openings / 2) },
      ),
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

/** The first date from a moment on that is a weekday. */
function nextDate(weekday: Weekday, from: Date): string {
  const first = dayIn(SAMPLE_TIME_ZONE, from);
  const days = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOfDate(first)) + 7) % 7;
  return daysAfter(new Date(`${first}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}
