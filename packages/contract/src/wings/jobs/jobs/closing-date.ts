import { DATE_FORMAT } from '../../../limits.ts';

/** The board's time zone, in which days are written where no job's own zone is known. */
export const JOBS_TIME_ZONE = 'America/New_York';

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

/** A moment's day as shown to people: `Nov 20, 2026`. */
export function formatDay(moment: Date): string {
  return written.format(moment);
}
