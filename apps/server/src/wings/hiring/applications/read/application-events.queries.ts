import type { Queryable } from '../../../../platform/database/database.ts';
import { endingReason } from '../../../jobs/index.ts';
import type { ApplicationDetailRow } from './application-detail.queries.ts';

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

/**
 * Records the first time that the employer opened an application.
 *
 * @returns false if its applicant has taken it back since it was read
 */
export async function recordSeen(
  database: Queryable,
  { id, application_status: status }: Pick<ApplicationDetailRow, 'id' | 'application_status'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('applications')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .where('status', 'not in', ['withdrawn', 'ended'])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const row = await database
    .selectFrom('applications')
    .select(['seen_at', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && (row.seen_at !== null || row.status === status);
}
