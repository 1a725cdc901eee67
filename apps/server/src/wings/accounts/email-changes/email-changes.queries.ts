import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import {
  type Account,
  accountColumn,
  hashToken,
  type SessionKind,
} from '../../../platform/authentication/sessions.ts';

function tableOf(kind: Account['kind']) {
  return kind === 'seeker' ? 'seekers' : 'employers';
}

/** The address that an account is changing to; null without a pending change. */
export async function findPendingEmail(
  database: Queryable,
  account: Account,
  now: Date,
): Promise<string | null> {
  const row = await database
    .selectFrom('email_changes')
    .select('new_email')
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('effective_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where((change) =>
      change.exists(
        change
          .selectFrom('account_links')
          .select('account_links.id')
          .whereRef('email_change_id', '=', 'email_changes.id')
          .where('purpose', '=', 'confirm_email')
          .where('used_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Whether an address is used by another account of the same kind, or reserved for one. */
export async function isEmailTaken(
  database: Queryable,
  { kind, accountId }: Account,
  email: string,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from ${sql.table(tableOf(kind))} where lower(email) = lower(${email}) and id <> ${accountId}
    ) or exists (
      select from email_changes
      where lower(old_email) = lower(${email}) and effective_at is not null and ended_at is null
        and ${sql.ref(accountColumn(kind))} <> ${accountId}
    ) as taken`.execute(database);
  return rows[0]?.taken ?? false;
}

/** When an account requested its changes since a moment, newest first. */
export async function listRequestsSince(
  database: Queryable,
  account: Account,
  since: Date,
): Promise<Date[]> {
  const rows = await database
    .selectFrom('email_changes')
    .select('requested_at')
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('requested_at', '>', since)
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map((row) => row.requested_at);
}

/** Ends the change that has not taken effect. */
export async function endPendingChange(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('effective_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

interface NewChange {
  readonly id: string;
  readonly account: Account;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly sessionId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertEmailChange(
  transaction: DatabaseTransaction,
  change: NewChange,
): Promise<void> {
  await transaction
    .insertInto('email_changes')
    .values({
      id: change.id,
      [accountColumn(change.account.kind)]: change.account.accountId,
      old_email: change.oldEmail,
      new_email: change.newEmail,
      session_id: change.sessionId,
      requested_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute();
}

export function findEmailChange(database: Queryable, id: string) {
  return database
    .selectFrom('email_changes')
    .select(['id', 'old_email', 'new_email', 'session_id', 'requested_at', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns false when it was replaced, has expired, or already took effect */
export async function markEffective(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const made = await transaction
    .updateTable('email_changes')
    .set({ effective_at: now })
    .where('id', '=', id)
    .where('effective_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Whether an account has left an address that is still reserved for it. */
export async function isEmailReservedFor(
  database: Queryable,
  account: Account,
  email: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('email_changes')
    .select('id')
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('old_email', '=', email)
    .where('effective_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends an account's changes since a moment. @returns their ids, including those that had ended
 * before
 */
export async function endChangesSince(
  transaction: DatabaseTransaction,
  account: Account,
  { since, now }: { since: Date; now: Date },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('email_changes')
    .set({ ended_at: sql`coalesce(ended_at, ${now})` })
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('requested_at', '>=', since)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Records that the owner used a link that was mailed to the present address. */
export async function markEmailConfirmed(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable(tableOf(account.kind))
    .set({ email_confirmed_at: now })
    .where('id', '=', account.accountId)
    .execute();
}

/**
 * Changes the address to one that a link was mailed to, which its owner has used: it is confirmed.
 * @throws the unique violation of the account's table when the email is another's
 */
export async function setEmail(
  transaction: DatabaseTransaction,
  account: Account,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable(tableOf(account.kind))
    .set({ email, email_confirmed_at: now, updated_at: now })
    .where('id', '=', account.accountId)
    .execute();
}

/** Whose present address is confirmed, of a link that confirms one; null if it is not or the link is not ours. */
export async function findConfirmedBy(
  database: Queryable,
  token: string,
): Promise<SessionKind | null> {
  const { rows } = await sql<{ kind: SessionKind }>`
    select case when links.seeker_id is null then 'employer' else 'seeker' end as kind
    from account_links as links
      left join email_changes as changes on changes.id = links.email_change_id
      left join seekers on seekers.id = links.seeker_id
      left join employers on employers.id = links.employer_id
    where links.token_hash = ${hashToken(token)} and links.purpose = 'confirm_email'
      and coalesce(seekers.email_confirmed_at, employers.email_confirmed_at) is not null
      and (changes.id is null or changes.effective_at is not null
        and changes.new_email = coalesce(seekers.email, employers.email))`.execute(database);
  return rows[0]?.kind ?? null;
}
