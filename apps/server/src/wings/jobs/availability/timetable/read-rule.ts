import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import type ICAL from 'ical.js';

const DAY_MINUTES = 24 * 60;
export const WEEK_DAYS = 7;
/** Weekdays as in rules, the first first. */
export const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
/** Times of one day that a rule may name. */
const TIMES_OF_DAY_MAX = 24;
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
  if (freq === undefined || times.length > TIMES_OF_DAY_MAX || rule.count === 0) return null;
  // A date in another order, of which the library takes the first number for the year.
  if (rule.until && rule.until.year < 1900) return null;
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

/** The same by a count of days, whose first is a Thursday. */
export const weekdayOfDay = (day: number) => (((day + 3) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;
