import { MINUTE_MS } from '@nextshift/contract';
import ICAL from 'ical.js';
import { type CalendarText, notACalendar } from './calendar-text.ts';
import { iterateYielding } from './iterate-yielding.ts';
import { ZoneNames } from './zone-names.ts';

const DAY_MINUTES = 24 * 60;

/** Weekdays as in rules, the first first. */
export const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** How an event comes again: every so many weeks on days, until a time or so often. */
export interface WeeklyRule {
  readonly everyWeeks: number;
  /** From Monday, 0 to 6; ascending. */
  readonly days: readonly number[];
  /** Day that starts a week. */
  readonly weekStart: number;
  readonly count: number | null;
  /** The last start, as the clocks show it, or as a moment. */
  readonly until: { readonly time: number; readonly isMoment: boolean } | null;
}

/** A time of a calendar file. */
export interface CalendarEvent {
  readonly uid: string;
  /** As the clocks of the zone show it, as if they showed UTC, in milliseconds. */
  readonly start: number;
  readonly minutes: number;
  /** IANA name; null for times that are the same in every zone. */
  readonly zone: string | null;
  readonly rule: WeeklyRule | null;
  /** Further starts. */
  readonly dates: readonly number[];
  /** Starts that are left out: as the clocks show them, or with `isInstant`, in UTC. */
  readonly excluded: ReadonlySet<string>;
  /** The start that this event stands in for, as in `excluded`. */
  readonly replaces: string | null;
}

/** The timed events of a calendar that leave no time: not all day, not free, not cancelled. */
export async function eventsOfCalendar({ zones, events }: CalendarText): Promise<CalendarEvent[]> {
  const locations = new Map<string, string>();
  for await (const text of iterateYielding(zones, costOfText)) {
    for (const [name, location] of readComponent(text, locationOf) ?? [])
      locations.set(name, location);
  }
  const zoneNames = new ZoneNames(locations);
  const read: CalendarEvent[] = [];
  for await (const text of iterateYielding(events, costOfText)) {
    const event = readComponent(text, (component) => readEvent(component, zoneNames));
    if (zoneNames.areTooMany) throw notACalendar();
    if (event) read.push(event);
  }
  return read;
}

/** The library takes as long for so many characters as for a usual event. */
const TEXT_USUAL = 500;

function costOfText({ length }: string): number {
  return Math.max(1, length / TEXT_USUAL);
}

/** What one component says; null where the library cannot read it: the others are still right. */
function readComponent<T>(text: string, read: (component: ICAL.Component) => T): T | null {
  try {
    return read(ICAL.Component.fromString(text));
  } catch {
    return null;
  }
}

/** What a zone of the file calls itself on the map, by its name in the file. */
function locationOf(zone: ICAL.Component): [string, string][] {
  const name = zone.getFirstPropertyValue('tzid');
  const location = zone.getFirstPropertyValue('x-lic-location');
  return typeof name === 'string' && typeof location === 'string' ? [[name, location]] : [];
}

function readEvent(event: ICAL.Component, zoneNames: ZoneNames): CalendarEvent | null {
  const start = timeOf(event.getFirstProperty('dtstart'));
  if (!start) return null;
  const replaced = event.getFirstProperty('recurrence-id');
  const replaces = replaced ? (keysOf(replaced)[0] ?? null) : null;
  const uid = String(event.getFirstPropertyValue('uid') ?? '');
  const minutes = takesTime(event) && !start.time.isDate ? minutesOf(event, start) : 0;
  const isTimed = minutes > 0 && minutes < DAY_MINUTES;
  // One that takes no time may still stand in for one that does.
  if (!isTimed && replaces === null) return null;
  return {
    uid,
    start: start.shown,
    minutes: isTimed ? minutes : 0,
    zone: zoneOfTime(start, zoneNames),
    rule: replaces === null ? ruleOf(event, start) : null,
    dates: event.getAllProperties('rdate').flatMap(shownTimes),
    excluded: new Set(event.getAllProperties('exdate').flatMap(keysOf)),
    replaces,
  };
}

