import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { voidEmailConfirmations } from '../account-links/index.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { voidResetTokens } from './passwords.queries.ts';

/**
 * Revokes mailed links that would open or move an account. Links that undo a change of its email
 * stay: they are the owner's way back.
 */
export async function voidMailedLinks(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<void> {
  await voidResetTokens(transaction, account, now);
  await voidEmailConfirmations(transaction, account, now);
}
