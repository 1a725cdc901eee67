import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

/** An operator who may sign in. */
export function findOperator(database: Queryable, operatorId: string) {
  return database
    .selectFrom('operators')
    .select(['id', 'email'])
    .where('id', '=', operatorId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** The ids of those who may sign in, but for one. */
export async function findOtherOperators(
  database: Queryable,
  operatorId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('operators')
    .select('id')
    .where('id', '<>', operatorId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function findOperatorCredentials(database: Queryable, email: string) {
  return database
    .selectFrom('operators')
    .select(['id', 'email', 'password_hash', 'totp_secret', 'totp_step'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Records that a code was used. @returns false if it, or a later one, was used meanwhile */
export async function useTotpStep(
  transaction: DatabaseTransaction,
  operatorId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operators')
    .set({ totp_step: step })
    .where('id', '=', operatorId)
    .where('totp_step', '<', step)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface NewOperator {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly totpSecret: Buffer;
  readonly now: Date;
}

/** Adds an operator; one of that address gets the new password and secret. @returns the id */
export async function upsertOperator(
  database: Queryable,
  { id, email, passwordHash, totpSecret, now }: NewOperator,
): Promise<string> {
  const row = await database
    .insertInto('operators')
    .values({
      id,
      email,
      password_hash: passwordHash,
      totp_secret: totpSecret,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({
        password_hash: passwordHash,
        totp_secret: totpSecret,
        totp_step: 0,
        removed_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** @returns the operator's id; undefined if there is none of that address */
export async function markOperatorRemoved(
  database: Queryable,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const row = await database
    .updateTable('operators')
    .set({ removed_at: now })
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
