/** Properties that say days or times. */
const TIMES = /^(?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID|FREEBUSY)$/;
const WORDS =
  /^(?:RRULE|DURATION|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|TZOFFSETFROM|TZOFFSETTO)$/;
const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d):?(\d\d)?(?:\.0+)?(Z?))?$/;
const MONTHS = 12;

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
  // `TZID=(UTC-05:00) Eastern Time` and `TZID=UTC-05:00` have a colon without quotes.
  const isZoneOpen = head.includes('(')
    ? !head.includes(')')
    : ZONE_END.test(line.slice(colon + 1));
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
  if (WORDS.test(name)) return value === '' ? [] : [`${name}:${value.toUpperCase()}`];
  return value === '' ? [] : [`${name}:${value}`];
}

function normalizeTimes({ name, value, parameter }: CalendarLine): string[] {
  const days: string[] = [];
  const times: string[] = [];
  const periods: string[] = [];
  for (const written of value.toUpperCase().split(',')) {
    const [time, end] = written.split('/').map((part) => part.trim());
    const read = normalizeTime(time ?? '');
    if (read === null) continue;
    const until = end === undefined ? null : end.startsWith('P') ? end : normalizeTime(end);
    if (until !== null) periods.push(`${read}/${until}`);
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
  ];
}

/** `20260831`, `20260831T090000` or `20260831T130000Z`; null for no time. */
function normalizeTime(written: string): string | null {
  const [, year = '', month = '', day = '', hour, minute, second = '00', utc = ''] =
    TIME.exec(written) ?? [];
  if (Number(month) < 1 || Number(month) > MONTHS || Number(day) < 1) return null;
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) return null;
  if (hour === undefined || minute === undefined) return `${year}${month}${day}`;
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return `${year}${month}${day}T${hour}${minute}${second}${utc}`;
}

/** `freq=weekly; byday=mo, we;until=` as `FREQ=WEEKLY;BYDAY=MO,WE`. */
function normalizeRule(value: string): string[] {
  const parts = value
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .split(';')
    .flatMap((part) => {
      const [key = '', list = ''] = part.split('=');
      const values = list.split(',').filter((one) => one !== '');
      if (key === '' || values.length === 0) return [];
      const [until = ''] = values;
      if (key === 'UNTIL') return [`UNTIL=${normalizeTime(until) ?? until}`];
      return [`${key}=${values.join(',')}`];
    });
  return parts.length === 0 ? [] : [`RRULE:${parts.join(';')}`];
}
