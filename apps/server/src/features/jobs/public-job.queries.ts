import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../platform/database/database-schema.ts';

/** The condition of every list that visitors read: an active job that is not hidden. */
export function isPublicJob(job: ExpressionBuilder<DB, 'jobs'>) {
  return job.and([job('jobs.status', '=', 'Active'), job('jobs.hidden', '=', false)]);
}
