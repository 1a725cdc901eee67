import type { Queryable } from '../../../../platform/database/database.ts';

/** Near-copies that a case shows, and that are decided with it. */
const SHOWN = 50;

/** The open cases about jobs of a company, except one, with what their texts are recognized by; the oldest first. */
export function findOpenJobCases(
  database: Queryable,
  { employerId, jobId }: { readonly employerId: string; readonly jobId: string },
) {
  return database
    .selectFrom('cases')
    .innerJoin('jobs', 'jobs.id', 'cases.subject_id')
    .leftJoin('job_fingerprints', 'job_fingerprints.job_id', 'jobs.id')
    .select(['cases.id as case_id', 'cases.opened_at', 'jobs.id as job_id', 'hashes'])
    .where('cases.subject_type', '=', 'job')
    .where('cases.employer_id', '=', employerId)
    .where('cases.decided_at', 'is', null)
    .where('cases.settled_at', 'is', null)
    .where('jobs.id', '<>', jobId)
    .where('jobs.moderation', '<>', 'removed')
    .orderBy('cases.opened_at')
    .orderBy('cases.id')
    .limit(SHOWN)
    .execute();
}
