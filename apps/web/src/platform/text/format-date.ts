import { DATE_FORMAT, JOBS_TIME_ZONE } from '@nextshift/contract';

const { locale, ...parts } = DATE_FORMAT;

/**
 * One time zone for server and browser, so that both format the same day: that of the jobs. A job posted
 * in Raleigh at 9 p.m. was posted that day, though it is the next day in UTC.
 */
const ofTime = new Intl.DateTimeFormat(locale, { ...parts, timeZone: JOBS_TIME_ZONE });
const ofClock = new Intl.DateTimeFormat(locale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: JOBS_TIME_ZONE,
});
const ofDay = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });

/** An ISO time or plain day (`2025-01-05`) as `Jan 5, 2025`; '' for an invalid one. */
export function formatDate(iso: string | null, timeZone?: string): string {
  const time = Date.parse(iso ?? '');
  if (iso === null || Number.isNaN(time)) return '';
  if (iso.length === 10) return ofDay.format(time);
  const format = timeZone ? new Intl.DateTimeFormat(locale, { ...parts, timeZone }) : ofTime;
  return format.format(time);
}

/** An ISO time as `9:04 AM`. */
export function formatClock(iso: string): string {
  return ofClock.format(Date.parse(iso)).replaceAll('\u202f', ' ');
}
