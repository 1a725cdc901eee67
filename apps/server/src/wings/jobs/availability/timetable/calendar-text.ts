import { TIMETABLE_EVENTS_MAX } from '@nextshift/contract';
import { type AppError, invalidField } from '../../../../platform/errors/app-error.ts';

export const NOT_A_CALENDAR = 'This is not a calendar file (.ics).';
export const TOO_MANY_EVENTS = `A timetable can have up to ${TIMETABLE_EVENTS_MAX} events.`;

/** Most lines of a file as it is folded: 20 for each event, of 26 characters in the largest file. */
export const LINES_MAX = 40_000;
/** Longest line, in characters, and most further and excluded dates of a file, likewise. */
const LINE_MAX = 16_000;
const DATES_MAX = 5_000;
/** Most characters of an event or zone that say when: the library reads each at one go. */
export const COMPONENT_MAX = 64_000;
/** Most components of a file: its events with alarms, and zones with both halves of the year. */
export const COMPONENTS_MAX = 4 * TIMETABLE_EVENTS_MAX;

/** Properties that say when; descriptions, people and addresses are dropped before anything reads them. */
const KEPT =
  /^(?:BEGIN|END|UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|TZID|X-LIC-LOCATION)[:;]/i;
const COMPONENT = /^(BEGIN|END):(VCALENDAR|VEVENT|VTIMEZONE)\s*$/i;

/** The components of calendars that say when, as the text of each; names as in the file. */
export interface CalendarText {
  readonly zones: readonly string[];
  readonly events: readonly string[];
}

/**
 * What a calendar file says of when its events are, in any of the encodings that programs write.
 * @throws {AppError} validation_failed for anything but a calendar, and for more events than a timetable has
 */
export function readCalendarText(bytes: Buffer): CalendarText {
  if (hasTooManyLines(bytes)) throw notACalendar();
  const lines = unfold(decode(bytes)).filter((line) => KEPT.test(line));
  if (lines.some(({ length }) => length > LINE_MAX)) throw notACalendar();
  const zones: string[] = [];
  const events: string[] = [];
  let component: string[] | null = null;
  let [inCalendar, dates, skipped, begun, size] = [false, 0, 0, 0, 0];
  for (const line of lines) {
    if (/^BEGIN:/i.test(line)) begun += 1;
    if (begun > COMPONENTS_MAX || size > COMPONENT_MAX) throw notACalendar();
    const [, edge, name] = COMPONENT.exec(line) ?? [];
    if (component && edge === undefined) {
      // Alarms, and the rules of a zone, say nothing of when.
      if (/^BEGIN:/i.test(line)) skipped += 1;
      else if (/^END:/i.test(line)) skipped = Math.max(0, skipped - 1);
      else if (skipped === 0) {
        component.push(line);
        size += line.length;
        if (/^(?:EXDATE|RDATE)/i.test(line)) dates += line.split(',').length;
      }
    } else if (edge?.toUpperCase() === 'BEGIN') {
      if (component || (name?.toUpperCase() === 'VCALENDAR') === inCalendar) throw notACalendar();
      size = 0;
      if (inCalendar) component = [line];
      else inCalendar = true;
    } else if (edge !== undefined) {
      const isCalendar = name?.toUpperCase() === 'VCALENDAR';
      if (isCalendar ? component !== null || !inCalendar : !component) throw notACalendar();
      if (isCalendar) inCalendar = false;
      if (component) {
        const list = name?.toUpperCase() === 'VEVENT' ? events : zones;
        list.push([...component, line].join('\r\n'));
        component = null;
        skipped = 0;
      }
    }
    if (events.length > TIMETABLE_EVENTS_MAX) throw invalidField('file', TOO_MANY_EVENTS);
  }
  const [first] = lines;
  if (inCalendar || dates > DATES_MAX || !first || !/^BEGIN:VCALENDAR/i.test(first)) {
    throw notACalendar();
  }
  return { zones, events };
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
