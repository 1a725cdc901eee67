import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS, type PlanId } from '@nextshift/contract';
import {
  applicationRow,
  employerRow,
  jobRow,
  seekerRow,
  subscriptionRow,
} from '@nextshift/demo-data/rows';
import type pg from 'pg';
import { insertRows } from '../database/insert-rows.ts';
import { PASSWORD_HASH } from './password.ts';

/** A signed-in person. */
export interface Account {
  readonly id: string;
  readonly token: string;
}

const rowOf = { seeker: seekerRow, employer: employerRow };
type Kind = keyof typeof rowOf;

/** Inserts many signed-in seekers, all with one password. */
export function insertSeekers(database: pg.Client, count: number): Promise<Account[]> {
  return insertAccounts(database, 'seeker', count);
}

/** Inserts employers likewise, all on one plan. */
export async function insertEmployers(
  database: pg.Client,
  count: number,
  plan: PlanId | null,
): Promise<Account[]> {
  const employers = await insertAccounts(database, 'employer', count);
  if (plan !== null) await insertPlans(database, employers, plan);
  return employers;
}

/** Plans that run for a month, as if they had been bought. */
export function insertPlans(
  database: pg.Client,
  employers: readonly { readonly id: string }[],
  plan: PlanId,
): Promise<void> {
  const createdAt = new Date();
  const rows = employers.map(({ id: employerId }) =>
    subscriptionRow({ id: randomUUID(), employerId, plan, createdAt }),
  );
  return insertRows(database, 'subscriptions', rows);
}

/** Active jobs of an employer, each with an applicant limit; null is unlimited. */
export async function insertJobs(
  database: pg.Client,
  { id: employerId }: Account,
  count: number,
  maxApplicants: number | null = null,
  openings = 1,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const createdAt = new Date();
  const limits = { max_applicants: maxApplicants, openings };
  const rows = ids.map((id) => ({ ...jobRow({ id, employerId, createdAt }), ...limits }));
  await insertRows(database, 'jobs', rows);
  return ids;
}

/** Applications to a job, one per seeker; returns their ids. */
export async function insertApplications(
  database: pg.Client,
  jobId: string,
  seekers: readonly Account[],
): Promise<string[]> {
  const { rows: jobs } = await database.query<{ employerId: string }>(
    'SELECT employer_id AS "employerId" FROM jobs WHERE id = $1',
    [jobId],
  );
  const createdAt = new Date();
  const rows = jobs.flatMap(({ employerId }) =>
    seekers.map(({ id: seekerId }) =>
      applicationRow({ id: randomUUID(), jobId, employerId, seekerId, createdAt }),
    ),
  );
  await insertRows(database, 'applications', rows);
  return rows.map(({ id }) => id);
}

async function insertAccounts(database: pg.Client, kind: Kind, count: number): Promise<Account[]> {
  const createdAt = new Date();
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return rowOf[kind]({ id, email: `${id}@mail.example`, createdAt }, PASSWORD_HASH);
  });
  await insertRows(database, `${kind}s`, rows);
  const accounts = rows.map(({ id }) => ({ id }));
  return signIn(database, kind, accounts);
}

/** Starts a session of each account, for a day. */
export async function signIn<Signed extends { readonly id: string }>(
  database: pg.Client,
  kind: Kind,
  accounts: readonly Signed[],
): Promise<(Signed & Account)[]> {
  const signedIn = accounts.map((account) => {
    return { ...account, token: randomBytes(32).toString('base64url') };
  });
  const rows = signedIn.map(({ id, token }) => ({
    id: randomUUID(),
    token_hash: `\\x${createHash('sha256').update(token).digest('hex')}`,
    [`${kind}_id`]: id,
    remembered: false,
    expires_at: new Date(Date.now() + DAY_MS),
  }));
  await insertRows(database, 'sessions', rows);
  return signedIn;
}
