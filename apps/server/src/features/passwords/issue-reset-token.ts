import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/new-id.ts';
import { type Account, hashToken } from '../../platform/authentication/sessions.ts';
import { newLinkToken } from '../account-links/index.ts';
import { insertResetToken } from './passwords.queries.ts';
import { RESET_LIFETIME_MS } from './reset-lifetime.ts';

/** A token that sets a new password, for whoever has just shown in another way that the account is theirs. */
export async function issueResetToken(
  transaction: DatabaseTransaction,
  account: Account,
  now: Date,
): Promise<string> {
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  await insertResetToken(transaction, {
    id: newId(),
    tokenHash: hashToken(token),
    account,
    origin: null,
    isFromKnownOrigin: false,
    now,
    expiresAt,
  });
  return token;
}
