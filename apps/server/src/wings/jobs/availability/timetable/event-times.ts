import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import ICAL from 'ical.js';
import type { Clocks } from './clocks.ts';
import type { ZoneNames } from './zone-names.ts';

/** Whose clocks a calendar is read by. */
export interface Reader {
  readonly timeZone: string;
  readonly now: Date;
  readonly clocks: Clocks;
}

/** With the zones that the calendar names. */
export interface EventReader extends Reader {
  readonly zoneNames: ZoneNames;
}

/** A time of an event. */
export interface ReadTime {
  readonly time: ICAL.Time;
  /** What clocks show, as if they showed UTC, in milliseconds. */
  readonly shown: number;
  /** IANA name; null for times that are the same in every zone. */
  readonly zone: string | null;
}

/** The time that a property says; null without one. */
export function timeOf(
  property: ICAL.Property | null,
  zone: string | null,
  reader: EventReader,
): ReadTime | null {
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return null;
  return { time, shown: shownBy(time), zone: zoneOfTime(time, property, { zone, reader }) };
}

function zoneOfTime(
  time: ICAL.Time,
  property: ICAL.Property,
  { zone, reader }: { readonly zone: string | null; readonly reader: EventReader },
): string | null {
  if (isInUtc(time)) return 'Etc/UTC';
  const named = property.getParameter('tzid');
  const name = typeof named === 'string' ? named : zone;
  return name === null ? null : reader.zoneNames.zoneOf(name);
}

function isInUtc(time: ICAL.Time): boolean {
  return !time.isDate && time.zone === ICAL.Timezone.utcTimezone;
}

/** What clocks show, as if they showed UTC. */
export function shownBy({ year, month, day, hour, minute }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** What clocks of one zone show when those of another show a time. */
export function shownIn(
  own: string | null,
  { shown, zone }: Pick<ReadTime, 'shown' | 'zone'>,
  { clocks, timeZone }: Reader,
): number {
  if (zone === own || (zone === null && own !== 'Etc/UTC')) return shown;
  return clocks.shownAt(own ?? timeZone, clocks.momentOf(zone ?? timeZone, shown));
}

interface TimeOfEvent {
  /** The zone of the event, and that of times of its calendar without one. */
  readonly own: string | null;
  readonly zone: string | null;
  /** When on a day it starts. */
  readonly ofDay: number;
}

/** A further start. */
interface FurtherStart {
  readonly shown: number;
  /** Its own length; null for the usual one. */
  readonly minutes: number | null;
}

/** Further starts, on the clocks of the zone of the event. */
export function datesOf(
  property: ICAL.Property,
  { own, zone, ofDay }: TimeOfEvent,
  reader: EventReader,
): FurtherStart[] {
  return property.getValues().flatMap((value: unknown) => {
    const isPeriod = value instanceof ICAL.Period;
    const time = isPeriod ? value.start : value;
    if (!(time instanceof ICAL.Time)) return [];
    const minutes = isPeriod ? minutesOfPeriod(value) : null;
    const shown = shownBy(time);
    // A day is meant at the usual time.
    if (time.isDate) return [{ shown: shown + ofDay, minutes }];
    const timeZone = zoneOfTime(time, property, { zone, reader });
    return [{ shown: shownIn(own, { shown, zone: timeZone }, reader), minutes }];
  });
}

export function minutesOfPeriod(period: ICAL.Period): number {
  return (period.getDuration().toSeconds() * 1_000) / MINUTE_MS;
}

/** Times as keys of `excluded`. */
export function keysOf(
  property: ICAL.Property,
  { own, zone, ofDay }: TimeOfEvent,
  reader: EventReader,
): string[] {
  return property.getValues().flatMap((written: unknown) => {
    const value = written instanceof ICAL.Period ? written.start : written;
    if (!(value instanceof ICAL.Time)) return [];
    const shown = shownBy(value);
    // Midnight is how some programs write a day.
    if (value.isDate || (shown % DAY_MS === 0 && ofDay !== 0)) {
      return [keyOfTime(shown, isInUtc(value) ? 'utc' : 'date')];
    }
    const timeZone = zoneOfTime(value, property, { zone, reader });
    return [keyOfTime(shownIn(own, { shown, zone: timeZone }, reader), 'clock')];
  });
}

/** A start that an event stands in for. */
export interface ReplacedStart {
  /** As in `excluded`. */
  readonly key: string;
  /** On the clocks of the zone of the event. */
  readonly shown: number;
  /** Whether it is said by its day alone. */
  readonly isDay: boolean;
  readonly isFollowed: boolean;
}

/** What a RECURRENCE-ID says; null where it says no time. */
export function replacedBy(
  property: ICAL.Property,
  time: TimeOfEvent,
  reader: EventReader,
): ReplacedStart | null {
  const [key] = keysOf(property, time, reader);
  const [start] = datesOf(property, time, reader);
  if (key === undefined || !start) return null;
  return {
    key,
    shown: start.shown,
    isDay: key.startsWith('date'),
    isFollowed: property.getParameter('range') === 'THISANDFUTURE',
  };
}

/** A start as people exclude it: by the clocks of its zone, in UTC, or by its date. */
export function keyOfTime(shown: number, kind: 'clock' | 'utc' | 'date'): string {
  return `${kind} ${new Date(shown).toISOString().slice(0, kind === 'date' ? 10 : 16)}`;
}
