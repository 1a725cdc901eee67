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

/** How many of its shifts a week each person works, by schedules that are shared out; of all others, all. */
const SHARES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '3 p.m. to 11 p.m., two or three days a week': [2, 3],
  '5 a.m. to noon or noon to 7 p.m., three days a week': [3, 3],
  '5:30 a.m. to 10 a.m., three mornings a week': [3, 3],
  '9 a.m. to 2 p.m., two to four days a week': [2, 4],
  'Any three lunches a week': [3, 3],
  'Any two days a week': [2, 2],
  'Eight to twelve hours a week, mornings': [2, 3],
  'Eight to twelve hours a week, some until midnight': [2, 3],
  'Evenings 3 p.m. to 8 p.m., twice a week': [2, 2],
  'Evenings 4 p.m. to 10 p.m., two to four a week': [2, 4],
  'Three days a week, mornings or afternoons': [3, 3],
  'Three or four mornings a week, 5 a.m. to 8 a.m.': [3, 4],
  'Three to four evenings a week, 4:30 p.m. to 10 p.m.': [3, 4],
  'Three twelve-hour shifts a week': [3, 3],
  'Two or three afternoons a week': [2, 3],
  'Two or three days a week, 8 a.m. to 1 p.m.': [2, 3],
  'Two or three days a week, 8 a.m. to 2 p.m.': [2, 3],
  'Two to four mornings a week, 6 a.m. to 11 a.m.': [2, 4],
  'Two to four tours a week, about an hour each': [2, 4],
  'Weekday afternoons, four to ten hours a week': [2, 4],
  'Weekdays 6 a.m. to 11 a.m., two or three days a week': [2, 3],
};

/** Whether each person works all shifts of a schedule; null where it leaves them open, or has dates. */
export function eachWorksOf(schedule: string, shifts: readonly DemoShift[]): DemoJob['eachWorks'] {
  if (shifts.length === 0 || shifts.some(({ date }) => date !== null)) return null;
  const share = SHARES[schedule];
  return share ? { all: false, min: share[0], max: share[1] } : { all: true, min: null, max: null };
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
