import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';

/** Fingerprints of the keys that a database needs, locked against concurrent starts and rotations. */
export async function lockSecretKeys(transaction: DatabaseTransaction): Promise<string[]> {
  await sql`lock table secret_keys in exclusive mode`.execute(transaction);
  const rows = await transaction.selectFrom('secret_keys').select('fingerprint').execute();
  return rows.map(({ fingerprint }) => fingerprint);
}

export async function addSecretKey(
  transaction: DatabaseTransaction,
  fingerprint: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('secret_keys')
    .values({ fingerprint, first_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on the database needs only this key. */
export async function deleteOtherSecretKeys(
  transaction: DatabaseTransaction,
  fingerprint: string,
): Promise<void> {
  await transaction.deleteFrom('secret_keys').where('fingerprint', '<>', fingerprint).execute();
}

export interface SealedTaxNumber {
  readonly id: string;
  readonly tax_number_encrypted: Buffer;
}

/** Encrypted tax numbers after an id, ordered by employer. */
export async function listTaxNumbers(
  database: Database,
  afterId: string,
  limit: number,
): Promise<SealedTaxNumber[]> {
  return database
    .selectFrom('employers')
    .select(['id', 'tax_number_encrypted'])
    .where('tax_number_encrypted', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .$narrowType<SealedTaxNumber>()
    .execute();
}

/** Unless it has been changed meanwhile. */
export async function updateTaxNumber(
  database: Database,
  { id, tax_number_encrypted: before }: SealedTaxNumber,
  sealed: Buffer,
): Promise<void> {
  await database
    .updateTable('employers')
    .set({ tax_number_encrypted: sealed })
    .where('id', '=', id)
    .where('tax_number_encrypted', '=', before)
    .execute();
}

/** The encrypted secrets of operators' authenticators; there are few. */
export function listOperatorSecrets(database: Database) {
  return database.selectFrom('operators').select(['id', 'totp_secret']).orderBy('id').execute();
}

/** Unless it has been changed meanwhile. */
export async function updateOperatorSecret(
  database: Database,
  { id, totp_secret: before }: { readonly id: string; readonly totp_secret: Buffer },
  sealed: Buffer,
): Promise<void> {
  await database
    .updateTable('operators')
    .set({ totp_secret: sealed })
    .where('id', '=', id)
    .where('totp_secret', '=', before)
    .execute();
}

/** The encrypted secrets of accounts' authenticators after an id. */
export function listAuthenticatorSecrets(database: Database, afterId: string, limit: number) {
  return database
    .selectFrom('second_factors')
    .select(['id', 'totp_secret'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Unless it has been changed meanwhile. */
export async function updateAuthenticatorSecret(
  database: Database,
  { id, totp_secret: before }: { readonly id: string; readonly totp_secret: Buffer },
  sealed: Buffer,
): Promise<void> {
  await database
    .updateTable('second_factors')
    .set({ totp_secret: sealed })
    .where('id', '=', id)
    .where('totp_secret', '=', before)
    .execute();
}

/** The encrypted tokens of calendars after an id. */
export function listCalendarTokens(database: Database, afterId: string, limit: number) {
  return database
    .selectFrom('calendars')
    .select(['id', 'token_encrypted'])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Unless it has been replaced meanwhile. */
export async function updateCalendarToken(
  database: Database,
  { id, token_encrypted: before }: { readonly id: string; readonly token_encrypted: Buffer },
  sealed: Buffer,
): Promise<void> {
  await database
    .updateTable('calendars')
    .set({ token_encrypted: sealed })
    .where('id', '=', id)
    .where('token_encrypted', '=', before)
    .execute();
}

export interface SealedJob {
  readonly id: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly is_running: boolean;
}

/** Jobs of the queue with an encrypted value in their payload, recognized by its name prefix. */
export async function listSealedJobs(database: Database): Promise<SealedJob[]> {
  const { rows } = await sql<SealedJob>`
    select id, payload, locked_at is not null as is_running from graphile_worker._private_jobs
    where payload::text like '%"sealed%' order by id`.execute(database);
  return rows;
}

/** @returns false if the job has already started and no longer reads its payload */
export async function updateJobPayload(
  database: Database,
  { id }: SealedJob,
  payload: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update graphile_worker._private_jobs set payload = ${JSON.stringify(payload)}::json
    where id = ${id} and locked_at is null`.execute(database);
  return numAffectedRows > 0n;
}
