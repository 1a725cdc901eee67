import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PASSWORD_HASH } from './password.ts';

/** A signed-in person. */
export interface Account {
  readonly id: string;
  readonly token: string;
}

type PaidPlan = 'basic' | 'impact' | 'accelerate' | 'corporate';

/** Inserts many signed-in seekers, all with one password. */
export function insertSeekers(database: pg.Client, count: number): Promise<Account[]> {
  return insertAccounts(
    database,
    count,
    `INSERT INTO seekers (id, first_name, last_name, email, email_confirmed_at, password_hash,
       terms_accepted_at, terms_version)
     SELECT id, 'Robin', 'Park', id || '@mail.example', now(), '${PASSWORD_HASH}', now(), '1' FROM person`,
    'seeker_id',
  );
}

/** Inserts employers likewise, all on one plan. */
export async function insertEmployers(
  database: pg.Client,
  count: number,
  plan: PaidPlan | null,
): Promise<Account[]> {
  const employers = await insertAccounts(
    database,
    count,
    `INSERT INTO employers (id, company_name, email, email_confirmed_at, contact_email, password_hash,
       terms_accepted_at, terms_version)
     SELECT id, 'Copper Kettle', id || '@mail.example', now(), id || '@mail.example', '${PASSWORD_HASH}', now(),
       '1'
     FROM person`,
    'employer_id',
  );
  if (plan === null) return employers;
  await database.query(
    `INSERT INTO subscriptions (id, employer_id, provider, provider_subscription_id,
       provider_customer_id, plan_type, billing_cycle, status, current_period_start,
       current_period_end)
     SELECT gen_random_uuid(), id, 'sandbox', 'sub_' || id, 'cus_' || id, $2, 'monthly', 'active',
       now(), now() + interval '30 days'
     FROM unnest($1::uuid[]) AS id`,
    [employers.map(({ id }) => id), plan],
  );
  return employers;
}

/** Active jobs of an employer, each with an applicant limit; null is unlimited. */
export async function insertJobs(
  database: pg.Client,
  employer: Account,
  count: number,
  maxApplicants: number | null = null,
  openings = 1,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.query(
    `INSERT INTO jobs (id, employer_id, title, description, type, city, state, max_applicants, openings,
       closes_at)
     SELECT id, $2, 'Paper Folder', 'You cut, fold and glue.', 'Part-time', 'Raleigh', 'NC', $3,
       $4, now() + interval '30 days'
     FROM unnest($1::uuid[]) AS id`,
    [ids, employer.id, maxApplicants, openings],
  );
  return ids;
}

/** Applications to a job, one per seeker; returns their ids. */
export async function insertApplications(
  database: pg.Client,
  jobId: string,
  seekers: readonly Account[],
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO applications (id, job_id, employer_id, seeker_id)
     SELECT gen_random_uuid(), jobs.id, jobs.employer_id, seeker_id
     FROM jobs, unnest($2::uuid[]) AS seeker_id WHERE jobs.id = $1
     RETURNING id`,
    [jobId, seekers.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

async function insertAccounts(
  database: pg.Client,
  count: number,
  insertion: string,
  owner: 'seeker_id' | 'employer_id',
): Promise<Account[]> {
  const accounts = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  await database.query(
    `WITH person AS (SELECT * FROM unnest($1::uuid[], $2::bytea[]) AS each (id, token_hash)),
       inserted AS (${insertion})
     INSERT INTO sessions (id, token_hash, ${owner}, remembered, expires_at)
     SELECT gen_random_uuid(), token_hash, id, false, now() + interval '1 day' FROM person`,
    [
      accounts.map(({ id }) => id),
      accounts.map(({ token }) => createHash('sha256').update(token).digest()),
    ],
  );
  return accounts;
}
