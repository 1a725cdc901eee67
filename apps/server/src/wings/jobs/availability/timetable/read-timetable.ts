import { TIMETABLE_UNREAD_MAX } from '@nextshift/contract';
import type { Platform } from '../../../../platform/platform.ts';
import { findEmailOfSeeker } from '../availability.queries.ts';
import { readAvailability } from '../read-availability.ts';
import { eventsOfCalendar } from './calendar-events.ts';
import { readCalendarText } from './calendar-text.ts';
import { Clocks } from './clocks.ts';
import type { UnreadEvent } from './unread-event.ts';
import { weeklyBusy, type WeeklyTimes } from './weekly-busy.ts';

/**
 * The times of the week that a class timetable (.ics) takes, on the clocks of the seeker's zone. Nothing is stored, and no
 * address in the file is fetched.
 * @throws {AppError} validation_failed for anything but a calendar, and for more events than a timetable has
 */
export async function readTimetable(
  { database, clock }: Platform,
  seekerId: string,
  bytes: Buffer,
): Promise<WeeklyTimes> {
  const { timeZone } = await readAvailability(database, seekerId);
  const email = await findEmailOfSeeker(database, seekerId);
  return timesOfCalendar(bytes, { timeZone, now: clock(), email });
}

/** What a calendar file says of every week from now on. @throws {AppError} as `readTimetable` */
export async function timesOfCalendar(
  bytes: Buffer,
  zone: { readonly timeZone: string; readonly now: Date; readonly email?: string },
): Promise<WeeklyTimes> {
  const reader = { ...zone, clocks: new Clocks() };
  const { events, unread, free } = await eventsOfCalendar(
    readCalendarText(bytes, zone.email),
    reader,
  );
  const weekly = await weeklyBusy(events, reader);
  const found = [...unread, ...weekly.unread];
  // Where there is nothing else to say.
  const isNothing = weekly.busy.length + found.length === 0;
  return { busy: weekly.busy, unread: namedOnce(isNothing ? free : found) };
}

/** Each event once, as a class may be written for each of its days. */
function namedOnce(unread: readonly UnreadEvent[]): UnreadEvent[] {
  const known = new Map(unread.map((one) => [JSON.stringify([one.event, one.why]), one]));
  return [...known.values()].slice(0, TIMETABLE_UNREAD_MAX);
}
