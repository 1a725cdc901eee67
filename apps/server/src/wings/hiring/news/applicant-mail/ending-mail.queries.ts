import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';

/**
 * A seeker to mail, and the applications that ended without a mail about it, in order. Who was warned of a scam has had
 * a mail that says more.
 */
export async function findUnmailedEndings(database: Queryable, seekerId: string) {
  const endings = await database
    .selectFrom('applications')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'applications.job_id')
    .select((select) => [
      'applications.id',
      'applications.updated_at',
      select.ref('applications.ended_reason').$notNull().as('reason'),
      'cleared_jobs.title as job_title',
      'cleared_jobs.company_name',
    ])
    .where('applications.seeker_id', '=', seekerId)
    .where('applications.status', '=', 'ended')
    .where('applications.ending_mailed_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('scam_warnings')
            .select('scam_warnings.application_id')
            .whereRef('scam_warnings.application_id', '=', 'applications.id')
            .whereRef('scam_warnings.warned_at', '>=', 'applications.created_at'),
        ),
      ),
    )
    .orderBy('applications.updated_at')
    .orderBy('applications.id')
    .execute();
  const seeker = await database
    .selectFrom('seekers')
    .select(['email', 'first_name'])
    .where('id', '=', seekerId)
    .executeTakeFirst();
  return { seeker, endings };
}

/** Records that the seeker was mailed about these endings. */
export async function recordEndingsMailed(
  database: Queryable,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  await database
    .updateTable('applications')
    .set({ ending_mailed_at: now })
    .where(sql<boolean>`id = any(${applicationIds}::uuid[])`)
    .where('status', '=', 'ended')
    .execute();
}
