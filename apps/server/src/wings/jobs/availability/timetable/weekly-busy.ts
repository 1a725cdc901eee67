import {
  busyOfTerms,
  type BusySpan,
  type BusyTerm,
  DAY_MS,
  MINUTE_MS,
  normalizeRanges,
  offsetAt,
  spansOfRanges,
  termsOfBusy,
  WEEK_MS,
  type WeekRange,
} from '@nextshift/contract';
import { Clocks } from './clocks.ts';
import { type CalendarEvent, keyOfTime, weekdayOf, type WeeklyRule } from './calendar-events.ts';
import { iterateYielding } from './iterate-yielding.ts';

const DAY_MINUTES = 24 * 60;
/** How far ahead a timetable is read: longer than a term. */
const AHEAD_MS = 30 * WEEK_MS;
/** In how many weeks a time must come to be one of every week. */
const WEEKS_MIN = 2;

/** A time of the week, and when it comes. */
interface WeekTime {
  readonly range: WeekRange;
  /** The weeks ahead in which it comes, at least the first two. */
  readonly weeks: Set<number>;
  /** The first start. */
  first: number;
  /** The last start; infinite for no end. */
  last: number;
}

/**
 * The times of the week that events take on the clocks of a zone, from now on, each from its first day to its last: those
 * that come in two weeks or more. Where nothing does, the file shows one week, and each of its times counts, always.
 */
export async function weeklyBusy(
  events: readonly CalendarEvent[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<BusySpan[]> {
  const timesOfWeek = new Map<string, WeekTime>();
  const replaced = replacedStarts(events);
  const clocks = new Clocks();
  for await (const event of iterateYielding(events)) {
    if (event.minutes === 0) continue;
    const { past, ahead, first, last } = startsOf(event, { timeZone, now, replaced, clocks });
    for (const [index, shown] of [...ahead, ...past].entries()) {
      const from =
        weekdayOf(shown) * DAY_MINUTES + (((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS;
      const range = { from, to: from + event.minutes };
      const key = `${String(range.from)} ${String(range.to)}`;
      const time = timesOfWeek.get(key) ?? { range, weeks: new Set<number>(), first, last };
      if (index < ahead.length) time.weeks.add(Math.floor((shown / DAY_MS + 3) / 7));
      time.first = Math.min(time.first, first);
      time.last = Math.max(time.last, last);
      timesOfWeek.set(key, time);
    }
  }
  const times = [...timesOfWeek.values()].filter(({ weeks }) => weeks.size > 0);
  const weekly = times.filter(({ weeks }) => weeks.size >= WEEKS_MIN);
  const terms: BusyTerm[] = weekly.map(({ range, first, last }) => ({
    from: dayOf(first),
    until: Number.isFinite(last) ? dayOf(last) : null,
    ranges: normalizeRanges([range]),
  }));
  if (terms.length > 0) return busyOfTerms(termsOfBusy(busyOfTerms(terms)));
  return spansOfRanges(normalizeRanges(times.map(({ range }) => range))).map((span) => ({
    ...span,
    from: null,
    until: null,
  }));
}

function dayOf(shown: number): string {
  return new Date(shown).toISOString().slice(0, 10);
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

/** Starts on the clocks of the reader's zone. */
interface Starts {
  /** Single ones that are over. */
  readonly past: readonly number[];
  /** From now on; of an event that repeats, the first two a weekday. */
  readonly ahead: readonly number[];
  readonly first: number;
  /** Infinite for no end. */
  readonly last: number;
}

function startsOf(event: CalendarEvent, { timeZone, now, replaced, clocks }: Reading): Starts {
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
  const isAhead = (shown: number) => shown + event.minutes * MINUTE_MS > nowShown;
  const single = [...(rule ? [] : [start]), ...dates].filter(
    (shown) => Math.abs(shown - nowShown) < AHEAD_MS && !isLeftOut(shown),
  );
  const until = rule && lastStart(rule, ownZone);
  const repeated = rule
    ? repeatedStarts(start, rule, {
        until,
        from: nowShown,
        to: nowShown + AHEAD_MS,
        isLeftOut,
      })
    : [];
  const inZone = (shown: number) => {
    if (ownZone === timeZone || !Number.isFinite(shown)) return shown;
    return clocks.shownAt(timeZone, clocks.momentOf(ownZone, shown));
  };
  const bounds = rule ? boundsOfRule(start, rule, { until, from: nowShown }) : [];
  const known = [...single, ...bounds].toSorted((one, other) => one - other);
  return {
    past: single.filter((shown) => !isAhead(shown)).map(inZone),
    ahead: [...single.filter(isAhead), ...repeated].map(inZone),
    first: inZone(known[0] ?? start),
    last: inZone(known.at(-1) ?? start),
  };
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

/** A rule that goes on for longer than this has no end. */
const END_MAX_MS = 104 * WEEK_MS;

/** The first and the last start by a rule, left out or not; the last is infinite if it goes on for years. */
function boundsOfRule(
  start: number,
  rule: WeeklyRule,
  { until, from }: { readonly until: number | null; readonly from: number },
): [number, number] {
  const { days, firstWeek, step } = weeksOfRule(start, rule);
  const startIn = (week: number, day: number) => firstWeek + week * step + day * DAY_MS;
  const [firstDay = 0] = days;
  const dayOfFirst = days.find((day) => startIn(0, day) >= start);
  const first = dayOfFirst === undefined ? startIn(1, firstDay) : startIn(0, dayOfFirst);
  const ends = [Infinity];
  if (until !== null) {
    const week = Math.floor((until - firstWeek) / step);
    const before = [week - 1, week].flatMap((each) => days.map((day) => startIn(each, day)));
    ends.push(Math.max(first, ...before.filter((shown) => shown <= until)));
  }
  if (rule.count !== null) {
    const ofFirst = days.filter((day) => startIn(0, day) >= start);
    const rest = rule.count - ofFirst.length - 1;
    const lastDay = ofFirst[rule.count - 1];
    ends.push(
      lastDay === undefined
        ? startIn(1 + Math.floor(rest / days.length), days[rest % days.length] ?? 0)
        : startIn(0, lastDay),
    );
  }
  const last = Math.min(...ends);
  return [first, last > from + END_MAX_MS ? Infinity : last];
}

/** The weekdays of a rule from the day that starts its weeks, ascending; its first week, and from one to the next. */
function weeksOfRule(start: number, rule: WeeklyRule) {
  const sinceWeekStart = (weekdayOf(start) - rule.weekStart + 7) % 7;
  return {
    days: rule.days
      .map((day) => (day - rule.weekStart + 7) % 7)
      .toSorted((one, other) => one - other),
    sinceWeekStart,
    firstWeek: start - sinceWeekStart * DAY_MS,
    step: rule.everyWeeks * WEEK_MS,
  };
}

/** Starts within a time, at most two a weekday; the weeks before it are counted, not walked. */
function repeatedStarts(
  start: number,
  rule: WeeklyRule,
  { until, from, to, isLeftOut }: Window,
): number[] {
  const found: number[] = [];
  const foundOfDay = new Map<number, number>();
  const { days, sinceWeekStart, firstWeek, step } = weeksOfRule(start, rule);
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
