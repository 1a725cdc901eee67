import { DAY_MS, MINUTE_MS, offsetAt, WEEK_MS } from '@nextshift/contract';
import type { CalendarEvent } from './calendar-event.ts';
import { keyOfTime } from './event-times.ts';
import type { Clocks } from './clocks.ts';
import { type DayRule, weekdayOf } from './read-rule.ts';
import { firstStart, startsByRule } from './rule-days.ts';

/** How far ahead and back a timetable is read: longer than a term. */
const AROUND_MS = 30 * WEEK_MS;
/** A rule that goes on for longer than this has no end. */
const END_MAX_MS = 104 * WEEK_MS;
/** How long ago a rule may have begun that says how often it comes. */
const COUNTED_MAX_MS = 6 * 52 * WEEK_MS;

/** A start around now, on the clocks of the reader. */
export interface Occurrence {
  readonly shown: number;
  readonly minutes: number;
  readonly isAhead: boolean;
  /** The first and last start at its time; infinite for no end. */
  readonly first: number;
  readonly last: number;
}

/** What stands in for starts of events, by their event. */
interface Changes {
  readonly replaced: ReadonlyMap<string, ReadonlySet<string>>;
  /** From a start on, the earliest first. */
  readonly followed: ReadonlyMap<string, readonly Followed[]>;
}

interface Followed {
  readonly from: number;
  readonly shift: number;
  readonly minutes: number;
}

export interface StartsReader {
  readonly timeZone: string;
  readonly now: Date;
  readonly clocks: Clocks;
  readonly changes: Changes;
}

export function changesOf(events: readonly CalendarEvent[]): Changes {
  const replaced = new Map<string, Set<string>>();
  const followed = new Map<string, Followed[]>();
  const usual = new Map<string, number>();
  for (const { uid, replaces, start } of events) if (!replaces) usual.set(uid, start);
  for (const { uid, replaces, start, minutes, rules } of events) {
    if (!replaces) continue;
    if (replaces.isFollowed) {
      const of = followed.get(uid) ?? [];
      const day = Math.floor(replaces.shown / DAY_MS) * DAY_MS;
      // A day is meant at the usual time.
      const meant = replaces.isDay ? day + ((usual.get(uid) ?? start) % DAY_MS) : replaces.shown;
      of.push({
        from: replaces.isDay ? day : replaces.shown,
        shift: start - meant,
        // One with rules of its own comes by them.
        minutes: rules.length > 0 ? 0 : minutes,
      });
      followed.set(uid, of);
    } else {
      const starts = replaced.get(uid) ?? new Set<string>();
      replaced.set(uid, starts.add(replaces.key));
    }
  }
  for (const list of followed.values()) list.sort((one, other) => one.from - other.from);
  return { replaced, followed };
}

/** How far ahead a timetable may begin. */
const FAR_MAX_MS = 6 * 52 * WEEK_MS;

interface StartsOfEvent {
  readonly occurrences: readonly Occurrence[];
  readonly walked: number;
  /** Whether its next start by a rule is too far ahead to be read. */
  readonly isLater: boolean;
}

/** @returns why it cannot be read: it began too long ago to be counted, or begins too far ahead */
export function startsOf(
  event: CalendarEvent,
  reader: StartsReader,
): StartsOfEvent | 'long' | 'far' {
  const { zone, rules, start, dates } = event;
  const { timeZone, now, clocks } = reader;
  const ownZone = zone ?? timeZone;
  const nowShown = clocks.shownAt(ownZone, now.getTime());
  const isLeftOut = leftOutBy(event, ownZone, reader);
  const changed = changesAfter(event, reader.changes);
  const isRepeated = rules.length + dates.length > 0;
  if (isRepeated && start > nowShown + FAR_MAX_MS) return 'far';
  // A term may begin later than others end.
  const reach = (isRepeated ? Math.max(nowShown, start) : nowShown) + AROUND_MS;
  const single = [...(rules.length > 0 ? [] : [start]), ...dates].filter(
    (shown) => shown > nowShown - AROUND_MS && shown < reach,
  );
  const found: number[] = [];
  const known = [...single];
  let walked = 0;
  for (const rule of rules) {
    const walk = walkRule(rule, { start, ownZone, nowShown });
    if (walk === null) return 'long';
    walked += walk.walked;
    for (const shown of walk.starts) if (shown < reach) found.push(shown);
    known.push(walk.first, walk.last);
  }
  // A class in UTC, or in the distance from it that holds here at its start, stays at its hour when clocks change.
  const distance = clocks.shownAt(timeZone, clocks.momentOf(ownZone, start)) - start;
  const isOfHere = ownZone.startsWith('Etc/') && distance === 0;
  const isOfNoPlace = (ownZone === 'Etc/UTC' || isOfHere) && rules.length > 0;
  const inZone = (shown: number) => {
    if (ownZone === timeZone || !Number.isFinite(shown)) return shown;
    if (isOfNoPlace) return shown + distance;
    return clocks.shownAt(timeZone, clocks.momentOf(ownZone, shown));
  };
  const whole = {
    first: inZone(leastOf(known)),
    last: inZone(greatestOf(known)),
  };
  const around = [...new Set([...single, ...found])].filter((shown) => !isLeftOut(shown));
  const occurrencesBy = (change: Followed | undefined, of: readonly number[]) =>
    of.flatMap((shown): Occurrence[] => {
      const minutes = change?.minutes ?? event.minutes;
      const moved = shown + (change?.shift ?? 0);
      const isAhead = moved + minutes * MINUTE_MS > nowShown;
      return minutes === 0 ? [] : [{ shown: inZone(moved), minutes, isAhead, ...whole }];
    });
  const isMoved = rules.length > 0 && ownZone !== timeZone && !isOfNoPlace;
  const segments = groupBy(around, (shown) => changed.findLast(({ from }) => from <= shown));
  const occurrences = Array.from(segments, ([change, of]) => {
    const own = occurrencesBy(change, of);
    if (changed.length === 0) return isMoved ? withOwnBounds(own, rules) : own;
    const all = own.map(({ shown }) => shown);
    const first = change ? leastOf(all) : whole.first;
    const last = change === changed.at(-1) ? whole.last + (change?.shift ?? 0) : greatestOf(all);
    return withOwnBounds(
      own.map((one) => ({ ...one, first, last })),
      rules,
    );
  }).flat();
  const isLater =
    rules.length > 0 && greatestOf(known) >= reach && !found.some((shown) => shown > nowShown);
  return { occurrences, walked, isLater };
}

