import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import {
  type Account,
  accountColumn,
  type SessionKind,
} from '../../../platform/authentication/sessions.ts';

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number];

/** The passkeys of an account, newest first. */
export function findPasskeys(database: Queryable, { kind, accountId }: Account) {
  return database
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .where(accountColumn(kind), '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What an authenticator shows of an account. */
export async function findAccountNames(
  database: Queryable,
  { kind, accountId }: Account,
): Promise<{ name: string; displayName: string } | undefined> {
  if (kind === 'seeker') {
    const seeker = await database
      .selectFrom('seekers')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    return (
      seeker && { name: seeker.email, displayName: `${seeker.first_name} ${seeker.last_name}` }
    );
  }
  const employer = await database
    .selectFrom('employers')
    .select(['email', 'company_name'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return (
    employer && {
      name: `${employer.company_name} (${employer.email})`,
      displayName: employer.company_name,
    }
  );
}

interface NewPasskey {
  readonly id: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly name: string;
  readonly now: Date;
}

export function insertPasskey(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
  { id, credentialId, publicKey, signCount, name, now }: NewPasskey,
) {
  return transaction
    .insertInto('passkeys')
    .values({
      id,
      [accountColumn(kind)]: accountId,
      credential_id: credentialId,
      public_key: publicKey,
      sign_count: signCount,
      name,
      created_at: now,
    })
    .returning(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirstOrThrow();
}

/** @returns false if the account has no such passkey */
export async function deletePasskey(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where(accountColumn(kind), '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A passkey that opens accounts of a kind. */
export function findPasskeyOf(database: Queryable, kind: SessionKind, credentialId: Buffer) {
  return database
    .selectFrom('passkeys')
    .select(['id', 'public_key', 'sign_count'])
    .select((row) => row.ref(accountColumn(kind)).$notNull().as('account_id'))
    .where('credential_id', '=', credentialId)
    .where(accountColumn(kind), 'is not', null)
    .executeTakeFirst();
}

/** Records a sign-in. @returns false if the passkey was removed, or signed another one meanwhile */
export async function recordPasskeyUse(
  transaction: DatabaseTransaction,
  id: string,
  { countBefore, count, now }: { countBefore: number; count: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ sign_count: count, last_used_at: now })
    .where('id', '=', id)
    .where('sign_count', '=', countBefore)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if it was used before: of concurrent calls, one gets true */
export async function insertUsedChallenge(
  transaction: DatabaseTransaction,
  { hash, expiresAt }: { readonly hash: Buffer; readonly expiresAt: Date },
): Promise<boolean> {
  const used = await transaction
    .insertInto('used_passkey_challenges')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return used !== undefined;
}
