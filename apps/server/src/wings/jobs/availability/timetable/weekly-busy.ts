import {
  busyOfTerms,
  type BusySpan,
  type BusyTerm,
  DAY_MS,
  MINUTE_MS,
  normalizeRanges,
  spansOfRanges,
  termsOfBusy,
  type WeekRange,
} from '@nextshift/contract';
import type { CalendarEvent } from './calendar-event.ts';
import type { Clocks } from './clocks.ts';
import { iterateYielding } from './iterate-yielding.ts';
import { weekdayOf } from './read-rule.ts';
import { changesOf, type Occurrence, startsOf } from './starts-of-event.ts';
import { type UnreadEvent, WHY_UNREAD } from './unread-event.ts';

const DAY_MINUTES = 24 * 60;
/** A time that comes again within so many weeks is one of every week; one by weeks alone may come less often. */
const GAP_WEEKS_MAX = 3;
/** Days of rules that are looked at in one file: a year of each event that a timetable may have. */
const WALKED_MAX = 2_000_000;

/** A time of the week, and when it comes. */
interface WeekTime {
  /** Its range, as a word. */
  readonly key: string;
  readonly range: WeekRange;
  /** The weeks in which it comes. */
  readonly weeks: Set<number>;
  isAhead: boolean;
  /** Whether a rule says that it comes every so many weeks. */
  isByWeeks: boolean;
  /** The first start. */
  first: number;
  /** The last start; infinite for no end. */
  last: number;
}

interface NamedTimes {
  readonly name: string;
  /** Those that are ahead. */
  readonly keys: readonly string[];
}

/** What a calendar says of every week, and what of it is not read. */
export interface WeeklyTimes {
  readonly busy: BusySpan[];
  readonly unread: UnreadEvent[];
}

/**
 * The times of the week that events take on the clocks of a zone, from now on, each from its first day to its last: those
 * that come again within three weeks. Where nothing comes again, the file shows one week, and each of its times counts,
 * always.
 */
export async function weeklyBusy(
  events: readonly CalendarEvent[],
  reader: { readonly timeZone: string; readonly now: Date; readonly clocks: Clocks },
): Promise<WeeklyTimes> {
  const timesOfWeek = new Map<string, WeekTime>();
  const unread: UnreadEvent[] = [];
  const rareTimes = new Map<string, WeekTime>();
  const rare: NamedTimes[] = [];
  const others: (NamedTimes & { readonly isMoved: boolean })[] = [];
  const changes = changesOf(events);
  let walked = 0;
  for await (const event of iterateYielding(
    events,
    ({ rules }) => 1 + COST_OF_RULE * rules.length,
  )) {
    if (event.replaces?.isFollowed && event.rules.length === 0) continue;
    if (event.minutes === 0) continue;
    if (walked > WALKED_MAX) {
      unread.push({ event: event.name, why: WHY_UNREAD.many });
      continue;
    }
    const found = startsOf(event, { ...reader, changes });
    if (typeof found === 'string') {
      unread.push({ event: event.name, why: WHY_UNREAD[found] });
      continue;
    }
    walked += found.walked;
    const own = timesOfEvent(event, found.occurrences);
    const isRare = event.rules.length > 0 && comesAgain(own) && !own.some(isWeekly);
    for (const time of own) merge(isRare ? rareTimes : timesOfWeek, time);
    const keys = own.filter(({ isAhead }) => isAhead).map(({ key }) => key);
    if (found.isLater) unread.push({ event: event.name, why: WHY_UNREAD.rare });
    else if (isRare) rare.push({ name: event.name, keys });
    else others.push({ name: event.name, keys, isMoved: event.replaces !== null });
  }
  for (const { name, keys } of rare) {
    if (keys.length > 0 && !keys.some((key) => isWeekly(rareTimes.get(key))))
      unread.push({ event: name, why: WHY_UNREAD.rare });
  }
  for (const time of rareTimes.values()) if (isWeekly(time)) merge(timesOfWeek, time);
  const times = [...timesOfWeek.values()];
  const isAnyWeekly = times.some((time) => time.isAhead && isWeekly(time));
  // Where nothing comes again, each time counts.
  const isRead = (time: WeekTime) => isWeekly(time) || (!isAnyWeekly && time.weeks.size === 1);
  const readKeys = new Set(times.filter(isRead).map(({ key }) => key));
  for (const { name, keys, isMoved } of others) {
    if (keys.length === 0 || keys.some((key) => readKeys.has(key))) continue;
    const isRare = keys.some((key) => (timesOfWeek.get(key)?.weeks.size ?? 0) > 1);
    const why = isMoved ? WHY_UNREAD.moved : isRare ? WHY_UNREAD.rare : WHY_UNREAD.once;
    unread.push({ event: name, why });
  }
  return { busy: busyOf(times.filter(({ isAhead }) => isAhead)), unread };
}

/** The times of one event, each once. */
function timesOfEvent({ rules }: CalendarEvent, occurrences: readonly Occurrence[]): WeekTime[] {
  const times = new Map<string, WeekTime>();
  const isByWeeks = rules.some(({ freq }) => freq === 'WEEKLY');
  for (const { shown, minutes, isAhead, first, last } of occurrences) {
    const from =
      weekdayOf(shown) * DAY_MINUTES + (((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
    const range = { from, to: from + minutes };
    const key = `${String(range.from)} ${String(range.to)}`;
    const weeks = new Set([Math.floor((shown / DAY_MS + 3) / 7)]);
    merge(times, { key, range, weeks, isAhead, isByWeeks, first, last });
  }
  return [...times.values()];
}

/** Adds a time to those that are known. */
function merge(times: Map<string, WeekTime>, time: WeekTime): void {
  const known = times.get(time.key);
  if (!known) {
    times.set(time.key, { ...time, weeks: new Set(time.weeks) });
    return;
  }
  for (const week of time.weeks) known.weeks.add(week);
  known.isAhead ||= time.isAhead;
  known.isByWeeks ||= time.isByWeeks;
  known.first = Math.min(known.first, time.first);
  known.last = Math.max(known.last, time.last);
}

function comesAgain(times: readonly WeekTime[]): boolean {
  return times.some(({ weeks, last }) => weeks.size > 1 || !Number.isFinite(last));
}

/** A rule is walked day by day. */
const COST_OF_RULE = 2;

function isWeekly(time: WeekTime | undefined): boolean {
  if (!time || time.weeks.size < 2) return false;
  const weeks = [...time.weeks].toSorted((one, other) => one - other);
  return (
    time.isByWeeks ||
    weeks.some((week, index) => week - (weeks[index - 1] ?? -Infinity) <= GAP_WEEKS_MAX)
  );
}

function busyOf(times: readonly WeekTime[]): BusySpan[] {
  const terms: BusyTerm[] = times.filter(isWeekly).map(({ range, first, last }) => ({
    from: dayOf(first),
    until: Number.isFinite(last) ? dayOf(last) : null,
    ranges: normalizeRanges([range]),
  }));
  if (terms.length > 0) return busyOfTerms(termsOfBusy(busyOfTerms(terms)));
  const once = times.filter(({ weeks }) => weeks.size === 1);
  return spansOfRanges(normalizeRanges(once.map(({ range }) => range))).map((span) => ({
    ...span,
    from: null,
    until: null,
  }));
}

function dayOf(shown: number): string {
  return new Date(shown).toISOString().slice(0, 10);
}
