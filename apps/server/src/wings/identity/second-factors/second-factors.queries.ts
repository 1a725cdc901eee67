import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import {
  type Account,
  accountColumn,
  hashToken,
} from '../../../platform/authentication/sessions.ts';

export type SecondFactorRow = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>;

/** The authenticator of an account, enabled or not. */
export function findSecondFactor(database: Queryable, { kind, accountId }: Account) {
  return database
    .selectFrom('second_factors')
    .select(['id', 'totp_secret', 'totp_step', 'enabled_at'])
    .where(accountColumn(kind), '=', accountId)
    .executeTakeFirst();
}

/** Stores the secret of a new authenticator; one that is not enabled is replaced. */
export async function replacePendingFactor(
  transaction: DatabaseTransaction,
  account: Account,
  { totpSecret, now }: { totpSecret: Buffer; now: Date },
): Promise<void> {
  await transaction
    .deleteFrom('second_factors')
    .where(accountColumn(account.kind), '=', account.accountId)
    .where('enabled_at', 'is', null)
    .execute();
  await transaction
    .insertInto('second_factors')
    .values({
      id: newId(),
      [accountColumn(account.kind)]: account.accountId,
      totp_secret: totpSecret,
      created_at: now,
    })
    .execute();
}

export async function markEnabled(
  transaction: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('second_factors')
    .set({ enabled_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes the authenticator of an account if it was set up since a moment, with its recovery codes. */
export async function deleteSecondFactorSince(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
  since: Date,
): Promise<void> {
  await transaction
    .deleteFrom('second_factors')
    .where(accountColumn(kind), '=', accountId)
    .where('created_at', '>=', since)
    .execute();
}

/** With its recovery codes. */
export async function deleteSecondFactor(
  transaction: DatabaseTransaction,
  id: string,
): Promise<void> {
  await transaction.deleteFrom('second_factors').where('id', '=', id).execute();
}

/** Records that a code was used. @returns false if it, or a later one, was used before */
export async function useTotpStep(
  transaction: DatabaseTransaction,
  id: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('second_factors')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores the hashes of recovery codes. */
export async function insertRecoveryCodes(
  transaction: DatabaseTransaction,
  id: string,
  codes: readonly string[],
): Promise<void> {
  await transaction
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({ id: newId(), second_factor_id: id, code_hash: hashToken(code) })),
    )
    .execute();
}

/** Consumes a recovery code. @returns false if there is none such, or it was used before */
export async function useRecoveryCode(
  transaction: DatabaseTransaction,
  id: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('second_factor_id', '=', id)
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(database: Queryable, id: string): Promise<number> {
  const { count } = await database
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('second_factor_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
