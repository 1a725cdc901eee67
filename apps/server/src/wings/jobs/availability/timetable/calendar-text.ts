import { TIMETABLE_EVENTS_MAX } from '@nextshift/contract';
import { type AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { normalizeLine, splitLine } from './calendar-lines.ts';

export const NOT_A_CALENDAR = 'This is not a calendar file (.ics).';
export const TOO_MANY_EVENTS = `A class schedule can have up to ${TIMETABLE_EVENTS_MAX} events.`;

/** Most lines of a file as it is folded: 20 for each event, of 26 characters in the largest file. */
export const LINES_MAX = 40_000;
/** Longest line, in characters, and most further and excluded dates of a file, likewise. */
const LINE_MAX = 16_000;
const DATES_MAX = 5_000;
/** Most characters of an event or zone that say when: the library reads each at one go. */
export const COMPONENT_MAX = 64_000;
/** Most components of a file: its events with alarms, and zones with both halves of the year. */
export const COMPONENTS_MAX = 4 * TIMETABLE_EVENTS_MAX;

/** Properties that say when; descriptions and addresses are dropped before anything reads them. */
const KEPT =
  /^\s*(?:BEGIN|END|UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|ATTENDEE|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO|X-LIC-LOCATION|X-WR-TIMEZONE|X-WR-CALNAME|METHOD)\s*[:;]/i;
const EDGE = /^\s*(BEGIN|END)\s*:\s*([A-Z-]+)\s*$/i;
const ZONE_PARTS = new Set(['STANDARD', 'DAYLIGHT']);
/** Of an event's name that people read. */
const NAME_MAX = 80;

/** What a calendar file says of one event. */
export interface EventText {
  readonly text: string;
  /** As people know it; empty where it has none. */
  readonly name: string;
  /** The zone of times without one; null where the calendar names none. */
  readonly zone: string | null;
}

/** The components of calendars that say when, as the text of each; names as in the file. */
export interface CalendarText {
  readonly zones: readonly string[];
  readonly events: readonly EventText[];
}

interface OpenComponent {
  readonly name: 'VEVENT' | 'VTIMEZONE' | 'VFREEBUSY';
  readonly lines: string[];
  summary: string;
  isDeclined: boolean;
  /** Parts within it: alarms, which say nothing of when, and halves of a zone's year. */
  readonly open: string[];
}

/**
 * What a calendar file says of when its events are, in any of the encodings that programs write. Ends that are missing are
 * taken as meant: the events before them are whole.
 * @param reader the email address of who reads it
 * @throws {AppError} validation_failed for anything but a calendar, and for more events than a timetable has
 */
export function readCalendarText(bytes: Buffer, reader = ''): CalendarText {
  if (hasTooManyLines(bytes)) throw notACalendar();
  const lines = unfold(decode(bytes)).filter((line) => KEPT.test(line));
  if (lines.some(({ length }) => length > LINE_MAX)) throw notACalendar();
  const zones: string[] = [];
  const events: EventText[] = [];
  let component: OpenComponent | null = null;
  let calendar: { zone: string | null; owner: string; isCancelled: boolean } | null = null;
  let isBroken = false;
  let [dates, begun, size] = [0, 0, 0];
  const close = (isWhole: boolean) => {
    if (!component) return;
    if (!isWhole) isBroken = true;
    const { name, lines: own, open, summary, isDeclined } = component;
    if (isWhole || name !== 'VTIMEZONE') {
      const ends = [...open.toReversed(), name].map((each) => `END:${each}`);
      // The first of a kind counts.
      const free = isDeclined || calendar?.isCancelled ? ['TRANSP:TRANSPARENT'] : [];
      const text = [`BEGIN:${name}`, ...free, ...own, ...ends].join('\r\n');
      if (name === 'VTIMEZONE') zones.push(text);
      else events.push({ text, name: summary, zone: calendar?.zone ?? null });
    }
    component = null;
  };
  for (const line of lines) {
    const [, edge, part = ''] = EDGE.exec(line) ?? [];
    const name = part.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN') {
      begun += 1;
      if (begun > COMPONENTS_MAX) throw notACalendar();
      if (name === 'VCALENDAR') {
        close(false);
        calendar = { zone: null, owner: '', isCancelled: false };
      } else if (!calendar) throw notACalendar();
      else if (name === 'VEVENT' || name === 'VTIMEZONE' || name === 'VFREEBUSY') {
        close(false);
        component = { name, lines: [], summary: '', isDeclined: false, open: [] };
        size = 0;
      } else if (component) {
        component.open.push(name);
        if (isZonePart(component)) component.lines.push(`BEGIN:${name}`);
      }
    } else if (edge !== undefined) {
      if (isOpen(component, name)) close(true);
      else if (name === 'VCALENDAR') {
        close(false);
        if (!calendar) throw notACalendar();
      } else if (component?.open.at(-1) === name) {
        if (isZonePart(component)) component.lines.push(`END:${name}`);
        component.open.pop();
      }
    } else if (component && (component.open.length === 0 || isZonePart(component))) {
      size += line.length;
      if (size > COMPONENT_MAX) throw notACalendar();
      if (/^\s*(?:EXDATE|RDATE|FREEBUSY)/i.test(line)) dates += line.split(',').length;
      readLine(line, component, [calendar?.owner ?? '', reader.toLowerCase()]);
    } else if (calendar && !component) {
      const { name: property, value } = splitLine(line);
      if (property === 'X-WR-TIMEZONE') calendar.zone = value;
      if (property === 'METHOD') calendar.isCancelled = value.toUpperCase() === 'CANCEL';
      if (property === 'X-WR-CALNAME') calendar.owner = value.toLowerCase();
    }
    if (events.length > TIMETABLE_EVENTS_MAX) throw invalidField('file', TOO_MANY_EVENTS);
  }
  close(false);
  if (!calendar || dates > DATES_MAX || isOnlyBroken(events, isBroken)) throw notACalendar();
  return { zones, events };
}

