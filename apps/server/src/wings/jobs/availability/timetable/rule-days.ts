import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { type DayRule, WEEK_DAYS, weekdayOfDay } from './read-rule.ts';

const MONTHS = 12;
/** A first day is looked for so far: longer than from one leap year to the next but one. */
const FIRST_DAYS_MAX = 3_000;

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
