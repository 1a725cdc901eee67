import { formatTimeOfDay, weekdayLabels } from './describe-shifts.ts';
import type { Shift } from './shift-schemas.ts';
import { rangesOfShifts, spansOfRanges, subtractRanges, type WeekRange } from './week-ranges.ts';

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
  const taken = [...week.busy, ...week.assigned];
  const clash = taken.find((range) =>
    needed.some((each) => each.from < range.to && range.from < each.to),
  );
  if (clash) return `Clashes with ${startOf(clash)}`;
  const [missing] = subtractRanges(needed, week.free);
  return missing ? `You are not free ${startOf(missing)}` : null;
}

function startOf(range: WeekRange): string {
  const [span] = spansOfRanges([range]);
  if (!span) throw new Error('A range is not empty.');
  return `${weekdayLabels[span.weekday]} ${formatTimeOfDay(span.start)}`;
}
