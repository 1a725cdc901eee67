import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../platform/database.ts';
import type { Session } from '../../platform/sessions.ts';

/** Whose password it is. */
export type Account = Pick<Session, 'kind' | 'accountId'>;

function tableOf({ kind }: Pick<Account, 'kind'>) {
  return kind === 'seeker' ? 'seekers' : 'employers';
}

function ownerColumn({ kind }: Pick<Account, 'kind'>) {
  return kind === 'seeker' ? 'seeker_id' : 'employer_id';
}

export function findAccountByEmail(database: Queryable, kind: Account['kind'], email: string) {
  return database
    .selectFrom(tableOf({ kind }))
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

export function findCredentials(database: Queryable, account: Account) {
  return database
    .selectFrom(tableOf(account))
    .select(['email', 'password_hash'])
    .where('id', '=', account.accountId)
    .executeTakeFirst();
}

/** The same, held until the transaction ends: always before the account's tokens and sessions. */
export function lockCredentials(transaction: DatabaseTransaction, account: Account) {
  return transaction
    .selectFrom(tableOf(account))
    .select(['email', 'password_hash'])
    .where('id', '=', account.accountId)
    .forUpdate()
    .executeTakeFirst();
}

export async function setPassword(
  transaction: DatabaseTransaction,
  account: Account,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable(tableOf(account))
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', account.accountId)
    .execute();
}

interface NewToken {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly account: Account;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Keeps the hash of a token; the same token again lives longer.
 * @returns false when that token has been used or replaced
 */
export async function keepResetToken(
  transaction: DatabaseTransaction,
  { id, tokenHash, account, now, expiresAt }: NewToken,
): Promise<boolean> {
  const kept = await transaction
    .insertInto('password_reset_tokens')
    .values({
      id,
      token_hash: tokenHash,
      [ownerColumn(account)]: account.accountId,
      created_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('token_hash')
        .doUpdateSet({ expires_at: expiresAt })
        .where('password_reset_tokens.used_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Makes an account's tokens worthless, but for the one of the given hash. */
export async function voidResetTokens(
  transaction: DatabaseTransaction,
  account: Account,
  { keptHash, now }: { keptHash?: Buffer; now: Date },
): Promise<void> {
  let query = transaction
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where(ownerColumn(account), '=', account.accountId)
    .where('used_at', 'is', null);
  if (keptHash) query = query.where('token_hash', '<>', keptHash);
  await query.execute();
}

export async function countResetTokensSince(
  database: Queryable,
  account: Account,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('password_reset_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(ownerColumn(account), '=', account.accountId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

function usableToken(tokenHash: Buffer, now: Date) {
  return sql<boolean>`token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`;
}

/** Whose token it is; null for one that is unknown, used, replaced or too old. */
export async function findTokenOwner(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | null> {
  const row = await database
    .selectFrom('password_reset_tokens')
    .select(['seeker_id', 'employer_id'])
    .where(usableToken(tokenHash, now))
    .executeTakeFirst();
  if (row?.seeker_id) return { kind: 'seeker', accountId: row.seeker_id };
  if (row?.employer_id) return { kind: 'employer', accountId: row.employer_id };
  return null;
}

/** Uses a token up. @returns false when it was no longer usable: of many at once, one gets true */
export async function useResetToken(
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where(usableToken(tokenHash, now))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
