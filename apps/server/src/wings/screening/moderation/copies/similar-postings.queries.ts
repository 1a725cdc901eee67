import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';

/** Jobs with a part of the text in common that are compared. */
const CANDIDATES_MAX = 200;

/** By what near-copies of a job are found; undefined for one that was never read. */
export function findFingerprint(database: Queryable, jobId: string) {
  return database
    .selectFrom('job_fingerprints')
    .select(['hashes', 'bands'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** Other active or removed jobs, of any company, that share a part of a text. */
export function findSimilarPostings(database: Queryable, jobId: string, bands: readonly number[]) {
  return database
    .selectFrom('job_fingerprints')
    .innerJoin('jobs', 'jobs.id', 'job_fingerprints.job_id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.id',
      'jobs.title',
      'jobs.status',
      'jobs.moderation',
      'jobs.employer_id',
      'employers.company_name',
      'job_fingerprints.hashes',
    ])
    .where(sql<boolean>`job_fingerprints.bands && ${[...bands]}::int[]`)
    .where('jobs.id', '<>', jobId)
    .where((row) =>
      row.or([row('jobs.status', '=', 'Active'), row('jobs.moderation', '=', 'removed')]),
    )
    .limit(CANDIDATES_MAX)
    .execute();
}
