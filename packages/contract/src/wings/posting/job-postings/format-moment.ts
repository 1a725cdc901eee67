import { DATE_FORMAT } from '../../../limits.ts';
import { JOBS_TIME_ZONE } from '../../jobs/jobs/closing-date.ts';

const { locale, ...parts } = DATE_FORMAT;
const ofMoment = new Intl.DateTimeFormat(locale, {
  ...parts,
  hour: 'numeric',
  minute: '2-digit',
  timeZone: JOBS_TIME_ZONE,
  timeZoneName: 'short',
});

/** An ISO time with its day on the clocks of the jobs' zone: `Jan 5, 2025, 9:00 AM EST`. */
export function formatMoment(iso: string): string {
  return ofMoment.format(new Date(iso)).replaceAll('\u202f', ' ');
}
