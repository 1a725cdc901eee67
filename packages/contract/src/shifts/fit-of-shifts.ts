import type { Shift } from './shift-schemas.ts';
import { rangesOfShifts, subtractRanges, type WeekRange } from './week-ranges.ts';

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
