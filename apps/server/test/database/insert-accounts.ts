import { DAY_MS, type PlanId } from '@nextshift/contract';
import { PASSWORD, PASSWORD_HASH } from '@nextshift/test-kit/people/password';
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
  readonly isVisible?: boolean;
}

/** A seeker with a session; with `profile`, one who has completed the wizard. */
export async function signUpSeeker(
  app: TestApp,
  { email = anEmail(), profile }: { email?: string; profile?: SeekerProfile } = {},
): Promise<TestAccount> {
  const id = newId();
  const now = app.clock.read();
  await app.database
    .insertInto('seekers')
    .values({
      id,
      first_name: 'Robin',
      last_name: 'Park',
      email,
      email_confirmed_at: now,
      password_hash: PASSWORD_HASH,
      profile_visible: profile?.isVisible ?? true,
      terms_accepted_at: now,
      terms_version: 'test',
    })
    .execute();
  if (profile) {
    await app.database
      .insertInto('profiles')
      .values({ seeker_id: id, phone_number: profile.phone ?? null, bio: profile.bio ?? null })
      .execute();
  }
  return withSession(app, { kind: 'seeker', id, email });
}

interface NewEmployer {
  readonly email?: string;
  readonly companyName?: string;
  readonly plan?: PlanId | null;
}

/** An employer with a session and, unless `plan` is null, a paid subscription for 30 days. */
export async function signUpEmployer(
  app: TestApp,
  { email = anEmail(), companyName = 'Copper Kettle', plan = 'corporate' }: NewEmployer = {},
): Promise<TestAccount> {
  const id = newId();
  const now = app.clock.read();
  await app.database
    .insertInto('employers')
    .values({
      id,
      company_name: companyName,
      email,
      contact_email: email,
      email_confirmed_at: now,
      password_hash: PASSWORD_HASH,
      phone_number: '9195550100',
      website: 'https://copper-kettle.example',
      address: '12 Mill Street',
      city: 'Raleigh',
      state: 'NC',
      terms_accepted_at: now,
      terms_version: 'test',
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
  const now = app.clock.read();
  const bought = {
    id: `sub_${id}`,
    customerId: `cus_${id}`,
    employerId,
    planType: plan,
    billingCycle: 'monthly',
    status: 'active',
    currentPeriodStart: now,
    currentPeriodEnd: new Date(now.getTime() + 30 * DAY_MS),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    createdAt: now,
  } as const;
  app.payments.adopt(bought);
  await app.database
    .insertInto('subscriptions')
    .values({
      id,
      employer_id: employerId,
      provider: app.payments.name,
      provider_subscription_id: bought.id,
      provider_customer_id: bought.customerId,
      plan_type: plan,
      billing_cycle: bought.billingCycle,
      status: bought.status,
      current_period_start: now,
      current_period_end: bought.currentPeriodEnd,
      created_at: now,
    })
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
