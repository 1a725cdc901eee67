import {
  DAY_MS,
  type FormerApplicants,
  RETURNABLE_DAYS,
  returnableReasons,
} from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

/**
 * Applications that ended with their job not long ago, whose applicants still have an account. What was
 * brought back before is left out until its applicant submits it again.
 */
function returnable(database: Queryable, now: Date) {
  return database
    .selectFrom('applications')
    .where('applications.status', '=', 'ended')
    .where('applications.ended_reason', 'in', returnableReasons)
    .where('applications.updated_at', '>', new Date(now.getTime() - RETURNABLE_DAYS * DAY_MS))
    .where('applications.brought_back_at', 'is', null)
    .where('applications.seeker_id', 'is not', null)
    .where('applications.hidden_from_employer_at', 'is', null);
}

/** How many of each of the jobs could be brought back now, as far as the plan's applicants fit. */
export async function countFormerApplicants(
  database: Queryable,
  jobIds: readonly string[],
  now: Date,
): Promise<FormerApplicants[]> {
  if (jobIds.length === 0) return [];
  const rows = await returnable(database, now)
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.max_applicants', 'job_applicant_counts.applicants'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('jobs.id', 'in', jobIds)
    .where('jobs.moderation', '=', 'clear')
    .groupBy(['jobs.id', 'jobs.max_applicants', 'job_applicant_counts.applicants'])
    .execute();
  return rows
    .map(({ id, max_applicants: max, applicants, count }) => ({
      jobId: id,
      count: max === null ? count : Math.min(count, max - applicants),
    }))
    .filter(({ count }) => count > 0);
}

/** Submits the oldest of them again. @returns whom to tell */
export function resubmitEnded(
  transaction: DatabaseTransaction,
  jobId: string,
  { limit, now }: { limit: number; now: Date },
) {
  return transaction
    .updateTable('applications')
    .set({
      status: 'submitted',
      told_status: 'submitted',
      ended_reason: null,
      brought_back_at: now,
      updated_at: now,
    })
    .where(
      'id',
      'in',
      returnable(transaction, now)
        .select('applications.id')
        .where('applications.job_id', '=', jobId)
        .orderBy('applications.created_at')
        .orderBy('applications.id')
        .limit(limit),
    )
    .returning('id')
    .returning((returned) => returned.ref('seeker_id').$notNull().as('seekerId'))
    .execute();
}
