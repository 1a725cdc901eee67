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
import { type CalendarEvent, type UnreadEvent, WHY_UNREAD } from './calendar-events.ts';
import type { Clocks } from './clocks.ts';
import { iterateYielding } from './iterate-yielding.ts';
import { weekdayOf } from './read-rule.ts';
import { changesOf, type Occurrence, startsOf } from './starts-of-event.ts';

const DAY_MINUTES = 24 * 60;
/** A time that comes again within so many weeks is one of every week; one by weeks alone may come less often. */
const GAP_WEEKS_MAX = 3;
/** Days of rules that are looked at in one file: a year of each event that a timetable may have. */
const WALKED_MAX = 2_000_000;

/** A time of the week, and when it comes. */
interface WeekTime {
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
  const repeated: { readonly name: string; readonly keys: ReadonlySet<string> }[] = [];
  const changes = changesOf(events);
  let walked = 0;
  for await (const event of iterateYielding(
    events,
    ({ rules }) => 1 + COST_OF_RULE * rules.length,
  )) {
    if (event.replaces?.isFollowed) continue;
    if (event.minutes === 0) continue;
    if (walked > WALKED_MAX) {
      unread.push({ event: event.name, why: WHY_UNREAD.many });
      continue;
    }
    const found = startsOf(event, { ...reader, changes });
    if (found === null) {
      unread.push({ event: event.name, why: WHY_UNREAD.long });
      continue;
    }
    walked += found.walked;
    const keys = new Set<string>();
    for (const occurrence of found.occurrences) {
      const { shown, minutes, isAhead, first, last } = occurrence;
      const from =
        weekdayOf(shown) * DAY_MINUTES + (((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
      const range = { from, to: from + minutes };
      const key = `${String(range.from)} ${String(range.to)}`;
      const time = timesOfWeek.get(key) ?? newTime(range, occurrence);
      time.weeks.add(Math.floor((shown / DAY_MS + 3) / 7));
      time.isAhead ||= isAhead;
      time.isByWeeks ||= event.rules.some(({ freq }) => freq === 'WEEKLY');
      time.first = Math.min(time.first, first);
      time.last = Math.max(time.last, last);
      timesOfWeek.set(key, time);
      if (isAhead) keys.add(key);
    }
    if (event.rules.length > 0) repeated.push({ name: event.name, keys });
  }
  const isWeeklyKey = (key: string) => isWeekly(timesOfWeek.get(key));
  for (const { name, keys } of repeated) {
    const comesAgain = [...keys].some((key) => (timesOfWeek.get(key)?.weeks.size ?? 0) > 1);
    if (comesAgain && ![...keys].some(isWeeklyKey))
      unread.push({ event: name, why: WHY_UNREAD.rare });
  }
  return { busy: busyOf([...timesOfWeek.values()].filter(({ isAhead }) => isAhead)), unread };
}

/** A rule is walked day by day. */
const COST_OF_RULE = 2;

function newTime(range: WeekRange, { first, last }: Occurrence): WeekTime {
  return { range, weeks: new Set(), isAhead: false, isByWeeks: false, first, last };
}

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
