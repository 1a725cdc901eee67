import { POLICIES_VERSION } from '@nextshift/contract';
import { newId } from '../platform/new-id.ts';
import type { DemoEmployer } from './demo-data.ts';
import { idOfKey } from './id-of-key.ts';

type Ids = ReadonlyMap<string, string>;

export function employerRows(
  employers: readonly DemoEmployer[],
  { ids, logos, passwordHash }: { ids: Ids; logos: Ids; passwordHash: string },
) {
  return employers.map((employer) => ({
    id: idOfKey(ids, employer.key),
    company_name: employer.companyName,
    email: employer.email,
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

/** Plans of the sample, as the sandbox would have sold them. */
export function subscriptionRows(employers: readonly DemoEmployer[], ids: Ids) {
  return employers.flatMap((employer) => {
    const { plan, billingCycle, subscribedAt, currentPeriodStart, currentPeriodEnd } = employer;
    if (
      plan === 'none' ||
      !billingCycle ||
      !subscribedAt ||
      !currentPeriodStart ||
      !currentPeriodEnd
    )
      return [];
    return [
      {
        id: newId(),
        employer_id: idOfKey(ids, employer.key),
        provider: 'sandbox' as const,
        provider_subscription_id: `sub_demo_${employer.key}`,
        provider_customer_id: `cus_demo_${employer.key}`,
        plan_type: plan,
        billing_cycle: billingCycle,
        status: 'active' as const,
        current_period_start: currentPeriodStart,
        current_period_end: currentPeriodEnd,
        created_at: subscribedAt,
        updated_at: subscribedAt,
      },
    ];
  });
}
