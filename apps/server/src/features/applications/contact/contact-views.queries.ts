import { dayOf } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** Records the first time each day that an employer sees the contact of applicants. */
export async function recordContactViews(
  database: Queryable,
  applicationIds: readonly string[],
  now: Date,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await database
    .insertInto('contact_views')
    .values(
      applicationIds.map((id) => ({ application_id: id, viewed_on: dayOf(now), viewed_at: now })),
    )
    .onConflict((conflict) => conflict.columns(['application_id', 'viewed_on']).doNothing())
    .execute();
}

/** Which employers saw the contact of an application's seeker and when, oldest first. */
export function listContactViews(database: Queryable, applicationId: string) {
  return database
    .selectFrom('contact_views')
    .innerJoin('applications', 'applications.id', 'contact_views.application_id')
    .innerJoin('employers', 'employers.id', 'applications.employer_id')
    .select(['employers.company_name', 'contact_views.viewed_at'])
    .where('contact_views.application_id', '=', applicationId)
    .orderBy('contact_views.viewed_at')
    .execute();
}
