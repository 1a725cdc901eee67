import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import type ICAL from 'ical.js';

const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
const MONTHS = 12;
/** Weekdays as in rules, the first first. */
export const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** Times of one day that a rule may name. */
const TIMES_OF_DAY_MAX = 24;
/** A first day is looked for so far: longer than from one leap year to the next but one. */
const FIRST_DAYS_MAX = 3_000;

/** A weekday, from Monday as 0, and which of its month or year; null for each. */
interface RuleDay {
  readonly day: number;
  readonly nth: number | null;
}

/** How an event comes again. */
export interface DayRule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  /** Day that starts a week. */
  readonly weekStart: number;
  readonly count: number | null;
  /** The last start, as the clocks show it, or as a moment. */
  readonly until: { readonly time: number; readonly isMoment: boolean } | null;
  readonly months: ReadonlySet<number> | null;
  readonly weeks: ReadonlySet<number> | null;
  readonly yearDays: ReadonlySet<number> | null;
  readonly monthDays: ReadonlySet<number> | null;
  readonly days: readonly RuleDay[] | null;
  readonly positions: ReadonlySet<number> | null;
  /** Minutes of a day, ascending. */
  readonly times: readonly number[];
}

const USED = new Set(
  'BYMONTH BYWEEKNO BYYEARDAY BYMONTHDAY BYDAY BYSETPOS BYHOUR BYMINUTE BYSECOND WKST'.split(' '),
);
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/**
 * What a rule says, with what its start implies.
 * @param start as the clocks show it
 * @returns null for one that comes more often than some times a day, or that has parts that we do not know
 */
export function readRule(rule: ICAL.Recur, start: number): DayRule | null {
  const parts = rule.parts as Readonly<Record<string, readonly (string | number)[] | undefined>>;
  if (Object.keys(parts).some((part) => !USED.has(part))) return null;
  const numbers = (part: string) => {
    const values = parts[part]?.map(Number);
    return values ? new Set(values) : null;
  };
  const ofDay = ((start % DAY_MS) + DAY_MS) % DAY_MS;
  const hours = numbers('BYHOUR') ?? [Math.floor(ofDay / (60 * MINUTE_MS))];
  const minutes = numbers('BYMINUTE') ?? [Math.floor(ofDay / MINUTE_MS) % 60];
  const times = [...hours].flatMap((hour) => [...minutes].map((minute) => hour * 60 + minute));
  const freq =
    rule.freq === 'HOURLY' && parts.BYHOUR && rule.interval <= 1
      ? 'DAILY'
      : FREQUENCIES.find((one) => one === rule.freq);
  if (freq === undefined || times.length > TIMES_OF_DAY_MAX) return null;
  const read: DayRule = {
    freq,
    interval: Math.max(1, rule.interval),
    // The library counts from Sunday = 1, and Monday is 0 for none.
    weekStart: ((rule.wkst || 2) + 5) % WEEK_DAYS,
    count: rule.count,
    until: rule.until ? untilOf(rule.until) : null,
    months: numbers('BYMONTH'),
    weeks: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    days: parts.BYDAY?.flatMap((day) => readDay(String(day))) ?? null,
    positions: numbers('BYSETPOS'),
    times: times.filter((time) => time < DAY_MINUTES).toSorted((one, other) => one - other),
  };
  return { ...read, ...impliedBy(start, read) };
}

function readDay(written: string): RuleDay[] {
  const [, nth = '', name] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(written.toUpperCase()) ?? [];
  const day = RULE_DAYS.findIndex((one) => one === name);
  return day === -1 ? [] : [{ day, nth: nth === '' ? null : Number(nth) }];
}

function untilOf(until: ICAL.Time): DayRule['until'] {
  const { year, month, day, hour, minute } = until;
  const time = Date.UTC(year, month - 1, day, hour, minute);
  // A date is meant to its end.
  const endOfDay = until.isDate ? (DAY_MINUTES - 1) * MINUTE_MS : 0;
  return { time: time + endOfDay, isMoment: !until.isDate && until.zone.tzid === 'UTC' };
}

