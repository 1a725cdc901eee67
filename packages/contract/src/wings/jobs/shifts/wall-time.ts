import { DAY_MS } from '../../../time.ts';
import { keepZoneFormats } from '../../../zone-formats.ts';

/**
 * The moment at which the clocks of a zone show a time, given as if they showed UTC. A time that a change of clocks
 * leaves out is the moment of the change; one that comes twice is the first.
 * @param wallTime milliseconds since 1970
 */
export function momentOf(timeZone: string, wallTime: number): Date {
  const before = offsetAt(timeZone, wallTime - DAY_MS);
  const after = offsetAt(timeZone, wallTime + DAY_MS);
  // The larger offset is the earlier moment.
  const moments = [Math.max(before, after), Math.min(before, after)].map(
    (offset) => wallTime - offset,
  );
  const shown = moments.find((moment) => moment + offsetAt(timeZone, moment) === wallTime);
  return new Date(shown ?? changeBetween(timeZone, wallTime - after, wallTime - before));
}

/** When the clocks of a zone change between two moments, to the second. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetAt(timeZone, from);
  let [low, high] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * 1000) === before) low = middle;
    else high = middle;
  }
  return high * 1000;
}

/** Days of a zone whose offsets are kept: reading one takes a hundred times as long. */
const DAYS_KEPT = 4_000;

const clocksOf = keepZoneFormats((timeZone) => ({
  format: new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }),
  /** By the number of the day since 1970, at its start in UTC. */
  offsets: new Map<number, number>(),
}));

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
export function offsetAt(timeZone: string, moment: number): number {
  const day = Math.floor(moment / DAY_MS);
  const offset = offsetOfDay(timeZone, day);
  // No zone changes its clocks twice a day.
  return offset === offsetOfDay(timeZone, day + 1) ? offset : readOffset(timeZone, moment);
}

function offsetOfDay(timeZone: string, day: number): number {
  const { offsets } = clocksOf(timeZone);
  const known = offsets.get(day);
  if (known !== undefined) return known;
  if (offsets.size === DAYS_KEPT) offsets.clear();
  const offset = readOffset(timeZone, day * DAY_MS);
  offsets.set(day, offset);
  return offset;
}

function readOffset(timeZone: string, moment: number): number {
  const parts = new Map(
    clocksOf(timeZone)
      .format.formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
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
