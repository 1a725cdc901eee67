import { formatShiftDate } from './describe-dates.ts';
import { formatTimeOfDay } from './describe-shifts.ts';
import { weekdayLabels } from './describe-weekdays.ts';
import { weekdays } from './shift-enumerations.ts';
import { minutesOfShift } from './shift-hours.ts';
import type { Shift } from './shift-schemas.ts';
import { momentOf, offsetAt } from './wall-time.ts';
import {
  moveRanges,
  normalizeRanges,
  rangesOfShifts,
  rangesOfSpans,
  spansOfRanges,
  subtractRanges,
  type WeeklySpan,
  type WeekRange,
} from './week-ranges.ts';

/** A time at which somebody works. */
export interface AssignedTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A person's week on the clocks of the own zone, normalized. */
export interface OwnWeek {
  readonly timeZone: string;
  readonly free: readonly WeekRange[];
  /** Classes and whatever else leaves no time. */
  readonly busy: readonly WeekRange[];
  /** Shifts to come that the person has. */
  readonly assigned: readonly AssignedTime[];
}

/** The clocks of a job: those of another zone may be some hours ahead or behind now. */
export interface Clocks {
  readonly timeZone: string;
  readonly now: Date;
}

/** A person's week in the zone of a job, normalized. */
export interface Week {
  readonly free: readonly WeekRange[];
  readonly busy: readonly WeekRange[];
  readonly assigned: readonly WeekRange[];
}

type TimedShift = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

const MINUTE_MS = 60_000;
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * 24 * 60;

/** The time of a week that is left on the clocks of a job: free, and neither busy nor assigned. */
export function freeRanges(own: OwnWeek, clocks: Clocks): WeekRange[] {
  return freeRangesOf(weekOnClocks(own, clocks));
}

/**
 * Whether all of a shift is within the free time of a week in its zone.
 * @public The sample board uses it, which is no part of production.
 */
export function isFreeFor(shift: TimedShift, week: Week): boolean {
  return subtractRanges(rangesOfShifts([shift]), freeRangesOf(week)).length === 0;
}

/**
 * Null if a shift is within the free time of a week, else why not, in words: `Clashes with Tue 9:30 AM`. One of a date
 * clashes with what the person has on that date.
 */
export function whyNotFree(shift: TimedShift, own: OwnWeek, clocks: Clocks): string | null {
  const { free, busy, assigned } = weekOnClocks(own, clocks);
  const needed = rangesOfShifts([shift]);
  const taken = [...spansOfRanges(busy), ...(shift.date === null ? spansOfRanges(assigned) : [])];
  const [clash] = inOrderOfWeek(taken.filter((span) => doOverlap(rangesOfSpans([span]), needed)));
  if (clash) return `Clashes with ${startOf(clash)}`;
  if (shift.date !== null && own.assigned.some((time) => isDuring(shift, time, clocks))) {
    return `Clashes with a shift on ${formatShiftDate(shift.date)}`;
  }
  const [missing] = spansOfRanges(subtractRanges(needed, free));
  return missing ? `You are not free ${startOf(missing)}` : null;
}

function freeRangesOf({ free, busy, assigned }: Week): WeekRange[] {
  return subtractRanges(subtractRanges(free, busy), assigned);
}

function weekOnClocks(own: OwnWeek, { timeZone, now }: Clocks): Week {
  const ahead = offsetAt(timeZone, now.getTime()) - offsetAt(own.timeZone, now.getTime());
  const minutes = ahead / MINUTE_MS;
  return {
    free: moveRanges(own.free, minutes),
    busy: moveRanges(own.busy, minutes),
    assigned: normalizeRanges(own.assigned.map((time) => minutesOfWeek(time, timeZone))),
  };
}

/** The minutes of the week that a time takes on the clocks of a zone, which may leave the week. */
function minutesOfWeek({ startsAt, endsAt }: AssignedTime, timeZone: string): WeekRange {
  const [from = 0, to = 0] = [startsAt, endsAt].map((moment) => {
    const shown = moment.getTime() + offsetAt(timeZone, moment.getTime());
    return Math.floor(shown / MINUTE_MS) - FIRST_MONDAY;
  });
  return { from, to };
}

function isDuring(shift: TimedShift, { startsAt, endsAt }: AssignedTime, { timeZone }: Clocks) {
  const wallStart = Date.parse(`${shift.date ?? ''}T${shift.start}:00Z`);
  const start = momentOf(timeZone, wallStart);
  const end = momentOf(timeZone, wallStart + minutesOfShift(shift) * MINUTE_MS);
  return startsAt < end && start < endsAt;
}

function doOverlap(some: readonly WeekRange[], others: readonly WeekRange[]): boolean {
  return some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));
}

function inOrderOfWeek(spans: readonly WeeklySpan[]): WeeklySpan[] {
  const key = ({ weekday, start }: WeeklySpan) => `${String(weekdays.indexOf(weekday))} ${start}`;
  return spans.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

function startOf({ weekday, start }: WeeklySpan): string {
  return `${weekdayLabels[weekday]} ${formatTimeOfDay(start)}`;
}
