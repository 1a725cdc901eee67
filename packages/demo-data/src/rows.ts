/**
 * What a row of each kind has at least. The sample board, tests, proofs and benchmarks start from it and
 * add what they are about.
 */
import { type ApplicationStatus, DAY_MS, type PlanId, POLICIES_VERSION } from '@nextshift/contract';

interface Made {
  readonly id: string;
  readonly createdAt: Date;
}

interface Account extends Made {
  readonly email: string;
}

/** Whoever made it has confirmed the address. */
function accountRow({ id, email, createdAt }: Account, passwordHash: string) {
  return {
    id,
    email,
    email_confirmed_at: createdAt,
    password_hash: passwordHash,
    terms_accepted_at: createdAt,
    terms_version: POLICIES_VERSION,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export function seekerRow(account: Account, passwordHash: string) {
  return { ...accountRow(account, passwordHash), first_name: 'Robin', last_name: 'Park' };
}

export function employerRow(account: Account, passwordHash: string) {
  const row = accountRow(account, passwordHash);
  return { ...row, company_name: 'Copper Kettle', contact_email: row.email };
}

interface OfEmployer extends Made {
  readonly employerId: string;
}

/** A plan that runs for 30 days. @param key by which the provider knows it */
export function subscriptionRow(
  { id, employerId, plan, createdAt }: OfEmployer & { readonly plan: PlanId },
  key = id,
) {
  return {
    id,
    employer_id: employerId,
    provider: 'sandbox' as const,
    provider_subscription_id: `sub_${key}`,
    provider_customer_id: `cus_${key}`,
    plan_type: plan,
    billing_cycle: 'monthly' as const,
    status: 'active' as const,
    current_period_start: createdAt,
    current_period_end: new Date(createdAt.getTime() + 30 * DAY_MS),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const plainJob = {
  title: 'Barista',
  type: 'Part-time',
  city: 'Raleigh',
  state: 'NC',
  description: 'Make coffee in the morning.',
} as const;

/** The smallest body that an employer may post. */
export const minimalJobBody = { ...plainJob, payRate: 15, payFrequency: 'Per Hour' };

/** An active job, for 30 days. */
export function jobRow({ id, employerId, createdAt }: OfEmployer) {
  return {
    id,
    employer_id: employerId,
    ...plainJob,
    closes_at: new Date(createdAt.getTime() + 30 * DAY_MS),
    published_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

interface Applied extends OfEmployer {
  readonly jobId: string;
  readonly seekerId: string;
  readonly status?: ApplicationStatus;
}

/** An application of whose state its seeker was told. */
export function applicationRow(applied: Applied) {
  const { status = 'submitted', createdAt } = applied;
  return {
    id: applied.id,
    job_id: applied.jobId,
    employer_id: applied.employerId,
    seeker_id: applied.seekerId,
    status,
    told_status: status === 'withdrawn' ? 'submitted' : status,
    ended_reason: status === 'ended' ? ('closed' as const) : null,
    accepted_at: status === 'accepted' ? createdAt : null,
    created_at: createdAt,
    updated_at: createdAt,
  };
}
