import type { CityCount } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

/**
 * Cities of the gazetteer with active jobs, most jobs first, at most `limit`; each in its most common spelling. A city is
 * a text of the company that posts a job: others are found by searching for them, and named in no list. Without a gazetteer, as
 * until a new board has loaded it, all are listed.
 */
export function countActiveJobsByCity(database: Queryable, limit: number): Promise<CityCount[]> {
  const spellings = database
    .selectFrom('job_counts')
    .select((select) => ['city', 'state', select.fn.sum<number>('active_jobs').as('jobs')])
    .where('active_jobs', '>', 0)
    .groupBy(['city', 'state'])
    .as('spellings');
  const counted = database
    .selectFrom(spellings)
    .select((select) => [
      sql<string>`(array_agg(city order by jobs desc, city))[1]`.as('city'),
      'state',
      select.fn.sum<number>('jobs').as('activeJobs'),
    ])
    .groupBy([sql`lower(city)`, 'state'])
    .orderBy('activeJobs', 'desc')
    .orderBy('city')
    // Keeps the planner from looking up every city instead of the first.
    .offset(0)
    .as('counted');
  return database
    .selectFrom(counted)
    .selectAll()
    .where(
      sql<boolean>`not exists (select from places)
        or job_place(null, city, state, 'On-site') is not null`,
    )
    .orderBy('activeJobs', 'desc')
    .orderBy('city')
    .limit(limit)
    .execute();
}
