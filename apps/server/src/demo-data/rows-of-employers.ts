import type { DemoEmployer } from '@nextshift/demo-data';
import { employerRow } from '@nextshift/demo-data/rows';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

export function employerRows(
  employers: readonly DemoEmployer[],
  { ids, logos, passwordHash }: { ids: Ids; logos: Ids; passwordHash: string },
) {
  return employers.map((employer) => ({
    ...employerRow({ ...employer, id: idOfKey(ids, employer.key) }, passwordHash),
    ...verificationOf(employer),
    company_name: employer.companyName,
    phone_number: employer.phone,
    website: employer.website,
    address: employer.address,
    city: employer.city,
    state: employer.state,
    description: employer.description,
    logo_file_id: idOfKey(logos, employer.key),
  }));
}

/** Companies with a plan and a website were verified by an operator. */
function verificationOf({ plan, website, createdAt }: DemoEmployer) {
  if (plan === 'none' || website === null) return { verified_at: null, verified_by: null };
  return { verified_at: createdAt, verified_by: 'operator' as const };
}
