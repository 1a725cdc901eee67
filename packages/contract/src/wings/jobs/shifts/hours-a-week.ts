import type { Shift } from './shift-schemas.ts';
import { rangesOfShifts } from './week-ranges.ts';

/**
 * Hours a week of one person who has all of a job's weekly shifts; null without any. Of those at the same time somebody
 * works one, so their hours count once.
 */
export function hoursAWeek(
  shifts: readonly Pick<Shift, 'weekday' | 'date' | 'start' | 'end'>[],
): number | null {
  const weekly = shifts.filter(({ weekday }) => weekday !== null);
  if (weekly.length === 0) return null;
  return rangesOfShifts(weekly).reduce((sum, { from, to }) => sum + to - from, 0) / 60;
}
