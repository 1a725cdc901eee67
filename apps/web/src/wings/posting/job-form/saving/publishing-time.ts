import { dayOf, HOUR_MS, JOBS_TIME_ZONE, publishProblem } from '@nextshift/contract';

const timeParts = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: JOBS_TIME_ZONE,
});

/** A day and a time (`2026-11-20`, `09:30`) on the clocks of the jobs' zone; null if one is invalid. */
export function momentAt(day: string, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Five hours behind in winter, four in summer.
  const latest = new Date(asUtc + 5 * HOUR_MS);
  const isWinter = dayOf(latest) === day && timeOf(latest) === time;
  return isWinter ? latest : new Date(latest.getTime() - HOUR_MS);
}

/** A moment's time of day in that zone, as in time inputs: `09:30`. */
export function timeOf(moment: Date): string {
  return timeParts.format(moment);
}

/** The first suggestion: nine o'clock on the next day. */
export function suggestedTime(now: Date): { day: string; time: string } {
  return { day: dayOf(new Date(now.getTime() + 24 * HOUR_MS)), time: '09:00' };
}

/** What is wrong with a chosen time, or null. */
export function publishingTimeProblem(moment: Date | null, now: Date): string | null {
  if (moment === null) return 'Please choose a day and a time';
  if (moment <= now) return 'Please choose a time in the future';
  return publishProblem(moment, now);
}
