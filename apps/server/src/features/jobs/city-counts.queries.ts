import type { CityCount } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Cities with active jobs, most jobs first, at most `limit`; each in its most common spelling. */
export function countActiveJobsByCity(database: Queryable, limit: number): Promise<CityCount[]> {
  const spellings = database
    .selectFrom('job_counts')
    .select((select) => ['city', 'state', select.fn.sum<number>('active_jobs').as('jobs')])
    .where('active_jobs', '>', 0)
    .groupBy(['city', 'state'])
    .as('spellings');
  return database
    .selectFrom(spellings)
    .select((select) => [
      sql<string>`(array_agg(city order by jobs desc, city))[1]`.as('city'),
      'state',
      select.fn.sum<number>('jobs').as('activeJobs'),
    ])
    .groupBy([sql`lower(city)`, 'state'])
    .orderBy('activeJobs', 'desc')
    .orderBy('city')
    .limit(limit)
    .execute();
}
