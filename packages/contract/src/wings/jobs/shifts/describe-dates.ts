import { DAY_MS } from '../../../time.ts';
import { daysInWords, weekdayLabels } from './describe-weekdays.ts';
import { type Weekday, weekdays } from './shift-enumerations.ts';

const WEEK = weekdays.length;
/** Day 0, the first of 1970, was a Thursday. */
const WEEKDAY_OF_DAY_0 = 3;
const monthLabels = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Fewer dates are said one by one. */
const FEWEST_IN_RANGE = 3;

/** Dates as days of the calendar, which are all equally long. */
type Days = readonly number[];

/** `Fri, Nov 20, 2026`. */
export function formatShiftDate(date: string): string {
  const day = dayOfDate(date);
  return `${weekdayLabels[weekdayOf(day)]}, ${inMonth(day)}, ${yearOf(day)}`;
}

/**
 * When a term is, as told on a day: `until Dec 5, 2026`, `from Jan 11, 2027`, `from Jan 11 to May 7, 2027`; empty for no
 * bound ahead.
 */
export function describeTerm(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  today: string,
): string {
  const isAhead = from !== null && from > today;
  if (until === null) return isAhead ? `from ${formatCalendarDay(from)}` : '';
  return isAhead ? `from ${formatCalendarDays(from, until)}` : `until ${formatCalendarDay(until)}`;
}

/** `Aug 18 to Dec 5, 2026`. */
export function formatCalendarDays(first: string, last: string): string {
  return first === last ? formatCalendarDay(first) : spanOf(dayOfDate(first), dayOfDate(last));
}

/** `Dec 5, 2026`. */
export function formatCalendarDay(date: string): string {
  const day = dayOfDate(date);
  return `${inMonth(day)}, ${yearOf(day)}`;
}

/**
 * Dates in words, in order. Those that are all of some weekdays from their first to their last are a range:
 * `Mon to Fri, Dec 7 to 18, 2026`; others are listed: `Fri Nov 20, Sun Nov 22, 2026`.
 */
export function describeDates(dates: readonly string[]): string[] {
  const days = [...new Set(dates.map(dayOfDate))].toSorted((one, other) => one - other);
  const lines: string[] = [];
  let listed: number[] = [];
  for (const part of partsOf(days)) {
    if (part.length === 1) {
      listed.push(...part);
      continue;
    }
    if (listed.length > 0) lines.push(listDays(listed));
    listed = [];
    lines.push(describeRange(part));
  }
  return listed.length > 0 ? [...lines, listDays(listed)] : lines;
}

interface Part {
  /** Where among the days it starts. */
  readonly start: number;
  /** How much there is to read. */
  readonly labels: number;
}

/** Ascending days as the ranges and single days that are the least to read. */
function partsOf(days: Days): Days[] {
  // Of the first days, by their number: how much to read they are, and where the last part starts.
  const partings: Part[] = [{ start: 0, labels: 0 }];
  for (const end of days.keys()) {
    let best: Part = { start: end, labels: Infinity };
    for (const { start, labels } of partsEndingAt(days, end)) {
      const sum = (partings[start]?.labels ?? 0) + labels;
      if (sum <= best.labels) best = { start, labels: sum };
    }
    partings.push(best);
  }
  const parts: Days[] = [];
  for (let end = days.length; end > 0; end = partings[end]?.start ?? 0) {
    parts.unshift(days.slice(partings[end]?.start, end));
  }
  return parts;
}

/** The parts that end with a day: that day alone, and ranges. */
function partsEndingAt(days: Days, end: number): Part[] {
  const parts: Part[] = [{ start: end, labels: 1 }];
  const last = days[end] ?? 0;
  const found = new Set<number>();
  for (let start = end; start >= 0; start -= 1) {
    const first = days[start] ?? 0;
    found.add(weekdayIndex(first));
    const count = end - start + 1;
    const expected = [...found].reduce((sum, each) => sum + timesBetween(each, first, last), 0);
    // What lacks a day lacks it from any earlier start.
    if (expected > count) break;
    const isInARow = last - first === count - 1;
    // Within one week any days are all of their weekdays.
    if (count >= FEWEST_IN_RANGE && (isInARow || found.size < count)) {
      parts.push({ start, labels: isInARow ? 1 : countLabels(found) });
    }
  }
  return parts;
}

/** How many labels `daysInWords` needs. */
function countLabels(found: ReadonlySet<number>): number {
  let [labels, run] = [0, 0];
  for (let day = 0; day <= WEEK; day += 1) {
    if (found.has(day)) run += 1;
    else [labels, run] = [labels + (run < 3 ? run : 1), 0];
  }
  return labels;
}

/** How often a weekday comes from one day to another. */
function timesBetween(weekday: number, first: number, last: number): number {
  const next = first + ((weekday - weekdayIndex(first) + WEEK) % WEEK);
  return next > last ? 0 : Math.floor((last - next) / WEEK) + 1;
}

function describeRange(days: Days): string {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  const span = spanOf(first, last);
  if (last - first === days.length - 1 && days.length < WEEK) {
    return `${weekdayLabels[weekdayOf(first)]} to ${weekdayLabels[weekdayOf(last)]}, ${span}`;
  }
  const found = [...new Set(days.map(weekdayOf))];
  return `${found.length === 1 ? 'Every ' : ''}${daysInWords(found)}, ${span}`;
}

/** `Dec 7 to 18, 2026`, `Nov 30 to Dec 18, 2026`, `Dec 21, 2026 to Jan 8, 2027`. */
function spanOf(first: number, last: number): string {
  const [from, to] = [dateOf(first), dateOf(last)];
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : `, ${yearOf(first)}`;
  const end = from.slice(0, 7) === to.slice(0, 7) ? String(Number(to.slice(8))) : inMonth(last);
  return `${inMonth(first)}${year} to ${end}, ${yearOf(last)}`;
}

/** `Fri Nov 20, Sun Nov 22, 2026`: the year is said after its last day. */
function listDays(days: Days): string {
  const [only] = days;
  if (only !== undefined && days.length === 1) return formatShiftDate(dateOf(only));
  return days
    .map((day, index) => {
      const next = days[index + 1];
      const isLast = next === undefined || yearOf(next) !== yearOf(day);
      return `${weekdayLabels[weekdayOf(day)]} ${inMonth(day)}${isLast ? `, ${yearOf(day)}` : ''}`;
    })
    .join(', ');
}

function dayOfDate(date: string): number {
  return Date.parse(date) / DAY_MS;
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function weekdayIndex(day: number): number {
  return (day + WEEKDAY_OF_DAY_0) % WEEK;
}

function weekdayOf(day: number): Weekday {
  return weekdays[weekdayIndex(day)] ?? 'mon';
}

function yearOf(day: number): string {
  return dateOf(day).slice(0, 4);
}

/** `Nov 20`. */
function inMonth(day: number): string {
  const [, month, dayOfMonth] = dateOf(day).split('-');
  return `${monthLabels[Number(month) - 1] ?? ''} ${String(Number(dayOfMonth))}`;
}
