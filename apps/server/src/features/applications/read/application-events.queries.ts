import type { Queryable } from '../../../platform/database/database.ts';
import { endingReason } from '../../jobs/index.ts';

/** The events of applications, in the order in which they were recorded. */
export function listEvents(database: Queryable, applicationIds: readonly string[]) {
  return database
    .selectFrom('application_events')
    .select(['application_id', 'at', 'from_status', 'to_status', 'actor', 'reason'])
    .where('application_id', 'in', applicationIds)
    .orderBy('id')
    .execute();
}

/** What the end of applications follows from: their own, or that of their job. */
export function listEndings(database: Queryable, applicationIds: readonly string[]) {
  return database
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'applications.status',
      'applications.ended_reason',
      endingReason.as('closed_reason'),
      'jobs.closed_at',
    ])
    .where('applications.id', 'in', applicationIds)
    .execute();
}

/** Records the first time that the employer opened an application. */
export async function recordSeen(
  database: Queryable,
  applicationId: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('applications')
    .set({ seen_at: now })
    .where('id', '=', applicationId)
    .where('seen_at', 'is', null)
    .where('status', 'not in', ['withdrawn', 'ended'])
    .execute();
}
