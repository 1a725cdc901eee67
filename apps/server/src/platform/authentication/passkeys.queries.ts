import type { DatabaseTransaction } from '../database/database.ts';
import { type Account, accountColumn } from './sessions.ts';

/** Removes all passkeys of an account. @returns whether it had any */
export async function deletePasskeys(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where(accountColumn(kind), '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
