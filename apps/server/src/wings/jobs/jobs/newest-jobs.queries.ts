import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { isPublicJob, type JobRow, selectJobs } from './job-row.queries.ts';
import type { NamedCity } from './place/place-of-search.ts';

/** A place's active jobs, latest first, regardless of their plans. */
export function findNewestJobs(
  database: Queryable,
  { city, state }: NamedCity,
  limit: number,
): Promise<JobRow[]> {
  let query = selectJobs(database)
    .where(isPublicJob)
    .where(sql`lower(jobs.city)`, '=', city);
  if (state !== null) query = query.where('jobs.state', '=', state);
  return query
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute();
}
