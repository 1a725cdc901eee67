import type { Queryable } from '../../../platform/database/database.ts';
import { listVisibleApplications } from './applicant-access.queries.ts';
import { employerMaySeeContact } from './employer-may-see-contact.ts';

/** What an employer may see of a seeker, by the seeker's applications to its jobs. */
export interface ApplicantAccess {
  readonly mayReadProfile: boolean;
  readonly maySeeContact: boolean;
  /** The accepted applications that grant the access. */
  readonly accepted: readonly { readonly id: string; readonly accepted_at: Date }[];
}

export async function findApplicantAccess(
  database: Queryable,
  pair: { readonly employerId: string; readonly seekerId: string },
  now: Date,
): Promise<ApplicantAccess> {
  const visible = await listVisibleApplications(database, pair);
  const accepted = visible.filter((application) => employerMaySeeContact(application, now));
  return {
    mayReadProfile: visible.length > 0,
    maySeeContact: accepted.length > 0,
    accepted,
  };
}
