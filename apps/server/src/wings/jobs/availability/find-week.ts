import type { OwnWeek } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findAvailability } from './availability.queries.ts';
import { ownWeekOf } from './own-week.ts';

const WHOLE_WEEK = { from: 0, to: 7 * 24 * 60 };

/**
 * A seeker's week, to hold what they work against it: without their shifts, and free throughout if they only said when
 * they are busy. Undefined before they said anything.
 */
export async function findWeek(
  database: Queryable,
  seekerId: string,
): Promise<OwnWeek | undefined> {
  const row = await findAvailability(database, seekerId);
  if (!row) return undefined;
  const week = ownWeekOf(row, []);
  return week.free.length > 0 ? week : { ...week, free: [WHOLE_WEEK] };
}
