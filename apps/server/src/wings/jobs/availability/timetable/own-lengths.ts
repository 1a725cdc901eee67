import ICAL from 'ical.js';
import type { CalendarEvent } from './calendar-event.ts';
import { type datesOf, minutesOfPeriod, shownBy } from './event-times.ts';
import { WHY_UNREAD } from './unread-event.ts';

export const DAY_MINUTES = 24 * 60;

export const isLong = ({ minutes }: Pick<CalendarEvent, 'minutes'>) => minutes >= DAY_MINUTES;

/** When somebody is not free, whatever it is for. */
export function busyPeriods(component: ICAL.Component, name: string): CalendarEvent[] {
  const busy = component
    .getAllProperties('freebusy')
    .filter((property) => property.getParameter('fbtype') !== 'FREE');
  return busy.flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Period)) return [];
      const start = shownBy(value.start);
      const minutes = minutesOfPeriod(value);
      if (minutes <= 0) return [];
      const once = { rules: [], dates: [], excluded: new Set<string>(), replaces: null };
      return [{ uid: '', name, start, minutes, zone: 'Etc/UTC', ...once }];
    }),
  );
}

/** The starts of an event that say how long they take, as events of each length. */
export function withOwnLengths(
  event: CalendarEvent,
  further: ReturnType<typeof datesOf>,
): CalendarEvent[] {
  const lengths = new Map<number, number[]>();
  for (const { shown, minutes } of further) {
    if (minutes === null || minutes <= 0 || minutes >= DAY_MINUTES) continue;
    const starts = lengths.get(minutes);
    if (starts) starts.push(shown);
    else lengths.set(minutes, [shown]);
  }
  return Array.from(lengths, ([minutes, [start = 0, ...dates]]) => ({
    ...event,
    start,
    minutes,
    rules: [],
    dates,
  }));
}

/** What is wrong with the lengths of further starts. */
export function whyNotAllRead(property: ICAL.Property): string[] {
  return property.getValues().flatMap((value: unknown) => {
    const minutes = value instanceof ICAL.Period ? minutesOfPeriod(value) : 1;
    if (minutes >= DAY_MINUTES) return [WHY_UNREAD.longPeriod];
    return minutes <= 0 ? [WHY_UNREAD.dates] : [];
  });
}
