import type { CompanyVerification, Verification } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { registrableDomain } from '../../../platform/mail/registrable-domain.ts';
import { domainOfEmail, findObstacle, hostOfWebsite } from './company-domain.ts';
import { isAtSuspendedDomain } from './suspended-domains.ts';
import type { VerificationRow } from './verification.queries.ts';

/** How far a company is checked. */
export function verificationOf(
  row: Pick<VerificationRow, 'suspended_at' | 'verified_at' | 'email_confirmed_at'>,
): Verification {
  if (row.suspended_at) return 'suspended';
  if (row.verified_at) return 'verified';
  return row.email_confirmed_at ? 'confirmed' : 'new';
}

/** The same with what is missing, for the company itself. */
export async function presentVerification(
  database: Queryable,
  employerId: string,
  row: VerificationRow,
): Promise<CompanyVerification> {
  const verification = verificationOf(row);
  const websiteHost = hostOfWebsite(row.website);
  return {
    verification,
    verifiedBy: row.verified_by,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    mailDomain: domainOfEmail(row.email),
    websiteHost,
    websiteDomain: websiteHost === null ? null : registrableDomain(websiteHost),
    obstacle:
      verification === 'verified'
        ? null
        : row.email_confirmed_at === null
          ? 'unconfirmed'
          : (findObstacle(row) ??
            ((await isAtSuspendedDomain(database, employerId, row)) ? 'review' : null)),
  };
}
