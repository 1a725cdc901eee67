import {
  offsetAt,
  spansOfRanges,
  type WeekRange,
  normalizeRanges,
  type WeeklySpan,
} from '@nextshift/contract';
import { Clocks } from './clocks.ts';
import { type CalendarEvent, keyOfTime, weekdayOf, type WeeklyRule } from './calendar-events.ts';
import { iterateYielding } from './iterate-yielding.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
const DAY_MINUTES = 24 * 60;
/** How far ahead a timetable is read: longer than a term. */
const AHEAD_MS = 30 * WEEK_MS;
/** In how many weeks a time must come to be one of every week. */
const WEEKS_MIN = 2;

/**
 * The times of the week that events take on the clocks of a zone, from now on: those that come in two weeks or more. Where
 * nothing does, the file shows one week, and each of its times counts.
 */
export async function weeklyBusy(
  events: readonly CalendarEvent[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<WeeklySpan[]> {
  const weeksByTime = new Map<string, { range: WeekRange; weeks: Set<number> }>();
  const replaced = replacedStarts(events);
  const clocks = new Clocks();
  for await (const event of iterateYielding(events)) {
    if (event.minutes === 0) continue;
    for (const shown of startsOf(event, { timeZone, now, replaced, clocks })) {
      const from =
        weekdayOf(shown) * DAY_MINUTES + (((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
      const range = { from, to: from + event.minutes };
      const key = `${String(range.from)} ${String(range.to)}`;
      const time = weeksByTime.get(key) ?? { range, weeks: new Set<number>() };
      time.weeks.add(Math.floor((shown / DAY_MS + 3) / 7));
      weeksByTime.set(key, time);
    }
  }
  const times = [...weeksByTime.values()];
  const weekly = times.filter(({ weeks }) => weeks.size >= WEEKS_MIN);
  const busy = weekly.length > 0 ? weekly : times;
  return spansOfRanges(normalizeRanges(busy.map(({ range }) => range)));
}

interface Reading {
  readonly timeZone: string;
  readonly now: Date;
  readonly clocks: Clocks;
  /** Starts of events that others stand in for, by their event. */
  readonly replaced: ReadonlyMap<string, ReadonlySet<string>>;
}

function replacedStarts(events: readonly CalendarEvent[]): Map<string, Set<string>> {
  const replaced = new Map<string, Set<string>>();
  for (const { uid, replaces } of events) {
    if (replaces === null) continue;
    const starts = replaced.get(uid) ?? new Set<string>();
    replaced.set(uid, starts.add(replaces));
  }
  return replaced;
}

/** When an event starts from now on, on the clocks of the reader's zone; of one that repeats, the first two a weekday. */
function startsOf(event: CalendarEvent, { timeZone, now, replaced, clocks }: Reading): number[] {
  const { zone, rule, start, dates } = event;
  const ownZone = zone ?? timeZone;
  const nowShown = clocks.shownAt(ownZone, now.getTime());
  const gone = event.replaces === null ? (replaced.get(event.uid) ?? NONE) : NONE;
  const isLeftOut = (shown: number) => {
    const keys = [keyOfTime(shown, 'clock'), keyOfTime(shown, 'date')];
    const isNamed = (key: string) => event.excluded.has(key) || gone.has(key);
    if (keys.some(isNamed)) return true;
    if (event.excluded.size + gone.size === 0) return false;
    return isNamed(keyOfTime(clocks.momentOf(ownZone, shown), 'utc'));
  };
  const isAhead = (shown: number) =>
    shown + event.minutes * MINUTE_MS > nowShown && shown < nowShown + AHEAD_MS;
  const single = [...(rule ? [] : [start]), ...dates].filter(
    (shown) => isAhead(shown) && !isLeftOut(shown),
  );
  const repeated = rule
    ? repeatedStarts(start, rule, {
        until: lastStart(rule, ownZone),
        from: nowShown,
        to: nowShown + AHEAD_MS,
        isLeftOut,
      })
    : [];
  return [...single, ...repeated].map((shown) => {
    if (ownZone === timeZone) return shown;
    return clocks.shownAt(timeZone, clocks.momentOf(ownZone, shown));
  });
}

const NONE: ReadonlySet<string> = new Set();

function lastStart({ until }: WeeklyRule, zone: string): number | null {
  return until?.isMoment ? until.time + offsetAt(zone, until.time) : (until?.time ?? null);
}

interface Window {
  /** The last start; null for none. */
  readonly until: number | null;
  readonly from: number;
  readonly to: number;
  readonly isLeftOut: (shown: number) => boolean;
}

/** Starts within a time, at most two a weekday; the weeks before it are counted, not walked. */
function repeatedStarts(
  start: number,
  rule: WeeklyRule,
  { until, from, to, isLeftOut }: Window,
): number[] {
  const found: number[] = [];
  const foundOfDay = new Map<number, number>();
  const sinceWeekStart = (weekdayOf(start) - rule.weekStart + 7) % 7;
  const firstWeek = start - sinceWeekStart * DAY_MS;
  const days = rule.days
    .map((day) => (day - rule.weekStart + 7) % 7)
    .toSorted((one, other) => one - other);
  const step = rule.everyWeeks * WEEK_MS;
  const skipped = Math.max(0, Math.floor((from - firstWeek) / step) - 1);
  // The first week has those days only that are not before the start.
  const ofFirst = days.filter((day) => day >= sinceWeekStart).length;
  let number = skipped === 0 ? 0 : ofFirst + (skipped - 1) * days.length;
  for (let week = firstWeek + skipped * step; week < to; week += step) {
    for (const day of days) {
      const shown = week + day * DAY_MS;
      if (shown < start) continue;
      number += 1;
      if (rule.count !== null && number > rule.count) return found;
      if (until !== null && shown > until) return found;
      const ofDay = foundOfDay.get(day) ?? 0;
      if (shown < from || shown >= to || ofDay >= WEEKS_MIN || isLeftOut(shown)) continue;
      foundOfDay.set(day, ofDay + 1);
      found.push(shown);
    }
    if (found.length >= WEEKS_MIN * days.length) break;
  }
  return found;
}