function takesTime(event: ICAL.Component): boolean {
  const word = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return word('status') !== 'CANCELLED' && word('transp') !== 'TRANSPARENT';
}

interface ReadTime {
  readonly time: ICAL.Time;
  readonly shown: number;
  readonly zoneName: string | null;
}

function timeOf(property: ICAL.Property | null): ReadTime | null {
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return null;
  const zoneName = property.getParameter('tzid');
  return {
    time,
    shown: shownBy(time),
    zoneName: typeof zoneName === 'string' ? zoneName : null,
  };
}

function zoneOfTime({ time, zoneName }: ReadTime, zoneNames: ZoneNames): string | null {
  if (isInUtc(time)) return 'Etc/UTC';
  return zoneName === null ? null : zoneNames.zoneOf(zoneName);
}

function isInUtc(time: ICAL.Time): boolean {
  return !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
}

/** What clocks show, as if they showed UTC. */
function shownBy({ year, month, day, hour, minute }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

function minutesOf(event: ICAL.Component, start: ReadTime): number {
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return Math.round(duration.toSeconds() / 60);
  const end = timeOf(event.getFirstProperty('dtend'));
  return end ? (end.shown - start.shown) / MINUTE_MS : 0;
}

/** Null for one that comes once, or in another rhythm than weeks. */
function ruleOf(event: ICAL.Component, { shown }: ReadTime): WeeklyRule | null {
  const rule = event.getFirstPropertyValue('rrule');
  if (!(rule instanceof ICAL.Recur)) return null;
  const interval = Math.max(1, rule.interval);
  const isDaily = rule.freq === 'DAILY' && interval === 1;
  if (rule.freq !== 'WEEKLY' && !isDaily) return null;
  const parts = rule.parts as Readonly<Record<string, readonly (string | number)[] | undefined>>;
  if (Object.keys(parts).some((part) => !['BYDAY', 'WKST'].includes(part))) return null;
  const named = (parts.BYDAY ?? []).flatMap((day) => {
    const index = RULE_DAYS.findIndex((name) => String(day).toUpperCase().endsWith(name));
    return index === -1 ? [] : [index];
  });
  const all = isDaily ? RULE_DAYS.map((_, index) => index) : [weekdayOf(shown)];
  const days = named.length === 0 ? all : [...new Set(named)].toSorted((one, two) => one - two);
  return {
    everyWeeks: isDaily ? 1 : interval,
    days,
    // The library counts from Sunday = 1.
    weekStart: ((rule.wkst || ICAL.Time.MONDAY) + 5) % 7,
    count: rule.count,
    until: rule.until ? untilOf(rule.until) : null,
  };
}

function untilOf(until: ICAL.Time): WeeklyRule['until'] {
  // A date is meant to its end.
  const endOfDay = until.isDate ? (DAY_MINUTES - 1) * MINUTE_MS : 0;
  return { time: shownBy(until) + endOfDay, isMoment: isInUtc(until) };
}

/** From Monday, 0 to 6. */
export function weekdayOf(shown: number): number {
  return (new Date(shown).getUTCDay() + 6) % 7;
}

function shownTimes(property: ICAL.Property): number[] {
  return property.getValues().flatMap((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value;
    return time instanceof ICAL.Time && !time.isDate ? [shownBy(time)] : [];
  });
}

/** Times as keys of `excluded`. */
function keysOf(property: ICAL.Property): string[] {
  return property
    .getValues()
    .flatMap((value: unknown) =>
      value instanceof ICAL.Time
        ? [keyOfTime(shownBy(value), value.isDate ? 'date' : isInUtc(value) ? 'utc' : 'clock')]
        : [],
    );
}

/** A start as people exclude it: by the clocks of its zone, in UTC, or by its date. */
export function keyOfTime(shown: number, kind: 'clock' | 'utc' | 'date'): string {
  return `${kind} ${new Date(shown).toISOString().slice(0, kind === 'date' ? 10 : 16)}`;
}
