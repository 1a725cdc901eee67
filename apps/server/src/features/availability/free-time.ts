import { freeRanges, type WeekRange } from '@nextshift/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { findAssignedTimes } from './assigned-times.queries.ts';
import { findAvailability } from './availability.queries.ts';
import { ownWeekOf } from './own-week.ts';

/**
 * The time of a seeker's week that is free, less what is busy and assigned, on the clocks of each zone; none for who has
 * not said it.
 */
export async function freeTimeOf(
  database: Queryable,
  seekerId: string,
  { timeZones, now }: { readonly timeZones: readonly string[]; readonly now: Date },
): Promise<WeekRange[][]> {
  const row = await findAvailability(database, seekerId);
  if (!row) return timeZones.map(() => []);
  const assigned = await findAssignedTimes(database, seekerId, now);
  const week = ownWeekOf(row, assigned);
  return timeZones.map((timeZone) => freeRanges(week, { timeZone, now }));
}
