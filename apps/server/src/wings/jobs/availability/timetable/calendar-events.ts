import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import ICAL from 'ical.js';
import type { CalendarEvent } from './calendar-event.ts';
import { UNREAD_PART } from './calendar-lines.ts';
import { type CalendarText, type EventText, notACalendar } from './calendar-text.ts';
import {
  datesOf,
  type EventReader,
  keysOf,
  type Reader,
  type ReadTime,
  replacedBy,
  shownIn,
  timeOf,
} from './event-times.ts';
import { busyPeriods, DAY_MINUTES, isLong, whyNotAllRead, withOwnLengths } from './own-lengths.ts';
import { iterateYielding } from './iterate-yielding.ts';
import { zoneLike } from './own-zones.ts';
import { type DayRule, readRule } from './read-rule.ts';
import { type UnreadEvent, WHY_UNREAD } from './unread-event.ts';
import { ZoneNames } from './zone-names.ts';

/** Rules of one event: programs write one, and one for each weekday if they know no better. */
const RULES_MAX = 10;

export interface ReadEvents {
  readonly events: readonly CalendarEvent[];
  readonly unread: readonly UnreadEvent[];
  /** What comes often and is marked as taking no time. */
  readonly free: readonly UnreadEvent[];
}

/** The timed events of a calendar that leave no time: not all day, not free, declined or cancelled. */
export async function eventsOfCalendar(
  { zones, events }: CalendarText,
  reader: Reader,
): Promise<ReadEvents> {
  const own = new Map<string, () => string | null>();
  for await (const text of iterateYielding(zones, ({ length }) => costOf(length))) {
    const zone = readComponent(text);
    const name = zone?.getFirstPropertyValue('tzid');
    if (!zone || typeof name !== 'string') continue;
    own.set(
      name.trim(),
      () =>
        locationOf(zone) ??
        readValues(() => zoneLike(zone, { preferred: reader.timeZone, now: reader.now }), null),
    );
  }
  const zoneNames = new ZoneNames(own);
  const read: CalendarEvent[] = [];
  const unread: UnreadEvent[] = [];
  const free: UnreadEvent[] = [];
  for await (const event of iterateYielding(events, ({ text }) => costOf(text.length))) {
    const component = readComponent(event.text);
    const found = component
      ? readValues(() => readEvent(component, event, { ...reader, zoneNames }), WHY_UNREAD.value)
      : WHY_UNREAD.rule;
    if (zoneNames.areTooMany) throw notACalendar();
    if (typeof found === 'string') unread.push({ event: event.name, why: found });
    else {
      read.push(...found);
      unread.push(...(component ? unreadPartsOf(component, event.name) : []));
      if (component && isOftenFree(component))
        free.push({ event: event.name, why: WHY_UNREAD.free });
    }
  }
  return { events: read, unread, free };
}

function unreadPartsOf(component: ICAL.Component, event: string): UnreadEvent[] {
  if (component.name === 'vfreebusy' && busyPeriods(component, event).some(isLong))
    return [{ event, why: WHY_UNREAD.longPeriod }];
  const parts = component.getAllProperties(UNREAD_PART.toLowerCase());
  if (!takesTime(component)) return [];
  return [
    ...parts.map((part) =>
      part.getFirstValue() === 'noEnd' ? WHY_UNREAD.noEnd : WHY_UNREAD.dates,
    ),
    ...component.getAllProperties('rdate').flatMap(whyNotAllRead),
  ].map((why) => ({ event, why }));
}

/** The library takes as long for so many characters as for a usual event. */
const TEXT_USUAL = 500;
const costOf = (length: number): number => Math.max(1, length / TEXT_USUAL);

/** What one component says; null where the library cannot read it: the others are still right. */
function readComponent(text: string): ICAL.Component | null {
  try {
    return ICAL.Component.fromString(text);
  } catch {
    return null;
  }
}

/** What is said by values that the library reads only when they are asked for, and refuses by throwing. */
function readValues<Read, Otherwise>(read: () => Read, otherwise: Otherwise): Read | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Where a zone of the file says it is on the map. */
function locationOf(zone: ICAL.Component): string | null {
  const location = zone.getFirstPropertyValue('x-lic-location');
  return typeof location === 'string' ? new ZoneNames(new Map()).zoneOf(location) : null;
}

