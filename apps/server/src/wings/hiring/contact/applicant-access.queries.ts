import type { Queryable } from '../../../platform/database/database.ts';

interface Pair {
  readonly employerId: string;
  readonly seekerId: string;
}

/** A seeker's applications to one employer, except withdrawn and deleted ones. */
export function listVisibleApplications(database: Queryable, { employerId, seekerId }: Pair) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('seekers', 'seekers.id', 'applications.seeker_id')
    .select(['applications.id', 'applications.status', 'accepted_at', 'jobs.moderation'])
    .select('seekers.suspended_at as seeker_suspended_at')
    .where('applications.seeker_id', '=', seekerId)
    .where('applications.employer_id', '=', employerId)
    .where('applications.status', '<>', 'withdrawn')
    .where('hidden_from_employer_at', 'is', null)
    .execute();
}