function isOpen(component: OpenComponent | null, name: string): boolean {
  return component?.name === name;
}

/** A file that breaks off, and says nothing before. */
function isOnlyBroken(events: readonly EventText[], isBroken: boolean): boolean {
  return isBroken && !events.some(({ text }) => /^(?:DTSTART|FREEBUSY)/m.test(text));
}

function isZonePart({ name, open }: OpenComponent): boolean {
  return name === 'VTIMEZONE' && open.length === 1 && ZONE_PARTS.has(open[0] ?? '');
}

function readLine(line: string, component: OpenComponent, owners: readonly string[]): void {
  if (/^\s*SUMMARY/i.test(line)) {
    component.summary = nameOf(splitLine(line).value);
  } else if (/^\s*ATTENDEE/i.test(line)) {
    const { parameter, value } = splitLine(line);
    const hasDeclined = parameter('PARTSTAT')?.toUpperCase() === 'DECLINED';
    const address = value.toLowerCase().replace(/^mailto:/, '');
    const isOwner = address.includes('@') && owners.includes(address);
    if (isOwner && hasDeclined) component.isDeclined = true;
  } else component.lines.push(...normalizeLine(line));
}

/** A name in one line, without the signs that only files have. */
function nameOf(written: string): string {
  const plain = written.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1');
  const shown = plain.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return shown.length > NAME_MAX ? `${shown.slice(0, NAME_MAX - 1)}…` : shown;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Whether a file has more lines than programs write, before anything is decoded: unfolding takes long where every second
 * character ends a line. Looks no further than needed, and not through an iterator, which takes ten times as long.
 */
export function hasTooManyLines(bytes: ArrayLike<number>): boolean {
  const { length } = bytes;
  let [feeds, returns] = [0, 0];
  for (let index = 0; index < length && feeds <= LINES_MAX && returns <= LINES_MAX; index += 1) {
    if (bytes[index] === LINE_FEED) feeds += 1;
    else if (bytes[index] === CARRIAGE_RETURN) returns += 1;
  }
  return feeds > LINES_MAX || returns > LINES_MAX;
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = isWide
    ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
    : new TextDecoder('utf-8').decode(bytes);
  if (text.includes('\0')) throw notACalendar();
  return text;
}

/** Lines in full: a line that starts with a blank goes on with the one before. */
function unfold(text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
}

export function notACalendar(): AppError {
  return invalidField('file', NOT_A_CALENDAR);
}
