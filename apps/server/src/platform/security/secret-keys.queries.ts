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

/** Where the database has what the server has encrypted, besides payloads of jobs. */
export const sealedColumns = [
  { what: 'tax numbers', table: 'employers', column: 'tax_number_encrypted' },
  { what: 'operators', table: 'operators', column: 'totp_secret' },
  { what: 'authenticators', table: 'second_factors', column: 'totp_secret' },
  { what: 'calendars', table: 'calendars', column: 'token_encrypted' },
  { what: 'push keys', table: 'push_keys', column: 'private_key_encrypted' },
] as const;
export type SealedColumn = (typeof sealedColumns)[number];

export interface SealedValue {
  readonly id: string;
  readonly sealed: Buffer;
}

/** The encrypted values of a column after an id, ordered by it. */
export async function listSealedValues(
  database: Database,
  { table, column }: SealedColumn,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<SealedValue[]> {
  const { rows } = await sql<SealedValue>`
    select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and id > ${afterId} order by id limit ${limit}`.execute(
    database,
  );
  return rows;
}

/** Unless it has been changed meanwhile. */
export async function updateSealedValue(
  database: Database,
  { table, column }: SealedColumn,
  { id, sealed: before }: SealedValue,
  sealed: Buffer,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where id = ${id} and ${sql.ref(column)} = ${before}`.execute(database);
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
