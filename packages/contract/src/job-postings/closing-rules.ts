import { dayOf, endOfDay } from './closing-date.ts';

/** How far ahead a job may close, in days. */
export const CLOSES_AHEAD_MAX_DAYS = 365;
/** How far ahead a job closes if its employer says nothing, and what a renewal adds, in days. */
export const CLOSES_AHEAD_DEFAULT_DAYS = 30;

/** How many days before its end a job can be renewed. */
export const RENEWABLE_DAYS = 7;

export const CLOSES_TOO_EARLY_MESSAGE = 'The closing date must be today or later';
export const CLOSES_TOO_LATE_MESSAGE = 'The closing date must be at most a year ahead';

const DAY_MS = 86_400_000;

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
