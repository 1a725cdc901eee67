import {
  freeRanges,
  isForever,
  termsOnClocks,
  type BusyTerm,
  type WeekRange,
} from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findAssignedTimes } from './assigned-times.queries.ts';
import { findAvailability } from './availability.queries.ts';
import { ownWeekOf } from './own-week.ts';

/** A seeker's free time on the clocks of a zone. */
export interface FreeTime {
  /** Free in every week, less what is busy and assigned. */
  readonly free: readonly WeekRange[];
  /** What of it is taken in some weeks. */
  readonly terms: readonly BusyTerm[];
  /** What of it is taken in one of the next weeks, as weekly shifts are compared. */
  readonly takenSoon: readonly WeekRange[];
}

/**
 * The time of a seeker's week that is free, less what is busy and assigned, on the clocks of each zone; none for who has
 * not said it.
 */
export async function freeTimeOf(
  database: Queryable,
  seekerId: string,
  { timeZones, now }: { readonly timeZones: readonly string[]; readonly now: Date },
): Promise<FreeTime[]> {
  const row = await findAvailability(database, seekerId);
  if (!row) return timeZones.map(() => ({ free: [], terms: [], takenSoon: [] }));
  const assigned = await findAssignedTimes(database, seekerId, now);
  const week = ownWeekOf(row, assigned);
  const always = { ...week, busy: week.busy.filter(isForever) };
  return timeZones.map((timeZone) => {
    const clocks = { timeZone, now };
    return { free: freeRanges(always, clocks), ...termsOnClocks(week, clocks) };
  });
}
