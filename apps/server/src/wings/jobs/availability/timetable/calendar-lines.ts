/** Properties that say days or times. */
const TIMES = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID|FREEBUSY)$/;
/** Properties that an event cannot do without, or that say its end. */
const SINGLE = /^(?:DTSTART|DTEND)$/;
const WORDS =
  /^(?:RRULE|DURATION|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|TZOFFSETFROM|TZOFFSETTO)$/;
const DURATION = /^[+-]?P(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;
const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d):?(\d\d)?(?:\.0+)?(Z?))?$/;
const MONTHS = 12;

/** A property of ours: why something of an event is not read, though the rest of it is. */
export const UNREAD_PART = 'X-UNREAD-PART';
/** No rule and no duration: the library refuses the event. */
const UNREADABLE = '?';

interface CalendarLine {
  /** In capitals. */
  readonly name: string;
  readonly value: string;
  /** A parameter, without quotes; undefined where it has none of that name. */
  readonly parameter: (name: keyof typeof parameters) => string | undefined;
}

/** Of which each line is searched once. */
const parameters = {
  TZID: /;TZID=("[^"]*"|[^;]*)/i,
  RANGE: /;RANGE=("[^"]*"|[^;]*)/i,
  FBTYPE: /;FBTYPE=("[^"]*"|[^;]*)/i,
  PARTSTAT: /;PARTSTAT=("[^"]*"|[^;]*)/i,
} as const;

const ZONE_END = /^\d\d:\d{8}/;

/** The parts of a line, however it is written. */
export function splitLine(line: string): CalendarLine {
  const colon = firstColon(line);
  const head = line.slice(0, colon);
  // `TZID=(UTC-05:00) Eastern Time`, `TZID=UTC-05:00` and `TZID=tzone://Microsoft/Utc` have a colon without quotes.
  const isZoneOpen = head.includes('(')
    ? !head.includes(')')
    : ZONE_END.test(line.slice(colon + 1)) || line.startsWith('://', colon);
  const at = isZoneOpen ? Math.max(colon, line.lastIndexOf(':')) : colon;
  const [name = ''] = head.split(';', 1);
  return {
    name: name.trim().toUpperCase(),
    value: line.slice(at + 1).trim(),
    parameter(of) {
      const [, written] = parameters[of].exec(line.slice(0, at)) ?? [];
      return written?.replaceAll('"', '').trim();
    },
  };
}

/** Where the value begins: colons in quotes belong to parameters. */
function firstColon(line: string): number {
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === '"') isQuoted = !isQuoted;
    else if (line[index] === ':' && !isQuoted) return index;
  }
  return line.length;
}

/**
 * A line in the one form that the library reads: capitals, whole times, and days apart from times. None of what says
 * nothing.
 */
export function normalizeLine(line: string): string[] {
  const read = splitLine(line);
  const { name, value } = read;
  if (TIMES.test(name)) return normalizeTimes(read);
  if (name === 'RRULE') return normalizeRule(value);
  if (name === 'DURATION' && value !== '' && !DURATION.test(value.toUpperCase()))
    return [`DURATION:${UNREADABLE}`];
  if (WORDS.test(name)) return value === '' ? [] : [`${name}:${value.toUpperCase()}`];
  return value === '' ? [] : [`${name}:${value}`];
}

function normalizeTimes({ name, value, parameter }: CalendarLine): string[] {
  const days: string[] = [];
  const times: string[] = [];
  const periods: string[] = [];
  const unread = new Set<'noEnd' | 'dates'>();
  for (const written of value.toUpperCase().split(',')) {
    const [time = '', end] = written.split('/').map((part) => part.trim());
    const read = normalizeTime(time);
    const until = end === undefined ? null : readPeriodEnd(end);
    if (read === null || (end !== undefined && until === null)) {
      if (time !== '' && !SINGLE.test(name)) unread.add('dates');
    } else if (until !== null) periods.push(`${read}/${until}`);
    else if (name === 'FREEBUSY') unread.add('noEnd');
    else if (read.includes('T')) times.push(read);
    else days.push(read);
  }
  const zone = parameter('TZID');
  const kept = [
    name,
    ...(zone ? [`TZID="${zone}"`] : []),
    ...(parameter('RANGE')?.toUpperCase() === 'THISANDFUTURE' ? ['RANGE=THISANDFUTURE'] : []),
    ...(parameter('FBTYPE')?.toUpperCase() === 'FREE' ? ['FBTYPE=FREE'] : []),
  ].join(';');
  return [
    ...(times.length > 0 ? [`${kept}:${times.join(',')}`] : []),
    ...(days.length > 0 ? [`${kept};VALUE=DATE:${days.join(',')}`] : []),
    ...(periods.length > 0 ? [`${kept};VALUE=PERIOD:${periods.join(',')}`] : []),
    ...Array.from(unread, (why) => `${UNREAD_PART}:${why}`),
  ];
}

function readPeriodEnd(written: string): string | null {
  if (!/^[+-]?P/.test(written)) return normalizeTime(written);
  return DURATION.test(written) ? written : null;
}

/** `20260831`, `20260831T090000` or `20260831T130000Z`; null for no time. */
function normalizeTime(written: string): string | null {
  const [, year = '', month = '', day = '', hour, minute, second = '00', utc = ''] =
    TIME.exec(written) ?? [];
  if (Number(month) < 1 || Number(month) > MONTHS || Number(day) < 1) return null;
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) return null;
  if (hour === undefined || minute === undefined) return `${year}${month}${day}`;
  if (hour === '24' && minute === '00' && second === '00') {
    const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1));
    return `${next.toISOString().slice(0, 10).replaceAll('-', '')}T000000${utc}`;
  }
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return `${year}${month}${day}T${hour}${minute}${second}${utc}`;
}

/** `freq=weekly; byday=mo, we;until=` and `FREQ=WEEKLY;BYDAY=MO;WE` as `FREQ=WEEKLY;BYDAY=MO,WE`. */
function normalizeRule(value: string): string[] {
  const parts: string[] = [];
  for (const part of value.toUpperCase().replaceAll(/\s/g, '').split(';')) {
    const [key = '', list] = part.split('=');
    const values = (list ?? key).split(',').filter((one) => one !== '');
    const [until = ''] = values;
    if (values.length === 0 || key === '') continue;
    if (list === undefined) {
      const days = parts.pop();
      if (!days?.startsWith('BYDAY=')) return [`RRULE:${UNREADABLE}`];
      parts.push(`${days},${values.join(',')}`);
    } else if (key === 'UNTIL') parts.push(`UNTIL=${normalizeTime(until) ?? until}`);
    else parts.push(`${key}=${values.join(',')}`);
  }
  return [`RRULE:${parts.join(';') || UNREADABLE}`];
}
