import { DATE_FORMAT } from '../limits.ts';

/** The jobs' time zone, in which days are written and a job's last day ends. */
export const JOBS_TIME_ZONE = 'America/New_York';
/** How far ahead a job may close, in days. */
export const CLOSES_AHEAD_MAX_DAYS = 365;
/** How far ahead a job closes if its employer says nothing, and what a renewal adds, in days. */
export const CLOSES_AHEAD_DEFAULT_DAYS = 30;

/** How many days before its end a job can be renewed. */
export const RENEWABLE_DAYS = 7;

export const CLOSES_TOO_EARLY_MESSAGE = 'The closing date must be today or later';
export const CLOSES_TOO_LATE_MESSAGE = 'The closing date must be at most a year ahead';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const dayParts = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: JOBS_TIME_ZONE,
});
const { locale, ...parts } = DATE_FORMAT;
const written = new Intl.DateTimeFormat(locale, { ...parts, timeZone: JOBS_TIME_ZONE });

/** A moment's day in that zone, as in date inputs: `2026-11-20`. */
export function dayOf(moment: Date): string {
  return dayParts.format(moment);
}

/** The last moment of a day (`2026-11-20`) in that zone. */
export function endOfDay(day: string): Date {
  const latest = Date.parse(`${day}T23:59:59.999Z`) + 5 * HOUR_MS;
  // Five hours behind in winter, four in summer.
  return new Date(dayOf(new Date(latest)) === day ? latest : latest - HOUR_MS);
}

/** The first and the last day on which a job may close. */
export function closingDays(now: Date): { first: string; last: string } {
  return { first: dayOf(now), last: dayAhead(now, CLOSES_AHEAD_MAX_DAYS) };
}

/** The day on which a job closes if its employer says nothing. */
export function defaultClosingDay(now: Date): string {
  return dayAhead(now, CLOSES_AHEAD_DEFAULT_DAYS);
}

/** The end of a job that is reposted: its own if that is still ahead, else the default one. */
export function closingTimeOfRepost(closesAt: Date | null, now: Date): Date {
  return closesAt && closesAt > now ? closesAt : endOfDay(defaultClosingDay(now));
}

export function isRenewable(closesAt: Date, now: Date): boolean {
  return closesAt.getTime() - now.getTime() <= RENEWABLE_DAYS * DAY_MS;
}

/** 30 days after the old end, at the same time of day. */
export function renewedClosingTime(closesAt: Date): Date {
  const untilMidnight = endOfDay(dayOf(closesAt)).getTime() - closesAt.getTime();
  const day = dayAhead(closesAt, CLOSES_AHEAD_DEFAULT_DAYS);
  return new Date(endOfDay(day).getTime() - untilMidnight);
}

/** How many midnights from now a job closes: 0 is today. */
export function daysUntilClosing(closesAt: Date, now: Date): number {
  return Math.round((Date.parse(dayOf(closesAt)) - Date.parse(dayOf(now))) / DAY_MS);
}

function dayAhead(moment: Date, days: number): string {
  return new Date(Date.parse(dayOf(moment)) + days * DAY_MS).toISOString().slice(0, 10);
}

/** What is wrong with a closing time, or null. */
export function closingProblem(closesAt: Date, now: Date): string | null {
  if (closesAt <= now) return CLOSES_TOO_EARLY_MESSAGE;
  return closesAt > endOfDay(closingDays(now).last) ? CLOSES_TOO_LATE_MESSAGE : null;
}

/** A moment's day as shown to people: `Nov 20, 2026`. */
export function formatDay(moment: Date): string {
  return written.format(moment);
}
