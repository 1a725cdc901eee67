import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import {
  type Account,
  accountColumn,
  hashToken,
} from '../../../platform/authentication/sessions.ts';

type Purpose = 'confirm_email' | 'confirm_school' | 'undo_email_change';

/** The purposes of links that belong to no change of the address. */
type OwnPurpose = Exclude<Purpose, 'undo_email_change'>;

/** A working link and the account it belongs to. */
export interface AccountLink {
  readonly id: string;
  readonly account: Account;
  /** Null for the address with which the account was made. */
  readonly emailChangeId: string | null;
}

interface NewLink {
  readonly purpose: Purpose;
  readonly token: string;
  readonly account: Account;
  readonly emailChangeId: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Stores the hash of a link's token. */
export async function insertLink(transaction: DatabaseTransaction, link: NewLink): Promise<void> {
  await transaction
    .insertInto('account_links')
    .values({
      id: newId(),
      purpose: link.purpose,
      token_hash: hashToken(link.token),
      [accountColumn(link.account.kind)]: link.account.accountId,
      email_change_id: link.emailChangeId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Finds the link of a token, if it has that purpose and works at that moment. */
export async function findLink(
  database: Queryable,
  { purpose, token, now }: { purpose: Purpose; token: string; now: Date },
): Promise<AccountLink | null> {
  const row = await database
    .selectFrom('account_links')
    .select(['id', 'seeker_id', 'employer_id', 'email_change_id'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const account: Account | null = row?.seeker_id
    ? { kind: 'seeker', accountId: row.seeker_id }
    : row?.employer_id
      ? { kind: 'employer', accountId: row.employer_id }
      : null;
  return row && account ? { id: row.id, account, emailChangeId: row.email_change_id } : null;
}

/** Consumes a link. @returns false when it no longer worked: of concurrent calls, one gets true */
export async function consumeLink(
  transaction: DatabaseTransaction,
  { id }: AccountLink,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .updateTable('account_links')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Revokes the links that would give the account another address. */
export async function voidEmailConfirmations(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ used_at: now })
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('purpose', '=', 'confirm_email')
    .where('email_change_id', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
}

/** Revokes the links that confirm the address with which the account was made, or one at a school. */
export async function voidOwnConfirmations(
  transaction: DatabaseTransaction,
  account: Account,
  { purpose, now }: { purpose: OwnPurpose; now: Date },
): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ used_at: now })
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('purpose', '=', purpose)
    .where('email_change_id', 'is', null)
    .where('used_at', 'is', null)
    .execute();
}

/** When such links were mailed since a moment, newest first. */
export async function listOwnConfirmationsSince(
  database: Queryable,
  account: Account,
  { purpose, since }: { purpose: OwnPurpose; since: Date },
): Promise<Date[]> {
  const rows = await database
    .selectFrom('account_links')
    .select('created_at')
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('purpose', '=', purpose)
    .where('email_change_id', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Revokes every link of the changes. */
export async function voidEmailChangeLinks(
  transaction: DatabaseTransaction,
  changeIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ used_at: now })
    .where('email_change_id', 'in', changeIds)
    .where('used_at', 'is', null)
    .execute();
}

/** Extends the links of one purpose until that moment. */
export async function extendLinks(
  transaction: DatabaseTransaction,
  { changeId, purpose, expiresAt }: { changeId: string; purpose: Purpose; expiresAt: Date },
): Promise<void> {
  await transaction
    .updateTable('account_links')
    .set({ expires_at: expiresAt })
    .where('email_change_id', '=', changeId)
    .where('purpose', '=', purpose)
    .execute();
}
