import type { Queryable } from '../../../platform/database/database.ts';

interface Pair {
  readonly employerId: string;
  readonly seekerId: string;
}

/** A seeker's applications to one employer, except withdrawn and deleted ones. */
export function listVisibleApplications(database: Queryable, { employerId, seekerId }: Pair) {
  return database
    .selectFrom('applications')
    .select(['id', 'status', 'accepted_at'])
    .where('seeker_id', '=', seekerId)
    .where('employer_id', '=', employerId)
    .where('status', '<>', 'withdrawn')
    .where('hidden_from_employer_at', 'is', null)
    .execute();
}
