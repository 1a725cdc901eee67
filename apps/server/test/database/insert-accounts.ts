import type { PlanId } from '@nextshift/contract';
import { employerRow, seekerRow, subscriptionRow } from '@nextshift/demo-data/rows';
import { PASSWORD, PASSWORD_HASH } from '@nextshift/test-kit/people/password';
import type { Insertable } from 'kysely';
import type { Employers, Seekers } from '../../src/platform/database/database-schema.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { startSession } from '../../src/platform/authentication/sessions.ts';
import type { TestApp } from '../create-test-app.ts';
import { anEmail } from '../unique.ts';

export { PASSWORD };

/** A signed-in account. */
export interface TestAccount {
  readonly id: string;
  readonly email: string;
  /** For `Authorization: Bearer`. */
  readonly token: string;
  /** The value of a `Cookie` header. */
  readonly cookie: string;
}

interface SeekerProfile {
  readonly phone?: string;
  readonly bio?: string;
}

interface NewSeeker extends Partial<Omit<Insertable<Seekers>, 'id'>> {
  readonly profile?: SeekerProfile;
}

/** A seeker with a session; with `profile`, one who has completed the wizard. */
export async function signUpSeeker(
  app: TestApp,
  { email = anEmail(), profile, ...columns }: NewSeeker = {},
): Promise<TestAccount> {
  const id = newId();
  const row = seekerRow({ id, email, createdAt: app.clock.read() }, PASSWORD_HASH);
  await app.database
    .insertInto('seekers')
    .values({ ...row, ...columns })
    .execute();
  if (profile) {
    await app.database
      .insertInto('profiles')
      .values({ seeker_id: id, phone_number: profile.phone ?? null, bio: profile.bio ?? null })
      .execute();
  }
  return withSession(app, { kind: 'seeker', id, email });
}

interface NewEmployer extends Partial<Omit<Insertable<Employers>, 'id'>> {
  readonly companyName?: string;
  readonly plan?: PlanId | null;
}

/** An employer with a session and, unless `plan` is null, a paid subscription for 30 days. */
export async function signUpEmployer(
  app: TestApp,
  {
    email = anEmail(),
    companyName = 'Copper Kettle',
    plan = 'corporate',
    ...columns
  }: NewEmployer = {},
): Promise<TestAccount> {
  const id = newId();
  await app.database
    .insertInto('employers')
    .values({
      ...employerRow({ id, email, createdAt: app.clock.read() }, PASSWORD_HASH),
      company_name: companyName,
      phone_number: '9195550100',
      website: 'https://copper-kettle.example',
      address: '12 Mill Street',
      city: 'Raleigh',
      state: 'NC',
      ...columns,
    })
    .execute();
  if (plan) await insertSubscription(app, { employerId: id, plan });
  return withSession(app, { kind: 'employer', id, email });
}

/** A subscription that the provider knows as well. */
export async function insertSubscription(
  app: TestApp,
  { employerId, plan }: { employerId: string; plan: PlanId },
): Promise<string> {
  const id = newId();
  const row = subscriptionRow({ id, employerId, plan, createdAt: app.clock.read() });
  app.payments.adopt({
    id: row.provider_subscription_id,
    customerId: row.provider_customer_id,
    employerId,
    planType: plan,
    billingCycle: row.billing_cycle,
    status: row.status,
    currentPeriodStart: row.current_period_start,
    currentPeriodEnd: row.current_period_end,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    createdAt: row.created_at,
  });
  await app.database
    .insertInto('subscriptions')
    .values({ ...row, provider: app.payments.name })
    .execute();
  return id;
}

/** Another session of an account, starting now. */
export async function signInAgain(
  app: TestApp,
  account: TestAccount,
  kind: 'seeker' | 'employer',
): Promise<TestAccount> {
  return withSession(app, { kind, id: account.id, email: account.email });
}

async function withSession(
  app: TestApp,
  { kind, id, email }: { kind: 'seeker' | 'employer'; id: string; email: string },
): Promise<TestAccount> {
  const owner = { kind, accountId: id, device: 'Unknown device', remembered: true };
  const { token } = await startSession(app.database, app.clock.read, owner);
  return { id, email, token, cookie: `nextshift-session=${token}` };
}
