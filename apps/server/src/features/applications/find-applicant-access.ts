import type { Queryable } from '../../platform/database.ts';
import { listHeldApplications } from './applicant-access.queries.ts';
import { employerMaySeeContact } from './application-policy.ts';

/** What the applications that an employer holds let it know of their seeker. */
export interface ApplicantAccess {
  readonly mayReadProfile: boolean;
  readonly maySeeContact: boolean;
}

export async function findApplicantAccess(
  database: Queryable,
  pair: { readonly employerId: string; readonly seekerId: string },
  now: Date,
): Promise<ApplicantAccess> {
  const held = await listHeldApplications(database, pair);
  return {
    mayReadProfile: held.length > 0,
    maySeeContact: held.some((application) => employerMaySeeContact(application, now)),
  };
}
