import { dayOf } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** An application as it was accepted when the contact was shown. */
interface Shown {
  readonly id: string;
  readonly accepted_at: Date;
}

/** Records the first time each day of each acceptance that an employer sees the contact of applicants. */
export async function recordContactViews(
  database: Queryable,
  applications: readonly Shown[],
  now: Date,
): Promise<void> {
  if (applications.length === 0) return;
  await database
    .insertInto('contact_showings')
    .values(
      applications.map(({ id, accepted_at }) => ({
        application_id: id,
        accepted_at,
        shown_on: dayOf(now),
        shown_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'accepted_at', 'shown_on']).doNothing(),
    )
    .execute();
}

/** Which employers saw the contact of an application's seeker and when, oldest first. */
export function listContactViews(database: Queryable, applicationId: string) {
  return database
    .selectFrom('contact_showings')
    .innerJoin('applications', 'applications.id', 'contact_showings.application_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'applications.job_id')
    .select(['cleared_jobs.company_name', 'contact_showings.shown_at'])
    .where('contact_showings.application_id', '=', applicationId)
    .orderBy('contact_showings.shown_at')
    .execute();
}
