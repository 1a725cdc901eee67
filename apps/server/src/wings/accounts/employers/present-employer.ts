import type { Employer, PublicEmployer } from '@nextshift/contract';
import { publicFileUrl } from '../../../platform/files/public-files.ts';
import { explainHeldTexts, verificationOf } from '../../screening/index.ts';
import { presentResponsiveness } from '../../jobs/index.ts';
import type { EmployerRow, PublicEmployerRow } from './employers.queries.ts';

/** A company as everyone sees it: never its EIN, street address or plan. */
export function presentPublicEmployer(row: PublicEmployerRow): PublicEmployer {
  return {
    id: row.id,
    logo: publicFileUrl(row.logo_key),
    companyName: row.company_name,
    city: row.city,
    state: row.state,
    website: row.website,
    description: row.description,
    email: row.contact_email,
    phoneNumber: row.phone_number,
    responsiveness: presentResponsiveness(row),
    verified: row.verified_at !== null,
    verifiedBy: row.verified_by,
    verifiedAt: row.verified_at?.toISOString() ?? null,
  };
}

/** A company as its own employer sees it. */
export function presentEmployer(row: EmployerRow, pendingEmail: string | null): Employer {
  return {
    ...presentPublicEmployer(row),
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    pendingEmail,
    contactEmail: row.contact_email,
    address: row.address,
    taxNumberLastFour: row.tax_number_last_four,
    verification: verificationOf(row),
    moderationReasons: explainHeldTexts(row),
    createdAt: row.created_at.toISOString(),
  };
}
