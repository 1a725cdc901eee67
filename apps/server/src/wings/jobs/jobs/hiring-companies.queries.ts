import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { responsivenessColumns } from '../responsiveness/index.ts';
import { isPublicJob, shownVerifiedAt } from './job-row.queries.ts';

/** Jobs scanned for companies: a few index rows on a board of any size. */
const JOBS_SCANNED = 200;

/** The companies of the first jobs in search order, without duplicates. */
export async function findHiringCompanies(database: Queryable, limit: number) {
  const first = database
    .selectFrom('jobs')
    .select(['employer_id', 'placement', 'published_at', 'id'])
    .where(isPublicJob)
    .orderBy('placement', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_SCANNED)
    .as('first');
  return database
    .selectFrom(first)
    .innerJoin('employers', 'employers.id', 'first.employer_id')
    .leftJoin('files as logo', 'logo.id', 'employers.logo_file_id')
    .innerJoin('jobs', 'jobs.id', 'first.id')
    .select([
      'first.employer_id',
      'employers.company_name',
      shownVerifiedAt,
      ...responsivenessColumns,
      'logo.storage_key as logo_key',
      sql<string>`min(jobs.city)`.as('city'),
      sql<string>`min(jobs.state)`.as('state'),
    ])
    .groupBy(['first.employer_id', 'employers.id', 'logo.storage_key'])
    .orderBy(sql`max(first.placement)`, 'desc')
    .orderBy(sql`max(first.published_at)`, 'desc')
    .orderBy('first.employer_id')
    .limit(limit)
    .execute();
}
