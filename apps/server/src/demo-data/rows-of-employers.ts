import type { DemoEmployer } from '@nextshift/demo-data';
import { POLICIES_VERSION } from '@nextshift/contract';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

export function employerRows(
  employers: readonly DemoEmployer[],
  { ids, logos, passwordHash }: { ids: Ids; logos: Ids; passwordHash: string },
) {
  return employers.map((employer) => ({
    ...verificationOf(employer),
    id: idOfKey(ids, employer.key),
    company_name: employer.companyName,
    email: employer.email,
    email_confirmed_at: employer.createdAt,
    contact_email: employer.email,
    password_hash: passwordHash,
    phone_number: employer.phone,
    website: employer.website,
    address: employer.address,
    city: employer.city,
    state: employer.state,
    description: employer.description,
    logo_file_id: idOfKey(logos, employer.key),
    terms_accepted_at: employer.createdAt,
    terms_version: POLICIES_VERSION,
    created_at: employer.createdAt,
    updated_at: employer.createdAt,
  }));
}

/** Companies with a plan and a website were verified by an operator. */
function verificationOf({ plan, website, createdAt }: DemoEmployer) {
  if (plan === 'none' || website === null) return { verified_at: null, verified_by: null };
  return { verified_at: createdAt, verified_by: 'operator' as const };
}
