import { formatTimeOfDay, weekdayLabels } from './describe-shifts.ts';
import { weekdays } from './shift-enumerations.ts';
import type { Shift } from './shift-schemas.ts';
import {
  rangesOfShifts,
  rangesOfSpans,
  spansOfRanges,
  subtractRanges,
  type WeeklySpan,
  type WeekRange,
} from './week-ranges.ts';

/** A person's week in the zone of a job, normalized. */
export interface Week {
  readonly free: readonly WeekRange[];
  /** Classes and whatever else leaves no time. */
  readonly busy: readonly WeekRange[];
  /** Shifts that the person has. */
  readonly assigned: readonly WeekRange[];
}

/** The time that is left: free, and neither busy nor assigned. */
export function freeRanges({ free, busy, assigned }: Week): WeekRange[] {
  return subtractRanges(subtractRanges(free, busy), assigned);
}

type WeeklyOrDated = Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>;

/** Whether all of a shift is within free time. */
export function isFreeFor(shift: WeeklyOrDated, week: Week): boolean {
  return subtractRanges(rangesOfShifts([shift]), freeRanges(week)).length === 0;
}

/** Null if shifts fit a week, else why not, in words: `Clashes with Tue 9:30 AM`. */
export function whyNotFree(shifts: readonly WeeklyOrDated[], week: Week): string | null {
  const needed = rangesOfShifts(shifts);
  const taken = [...spansOfRanges(week.busy), ...spansOfRanges(week.assigned)];
  const [clash] = inOrderOfWeek(taken.filter((span) => doOverlap(rangesOfSpans([span]), needed)));
  if (clash) return `Clashes with ${startOf(clash)}`;
  const [missing] = spansOfRanges(subtractRanges(needed, week.free));
  return missing ? `You are not free ${startOf(missing)}` : null;
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
