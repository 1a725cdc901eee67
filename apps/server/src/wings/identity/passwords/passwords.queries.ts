import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { type Account, accountColumn } from '../../../platform/authentication/sessions.ts';

function tableOf({ kind }: Pick<Account, 'kind'>) {
  return kind === 'seeker' ? 'seekers' : 'employers';
}

export function findAccountByEmail(database: Queryable, kind: Account['kind'], email: string) {
  return database
    .selectFrom(tableOf({ kind }))
    .select(['id', 'email', 'password_hash'])
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

/**
 * The same, locked until the transaction ends; always lock it before the account's tokens and
 * sessions. What only refers to the account goes on.
 */
export function lockCredentials(transaction: DatabaseTransaction, account: Account) {
  return transaction
    .selectFrom(tableOf(account))
    .select(['email', 'password_hash'])
    .where('id', '=', account.accountId)
    .forNoKeyUpdate()
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

/** Replaces the hash of a password by another of the same password: nothing of the account changes. */
export async function renewPasswordHash(
  transaction: DatabaseTransaction,
  account: Account,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable(tableOf(account))
    .set({ password_hash: passwordHash })
    .where('id', '=', account.accountId)
    .execute();
}

interface NewToken {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly account: Account;
  /** A keyed hash of the requesting origin; null if no mail was requested. */
  readonly origin: Buffer | null;
  readonly isFromKnownOrigin: boolean;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores the hash of a token. */
export async function insertResetToken(
  transaction: DatabaseTransaction,
  { id, tokenHash, account, origin, isFromKnownOrigin, now, expiresAt }: NewToken,
): Promise<void> {
  await transaction
    .insertInto('password_reset_tokens')
    .values({
      id,
      token_hash: tokenHash,
      [accountColumn(account.kind)]: account.accountId,
      origin,
      from_known_origin: isFromKnownOrigin,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * Extends a stored token until that moment.
 * @returns whether it may be mailed: false if it was used or revoked, null if it is not stored
 */
export async function extendResetToken(
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean | null> {
  const stored = await transaction
    .selectFrom('password_reset_tokens')
    .select('used_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!stored) return null;
  if (stored.used_at !== null) return false;
  await transaction
    .updateTable('password_reset_tokens')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
  return true;
}

/** Revokes an account's tokens. */
export async function voidResetTokens(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('password_reset_tokens')
    .set({ used_at: now })
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** Counts links mailed since a moment, for an origin and for all unknown ones, with the latest. */
export function countResetMailsSince(
  database: Queryable,
  account: Account,
  { origin, since }: { origin: Buffer; since: Date },
) {
  return database
    .selectFrom('password_reset_tokens')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('origin', '=', origin).as('from_here'),
      select.fn.countAll<number>().filterWhere('from_known_origin', '=', false).as('from_unknown'),
      select.fn.max<Date | null>('created_at').as('last_at'),
    ])
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('origin', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

function usableToken(tokenHash: Buffer, now: Date) {
  return sql<boolean>`token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`;
}

/** Finds the owner of a token; null if it is unknown, used, revoked or expired. */
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

/** Consumes a token. @returns false if it was invalid: of concurrent calls, one gets true */
export async function consumeResetToken(
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