/** @returns what is wrong with it, or what it says: nothing where it leaves the time free */
function readEvent(
  event: ICAL.Component,
  { name, zone }: EventText,
  reader: EventReader,
): CalendarEvent[] | string {
  if (event.name === 'vfreebusy') {
    const periods = busyPeriods(event, name);
    const short = periods.filter((period) => !isLong(period));
    return short.length === 0 && periods.length > 0 ? WHY_UNREAD.wholeDay : short;
  }
  const replaced = event.getFirstProperty('recurrence-id');
  const isBusy = takesTime(event);
  if (!isBusy && !replaced) return [];
  const start = timeOf(event.getFirstProperty('dtstart'), zone, reader);
  if (!start) return WHY_UNREAD.noDays;
  const written = event.getAllProperties('rrule');
  if (start.time.isDate && !replaced) return comesOften(written) ? WHY_UNREAD.wholeDay : [];
  if (event.hasProperty('exrule')) return WHY_UNREAD.rule;
  if (hasUnknownZone(event, reader)) return WHY_UNREAD.zone;
  const minutes = isBusy && !start.time.isDate ? minutesOf(event, { start, zone }, reader) : 0;
  const isRepeated = written.length > 0 || event.hasProperty('rdate');
  const isTimed = minutes !== null && minutes > 0 && minutes < DAY_MINUTES;
  // One that takes no time may still stand in for one that does.
  if (!isTimed && !replaced) return isRepeated ? whyUntimed(minutes, event) : [];
  const isFollowed = replaced?.getParameter('range') === 'THISANDFUTURE';
  const rules = replaced && !isFollowed ? [] : rulesOf(written, start.shown);
  if (!rules) return WHY_UNREAD.rule;
  const timeIn = { zone, own: start.zone, ofDay: start.shown % DAY_MS };
  const further = event.getAllProperties('rdate').flatMap((one) => datesOf(one, timeIn, reader));
  const read: CalendarEvent = {
    uid: String(event.getFirstPropertyValue('uid') ?? ''),
    name,
    start: start.shown,
    minutes: isTimed ? minutes : 0,
    zone: start.zone,
    rules,
    dates: further.flatMap((one) => (one.minutes === null ? [one.shown] : [])),
    excluded: new Set(
      event.getAllProperties('exdate').flatMap((one) => keysOf(one, timeIn, reader)),
    ),
    replaces: replaced ? replacedBy(replaced, timeIn, reader) : null,
  };
  return isBusy && !replaced ? [read, ...withOwnLengths(read, further)] : [read];
}

function isOftenFree(event: ICAL.Component): boolean {
  return !takesTime(event) && comesOften(event.getAllProperties('rrule'));
}

/** As a break or a holiday does not. */
function comesOften(rules: readonly ICAL.Property[]): boolean {
  return rules.some((rule) => {
    const value = rule.getFirstValue();
    return value instanceof ICAL.Recur && (value.freq === 'WEEKLY' || value.freq === 'DAILY');
  });
}

function hasUnknownZone(event: ICAL.Component, { zoneNames }: EventReader): boolean {
  return ['dtstart', 'dtend'].some((name) => {
    const zone = event.getFirstProperty(name)?.getParameter('tzid');
    return typeof zone === 'string' && zoneNames.isUnknown(zone);
  });
}

function whyUntimed(minutes: number | null, event: ICAL.Component): string {
  if (minutes === null) return event.hasProperty('dtend') ? WHY_UNREAD.endsOnDay : WHY_UNREAD.noEnd;
  return minutes < 0 ? WHY_UNREAD.endsFirst : WHY_UNREAD.wholeDay;
}

function takesTime(event: ICAL.Component): boolean {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    !/^CANCELL?ED$/.test(word('status')) &&
    word('transp') !== 'TRANSPARENT' &&
    word('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** Null where no end is said. */
function minutesOf(
  event: ICAL.Component,
  { start, zone }: { readonly start: ReadTime; readonly zone: string | null },
  reader: EventReader,
): number | null {
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return Math.round(duration.toSeconds() / 60);
  const end = timeOf(event.getFirstProperty('dtend'), zone, reader);
  if (!end || end.time.isDate) return null;
  const endShown = shownIn(start.zone, end, reader);
  return (endShown - start.shown) / MINUTE_MS;
}

/** Null where one of them cannot be read. */
function rulesOf(properties: readonly ICAL.Property[], start: number): DayRule[] | null {
  if (properties.length > RULES_MAX) return null;
  const rules = properties.flatMap((property) => {
    const rule = property.getFirstValue();
    const read = rule instanceof ICAL.Recur ? readRule(rule, start) : null;
    return read ? [read] : [];
  });
  return rules.length === properties.length ? rules : null;
}
