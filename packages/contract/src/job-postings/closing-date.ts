import { DATE_FORMAT } from '../limits.ts';

/** The jobs' time zone, in which days are written and a job's last day ends. */
export const JOBS_TIME_ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;

const dayParts = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: JOBS_TIME_ZONE,
});
const { locale, ...parts } = DATE_FORMAT;
const written = new Intl.DateTimeFormat(locale, { ...parts, timeZone: JOBS_TIME_ZONE });

/** A moment's day in that zone, as in date inputs: `2026-11-20`. */
export function dayOf(moment: Date): string {
  return dayParts.format(moment);
}

/** The last moment of a day (`2026-11-20`) in that zone. */
export function endOfDay(day: string): Date {
  const latest = Date.parse(`${day}T23:59:59.999Z`) + 5 * HOUR_MS;
  // Five hours behind in winter, four in summer.
  return new Date(dayOf(new Date(latest)) === day ? latest : latest - HOUR_MS);
}

/** A moment's day as shown to people: `Nov 20, 2026`. */
export function formatDay(moment: Date): string {
  return written.format(moment);
}
