import { DAY_MS } from '../../../time.ts';
import { dayIn, endOfDayIn } from '../../jobs/shifts/day-in-zone.ts';

/** How far ahead a job may close, in days. */
export const CLOSES_AHEAD_MAX_DAYS = 365;
/** How far ahead a job closes if its employer says nothing, and what a renewal adds, in days. */
export const CLOSES_AHEAD_DEFAULT_DAYS = 30;

/** How many days before its end a job can be renewed. */
export const RENEWABLE_DAYS = 7;

export const CLOSES_TOO_EARLY_MESSAGE = 'The closing date must be today or later';
export const CLOSES_TOO_LATE_MESSAGE = 'The closing date must be at most a year ahead';

/** Of a day such as `2026-11-20`. */
const DAY_LENGTH = 10;

/** The first and the last day on which a job in this time zone may close. */
export function closingDays(timeZone: string, now: Date): { first: string; last: string } {
  return { first: dayIn(timeZone, now), last: dayAhead(timeZone, now, CLOSES_AHEAD_MAX_DAYS) };
}

/** The day on which a job closes if its employer says nothing. */
export function defaultClosingDay(timeZone: string, now: Date): string {
  return dayAhead(timeZone, now, CLOSES_AHEAD_DEFAULT_DAYS);
}

/** The moment of a closing time, which may be a day that ends where the job is; none is the default. */
export function closingMoment(timeZone: string, closesAt: string | null, now: Date): Date {
  const given = closesAt ?? defaultClosingDay(timeZone, now);
  return given.length === DAY_LENGTH ? endOfDayIn(timeZone, given) : new Date(given);
}

/** The end of a job that is reposted: its own if that is still ahead, else the default one. */
export function closingTimeOfRepost(timeZone: string, closesAt: Date | null, now: Date): Date {
  return closesAt && closesAt > now ? closesAt : closingMoment(timeZone, null, now);
}

export function isRenewable(closesAt: Date, now: Date): boolean {
  return closesAt.getTime() - now.getTime() <= RENEWABLE_DAYS * DAY_MS;
}

/** 30 days after the old end, at the same time of day. */
export function renewedClosingTime(timeZone: string, closesAt: Date): Date {
  const day = dayAhead(timeZone, closesAt, CLOSES_AHEAD_DEFAULT_DAYS);
  return atSameTime(closesAt, { from: timeZone, to: timeZone, day });
}

/** The same day and time of day for a job that moved to another time zone. */
export function movedClosingTime(closesAt: Date, { from, to }: { from: string; to: string }): Date {
  return atSameTime(closesAt, { from, to, day: dayIn(from, closesAt) });
}

interface Shift {
  readonly from: string;
  readonly to: string;
  /** In the zone `to`. */
  readonly day: string;
}

function atSameTime(moment: Date, { from, to, day }: Shift): Date {
  const untilMidnight = endOfDayIn(from, dayIn(from, moment)).getTime() - moment.getTime();
  return new Date(endOfDayIn(to, day).getTime() - untilMidnight);
}

/** How many midnights from now a job closes: 0 is today. */
export function daysUntilClosing(timeZone: string, closesAt: Date, now: Date): number {
  const [last, today] = [dayIn(timeZone, closesAt), dayIn(timeZone, now)];
  return Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);
}

function dayAhead(timeZone: string, moment: Date, days: number): string {
  const ahead = new Date(Date.parse(dayIn(timeZone, moment)) + days * DAY_MS);
  return ahead.toISOString().slice(0, DAY_LENGTH);
}

interface Closing {
  /** Of the job's place. */
  readonly timeZone: string;
  /** A day, a moment, or null for the default. */
  readonly closesAt: string | null;
}

/** What is wrong with the closing time of a job that is posted at this moment, or null. */
export function closingProblem({ timeZone, closesAt }: Closing, now: Date): string | null {
  const moment = closingMoment(timeZone, closesAt, now);
  if (moment <= now) return CLOSES_TOO_EARLY_MESSAGE;
  const latest = endOfDayIn(timeZone, closingDays(timeZone, now).last);
  return moment > latest ? CLOSES_TOO_LATE_MESSAGE : null;
}
