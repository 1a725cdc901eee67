import type { Queryable } from '../../../platform/database/database.ts';

/** The events of an application, in the order in which they were recorded. */
export function listEvents(database: Queryable, applicationId: string) {
  return database
    .selectFrom('application_events')
    .select(['at', 'from_status', 'to_status', 'actor', 'reason'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
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
