import {
  type Account,
  accountColumn,
  hashToken,
} from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';

/** The token of an account's calendar, encrypted; undefined before the account asks for one. */
export async function findSealedToken(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('calendars')
    .select('token_encrypted')
    .where(accountColumn(kind), '=', accountId)
    .executeTakeFirst();
  return row?.token_encrypted;
}

interface NewToken {
  readonly token: string;
  readonly sealed: Buffer;
  readonly now: Date;
}

function rowOf({ kind, accountId }: Account, { token, sealed, now }: NewToken) {
  return {
    id: newId(),
    [accountColumn(kind)]: accountId,
    token_hash: hashToken(token),
    token_encrypted: sealed,
    created_at: now,
  };
}

/** Stores the first token of an account, unless another request has just done so. */
export async function insertToken(
  database: Queryable,
  account: Account,
  token: NewToken,
): Promise<void> {
  await database
    .insertInto('calendars')
    .values(rowOf(account, token))
    .onConflict((conflict) => conflict.column(accountColumn(account.kind)).doNothing())
    .execute();
}

/** Stores a new token of an account in place of the last. */
export async function replaceToken(
  database: Queryable,
  account: Account,
  token: NewToken,
): Promise<void> {
  const row = rowOf(account, token);
  await database
    .insertInto('calendars')
    .values(row)
    .onConflict((conflict) =>
      conflict.column(accountColumn(account.kind)).doUpdateSet({
        token_hash: row.token_hash,
        token_encrypted: row.token_encrypted,
        created_at: row.created_at,
      }),
    )
    .execute();
}

/** Ends the address of an account's calendar. @returns whether there was one */
export async function deleteCalendarAddress(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('calendars')
    .where(accountColumn(kind), '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose calendar a token opens; undefined of an unknown one, and while the account is suspended. */
export async function findOwnerOfToken(
  database: Queryable,
  token: string,
): Promise<Account | undefined> {
  const row = await database
    .selectFrom('calendars')
    .leftJoin('seekers', 'seekers.id', 'calendars.seeker_id')
    .leftJoin('employers', 'employers.id', 'calendars.employer_id')
    .select(['calendars.seeker_id', 'calendars.employer_id'])
    .where('token_hash', '=', hashToken(token))
    .where('seekers.suspended_at', 'is', null)
    .where('employers.suspended_at', 'is', null)
    .executeTakeFirst();
  if (row?.seeker_id) return { kind: 'seeker', accountId: row.seeker_id };
  return row?.employer_id ? { kind: 'employer', accountId: row.employer_id } : undefined;
}
