import { DATE_FORMAT, JOBS_TIME_ZONE } from '@nextshift/contract';

const { locale, ...parts } = DATE_FORMAT;

/**
 * One zone for server and browser, so that both write the same day. It is where the jobs are: a job
 * posted in Raleigh at nine in the evening was posted that day, not the next as UTC has it.
 */
const ofTime = new Intl.DateTimeFormat(locale, { ...parts, timeZone: JOBS_TIME_ZONE });
const ofDay = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });

/** A time or a plain day (`2025-01-05`) of the wire as `Jan 5, 2025`; '' for what is no date. */
export function formatDate(iso: string | null): string {
  const time = Date.parse(iso ?? '');
  if (iso === null || Number.isNaN(time)) return '';
  return (iso.length === 10 ? ofDay : ofTime).format(time);
}
