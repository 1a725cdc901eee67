import { HOUR_MS } from '../../../time.ts';
import { DATE_FORMAT } from '../../../limits.ts';
import { keepZoneFormats } from '../../../zone-formats.ts';

/** How far the zones of the United States are from UTC, in hours. */
const [FARTHEST_BEHIND, FARTHEST_AHEAD] = [11, 10];

const { locale, ...parts } = DATE_FORMAT;
const dayFormat = keepZoneFormats(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      timeZone,
    }),
);

/** A moment's day in a time zone, as in date inputs: `2026-11-20`. */
export function dayIn(timeZone: string, moment: Date): string {
  return dayFormat(timeZone).format(moment);
}

/** The last moment of a day (`2026-11-20`) in a time zone of the United States. */
export function endOfDayIn(timeZone: string, day: string): Date {
  const utc = Date.parse(`${day}T23:59:59.999Z`);
  // The zones differ from UTC by whole hours, whatever their clocks do at night.
  for (let hours = FARTHEST_BEHIND; hours > -FARTHEST_AHEAD; hours -= 1) {
    const end = new Date(utc + hours * HOUR_MS);
    if (dayIn(timeZone, end) === day) return end;
  }
  return new Date(utc - FARTHEST_AHEAD * HOUR_MS);
}

/** A moment's day in a time zone as shown to people: `Nov 20, 2026`. */
export function formatDayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(moment);
}