/** What a rule takes from its start where it does not say it. */
function impliedBy(start: number, rule: DayRule): Partial<DayRule> {
  const { freq, days, monthDays, months, weeks, yearDays } = rule;
  const date = new Date(start);
  const weekday = { days: [{ day: weekdayOf(start), nth: null }] };
  if (freq === 'WEEKLY') return days ? {} : weekday;
  if (freq === 'DAILY' || days || monthDays || yearDays) return {};
  const monthDay = { monthDays: new Set([date.getUTCDate()]) };
  if (freq === 'MONTHLY') return monthDay;
  if (weeks) return weekday;
  return months ? monthDay : { ...monthDay, months: new Set([date.getUTCMonth() + 1]) };
}

/** From Monday, 0 to 6. */
export function weekdayOf(shown: number): number {
  return weekdayOfDay(Math.floor(shown / DAY_MS));
}

/** The first day of our count is a Thursday. */
const weekdayOfDay = (day: number) => (((day + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;

interface Window {
  /** Starts from here on; those of a counted rule are walked from its start. */
  readonly from: number;
  readonly to: number;
  /** The last start; null for none. */
  readonly until: number | null;
}

export interface RuleStarts {
  readonly starts: readonly number[];
  /** Whether more come after the window. */
  readonly goesOn: boolean;
  /** Days that were looked at. */
  readonly walked: number;
}

/**
 * The starts by a rule within a window. It looks at each day once, whatever the rule says: it may name a day that never
 * comes.
 */
export function startsByRule(
  rule: DayRule,
  start: number,
  { from, to, until }: Window,
): RuleStarts {
  const begin = rule.count === null ? Math.max(start, from) : start;
  const end = Math.min(to, until ?? Infinity);
  const isOfRule = matcherOf(rule, start);
  const rest = rule.positions === null ? 0 : DAYS_OF_PERIOD[rule.freq];
  const [firstDay, lastDay] = [periodBegin(rule, begin), Math.floor(end / DAY_MS) + rest];
  const starts: number[] = [];
  let [number, walked] = [0, 0];
  let period: number[] = [];
  let key = Number.NaN;
  const isFull = () => rule.count !== null && number >= rule.count;
  const take = (times: readonly number[]) => {
    const { positions } = rule;
    const chosen = positions
      ? times.filter((_, i) => positions.has(i + 1) || positions.has(i - times.length))
      : times;
    for (const shown of chosen) {
      if (shown < start || shown > end || isFull()) continue;
      number += 1;
      if (shown >= from) starts.push(shown);
    }
  };
  for (let day = firstDay; day <= lastDay && !isFull(); day += 1) {
    walked += 1;
    if (!isOfRule(day)) continue;
    const times = rule.times.map((minute) => day * DAY_MS + minute * MINUTE_MS);
    if (rule.positions === null) {
      take(times);
      continue;
    }
    const own = periodOf(rule, day);
    if (own !== key) {
      take(period);
      [period, key] = [[], own];
    }
    period.push(...times);
  }
  take(period);
  return { starts, goesOn: !isFull() && (until === null || until > to), walked };
}

/** The first start by a rule; its own start where none comes for years. */
export function firstStart(rule: DayRule, start: number): number {
  const to = start + FIRST_DAYS_MAX * DAY_MS;
  const isOfRule = matcherOf(rule, start);
  if (rule.positions !== null)
    return startsByRule(rule, start, { from: start, to, until: null }).starts[0] ?? start;
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS < to; day += 1) {
    if (!isOfRule(day)) continue;
    const time = rule.times.find((minute) => day * DAY_MS + minute * MINUTE_MS >= start);
    if (time !== undefined) return day * DAY_MS + time * MINUTE_MS;
  }
  return start;
}

/** Positions from the end are known once a period is over. */
const DAYS_OF_PERIOD = { DAILY: 0, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const;

/** Where the period begins of which positions are counted. */
function periodBegin(rule: DayRule, begin: number): number {
  const day = Math.floor(begin / DAY_MS);
  if (rule.positions === null || rule.freq === 'DAILY') return day;
  if (rule.freq === 'WEEKLY') return day - ((weekdayOfDay(day) - rule.weekStart + 7) % 7);
  const date = new Date(begin);
  const month = rule.freq === 'YEARLY' ? 0 : date.getUTCMonth();
  return Date.UTC(date.getUTCFullYear(), month, 1) / DAY_MS;
}

function periodOf({ freq, weekStart }: DayRule, day: number): number {
  if (freq === 'DAILY') return day;
  if (freq === 'WEEKLY') return Math.floor((day + 3 - weekStart) / WEEK_DAYS);
  const date = new Date(day * DAY_MS);
  return freq === 'YEARLY'
    ? date.getUTCFullYear()
    : date.getUTCFullYear() * MONTHS + date.getUTCMonth();
}

/** Says of each day whether a rule names it. */
function matcherOf(rule: DayRule, start: number): (day: number) => boolean {
  const { interval, months, weeks, yearDays, monthDays, days, freq } = rule;
  const firstPeriod = periodOf(rule, Math.floor(start / DAY_MS));
  const everyWeek = new Set(
    days?.filter(({ nth }) => nth === null || isShort(freq)).map(({ day }) => day),
  );
  const placed = isShort(freq) ? [] : (days?.filter(({ nth }) => nth !== null) ?? []);
  const isOfMonth = freq === 'MONTHLY' || months !== null;
  const needsDate = months ?? weeks ?? yearDays ?? monthDays ?? (placed.length > 0 || null);
  return (day) => {
    const weekday = weekdayOfDay(day);
    if (days && placed.length === 0 && !everyWeek.has(weekday)) return false;
    if ((periodOf(rule, day) - firstPeriod) % interval !== 0) return false;
    if (needsDate === null) return true;
    const date = new Date(day * DAY_MS);
    const [year, month, monthDay] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const yearDay = day - Date.UTC(year, 0, 1) / DAY_MS + 1;
    const yearLength = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS;
    if (months && !months.has(month + 1)) return false;
    if (weeks && !hasEither(weeks, ...weekOfYear(day))) return false;
    if (yearDays && !hasEither(yearDays, yearDay, yearLength)) return false;
    if (monthDays && !hasEither(monthDays, monthDay, monthLength)) return false;
    if (!days || everyWeek.has(weekday)) return true;
    const [own, length] = isOfMonth ? [monthDay, monthLength] : [yearDay, yearLength];
    const nth = Math.ceil(own / WEEK_DAYS);
    const fromEnd = -Math.ceil((length - own + 1) / WEEK_DAYS);
    return placed.some((one) => one.day === weekday && (one.nth === nth || one.nth === fromEnd));
  };
}

const isShort = (freq: DayRule['freq']) => freq === 'DAILY' || freq === 'WEEKLY';

/** Whether a list names a number from the beginning or from the end. */
function hasEither(named: ReadonlySet<number>, number: number, length: number): boolean {
  return named.has(number) || named.has(number - length - 1);
}

/** The week of a year as ISO 8601 counts it, and how many that year has. */
function weekOfYear(day: number): [number: number, length: number] {
  const thursday = day - weekdayOfDay(day) + 3;
  const year = new Date(thursday * DAY_MS).getUTCFullYear();
  const weekOf = (one: number) => Math.floor((one - Date.UTC(year, 0, 1) / DAY_MS) / WEEK_DAYS) + 1;
  const lastDay = Date.UTC(year, 11, 28) / DAY_MS;
  return [weekOf(thursday), weekOf(lastDay - weekdayOfDay(lastDay) + 3)];
}
