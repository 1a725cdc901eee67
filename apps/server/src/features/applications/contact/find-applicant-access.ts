import type { Queryable } from '../../../platform/database/database.ts';
import { listHeldApplications } from './applicant-access.queries.ts';
import { employerMaySeeContact } from '../application-policy.ts';

/** What an employer may see of a seeker, by the seeker's applications to its jobs. */
export interface ApplicantAccess {
  readonly mayReadProfile: boolean;
  readonly maySeeContact: boolean;
  /** The accepted applications that allow it. */
  readonly acceptedIds: readonly string[];
}

export async function findApplicantAccess(
  database: Queryable,
  pair: { readonly employerId: string; readonly seekerId: string },
  now: Date,
): Promise<ApplicantAccess> {
  const held = await listHeldApplications(database, pair);
  const accepted = held.filter((application) => employerMaySeeContact(application, now));
  return {
    mayReadProfile: held.length > 0,
    maySeeContact: accepted.length > 0,
    acceptedIds: accepted.map(({ id }) => id),
  };
}
