import type { School, SchoolStatus } from '@nextshift/contract';
import type { Config } from '../../../config.ts';
import { findSchoolName } from './school-domains.ts';
import { isLinkWorking } from './school-link-period.ts';
import type { findSchoolSources } from './schools.queries.ts';

/** The addresses of a seeker, and when each was confirmed. */
export interface ConfirmedAddresses {
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly school_email: string | null;
  readonly school_confirmed_at: Date | null;
}

type Schools = Pick<Config, 'schoolDomains'>;

/** The school of a seeker: of the address that was confirmed for it, or else of the account's own. */
function presentSchool(row: ConfirmedAddresses, { schoolDomains }: Schools): School | null {
  const addresses = [
    { email: row.school_email, at: row.school_confirmed_at },
    { email: row.email, at: row.email_confirmed_at },
  ];
  for (const { email, at } of addresses) {
    const name = email === null || at === null ? null : findSchoolName(email, schoolDomains);
    if (name !== null && at !== null) return { name, confirmedAt: at.toISOString() };
  }
  return null;
}

/** The school of a seeker as employers see it: null unless the seeker shows it. */
export function presentShownSchool(
  row: ConfirmedAddresses & { readonly school_visible: boolean | null },
  schools: Schools,
): School | null {
  return row.school_visible === true ? presentSchool(row, schools) : null;
}

type Sources = NonNullable<Awaited<ReturnType<typeof findSchoolSources>>>;

/** What a seeker knows of the own school. */
export function presentSchoolStatus(
  row: Sources,
  { schools, now }: { schools: Schools; now: Date },
): SchoolStatus {
  const isPending = row.requested_at !== null && isLinkWorking(row.requested_at, now);
  return {
    school: presentSchool(row, schools),
    shown: row.school_visible,
    schoolEmail: row.school_email,
    pendingEmail: isPending ? row.pending_email : null,
  };
}
