import type { AssignedTime } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/** The shifts to come that a seeker has, by start. */
export async function findAssignedTimes(
  database: Queryable,
  seekerId: string,
  now: Date,
): Promise<AssignedTime[]> {
  const rows = await database
    .selectFrom('assignments')
    .select([sql<Date>`lower(during)`.as('startsAt'), sql<Date>`upper(during)`.as('endsAt')])
    .where('seeker_id', '=', seekerId)
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`during && tstzrange(${now}, null)`)
    .orderBy(sql`lower(during)`)
    .execute();
  return rows;
}
