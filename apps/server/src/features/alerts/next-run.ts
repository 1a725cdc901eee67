import { type AlertCadence, dayIn } from '@nextshift/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONDAY = 1;
/** Days ahead among which there is a run, even after a weekly one and where a zone has skipped a day. */
const DAYS_AHEAD = 9;

export interface AlertSchedule {
  readonly cadence: AlertCadence;
  /** From 0 to 23, on the clocks of the zone. */
  readonly localHour: number;
  /** An IANA name. */
  readonly timeZone: string;
}

/**
 * The first run of a schedule after a moment: on every day, or every Monday, at its hour. An hour that a change of clocks
 * leaves out runs at the change; one that comes twice runs the first time.
 */
export function nextRun({ cadence, localHour, timeZone }: AlertSchedule, after: Date): Date {
  const today = Date.parse(dayIn(timeZone, after));
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = today + days * DAY_MS;
    if (cadence === 'weekly' && new Date(day).getUTCDay() !== MONDAY) continue;
    const run = momentOf(timeZone, day + localHour * HOUR_MS);
    if (run.getTime() > after.getTime()) return run;
  }
  throw new Error(`no run within ${String(DAYS_AHEAD)} days in ${timeZone}`);
}

/** The moment at which the clocks of a zone show a time, given as if they showed UTC. */
function momentOf(timeZone: string, wallTime: number): Date {
  const before = offsetAt(timeZone, wallTime - DAY_MS);
  const after = offsetAt(timeZone, wallTime + DAY_MS);
  // The larger offset is the earlier moment.
  const moments = [Math.max(before, after), Math.min(before, after)].map(
    (offset) => wallTime - offset,
  );
  const shown = moments.find((moment) => moment + offsetAt(timeZone, moment) === wallTime);
  return new Date(shown ?? wallTime - before);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const read = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? 0;
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
