import type { BusySpan } from '@nextshift/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { readAvailability } from '../read-availability.ts';
import { eventsOfCalendar } from './calendar-events.ts';
import { readCalendarText } from './calendar-text.ts';
import { weeklyBusy } from './weekly-busy.ts';

/**
 * The times of the week that a class timetable (.ics) takes, on the clocks of the seeker's zone. Nothing is stored, and no
 * address in the file is fetched.
 * @throws {AppError} validation_failed for anything but a calendar, and for more events than a timetable has
 */
export async function readTimetable(
  { database, clock }: Platform,
  seekerId: string,
  bytes: Buffer,
): Promise<{ busy: BusySpan[] }> {
  const { timeZone } = await readAvailability(database, seekerId);
  return { busy: await busyTimesOf(bytes, { timeZone, now: clock() }) };
}

/** What a calendar file says of every week from now on. @throws {AppError} as `readTimetable` */
export async function busyTimesOf(
  bytes: Buffer,
  zone: { readonly timeZone: string; readonly now: Date },
): Promise<BusySpan[]> {
  return weeklyBusy(await eventsOfCalendar(readCalendarText(bytes)), zone);
}