/** What changes the starts of an event from a later day on. */
function changesAfter({ uid, replaces }: CalendarEvent, { followed }: Changes) {
  if (replaces && !replaces.isFollowed) return [];
  const all = followed.get(uid) ?? [];
  return replaces ? all.filter(({ from }) => from > replaces.shown) : all;
}

const leastOf = (times: readonly number[]) =>
  times.reduce((one, other) => Math.min(one, other), Infinity);
const greatestOf = (times: readonly number[]) =>
  times.reduce((one, other) => Math.max(one, other), -Infinity);

interface RuleOfEvent {
  readonly start: number;
  readonly ownZone: string;
  readonly nowShown: number;
}

function walkRule(rule: DayRule, { start, ownZone, nowShown }: RuleOfEvent) {
  if (rule.count !== null && start < nowShown - COUNTED_MAX_MS) return null;
  const until = lastStart(rule, ownZone);
  const begin = Math.max(nowShown, start);
  const hasEnd = rule.count !== null || (until !== null && until < begin + END_MAX_MS);
  const to = begin + (hasEnd ? END_MAX_MS : AROUND_MS);
  const walk = startsByRule(rule, start, { from: nowShown - AROUND_MS, to, until });
  const first = firstStart(rule, start);
  const last = walk.goesOn ? Infinity : (walk.starts.at(-1) ?? first);
  return { ...walk, first, last };
}

function lastStart({ until }: DayRule, zone: string): number | null {
  return until?.isMoment ? until.time + offsetAt(zone, until.time) : (until?.time ?? null);
}

function leftOutBy(
  event: CalendarEvent,
  ownZone: string,
  { clocks, changes }: StartsReader,
): (shown: number) => boolean {
  const isOnce = event.replaces !== null && !event.replaces.isFollowed;
  const gone = (isOnce ? undefined : changes.replaced.get(event.uid)) ?? new Set<string>();
  if (event.excluded.size + gone.size === 0) return () => false;
  const isNamed = (key: string) => event.excluded.has(key) || gone.has(key);
  return (shown) =>
    isNamed(keyOfTime(shown, 'clock')) ||
    isNamed(keyOfTime(shown, 'date')) ||
    isNamed(keyOfTime(clocks.momentOf(ownZone, shown), 'utc'));
}

/**
 * Where an event moves to another time of its day, as its zone changes clocks on another date, or it is moved from a day
 * on, each time has the days on which it comes.
 */
function withOwnBounds(
  occurrences: readonly Occurrence[],
  rules: readonly DayRule[],
): readonly Occurrence[] {
  const timesOf = groupBy(occurrences, ({ shown }) => weekdayOf(shown));
  const usual = new Set(rules.flatMap(({ times }) => times)).size;
  return [...timesOf.values()].flatMap((ofDay) => {
    const byTime = groupBy(ofDay, ({ shown, minutes }) => `${shown % DAY_MS} ${minutes}`);
    if (byTime.size <= usual) return ofDay;
    const latest = Math.max(...ofDay.map(({ shown }) => shown));
    return [...byTime.values()].flatMap((same) => {
      const all = same.map(({ shown }) => shown);
      const [first, last] = [Math.min(...all), Math.max(...all)];
      return same.map((one) => ({ ...one, first, last: last === latest ? one.last : last }));
    });
  });
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
