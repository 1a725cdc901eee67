import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { isPublicJob } from '../../jobs/index.ts';

/** The first id of each run of `size` rows, ordered by id. */
export async function findFirstIds(
  database: Queryable,
  table: 'jobs' | 'employers',
  size: number,
): Promise<string[]> {
  const only =
    table === 'jobs'
      ? sql`where status = 'Active' and not hidden`
      : sql`where deleted_at is null and suspended_at is null`;
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (order by id) - 1 as at from ${sql.table(table)} ${only}
    ) as counted
    where at % ${size} = 0
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Active jobs, starting at an id. */
export function findJobsFrom(database: Queryable, id: string, limit: number) {
  return database
    .selectFrom('jobs')
    .select(['id', 'updated_at'])
    .where(isPublicJob)
    .where('id', '>=', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Companies, starting at an id. */
export function findCompaniesFrom(database: Queryable, id: string, limit: number) {
  return database
    .selectFrom('employers')
    .select(['id', 'updated_at'])
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('id', '>=', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}
