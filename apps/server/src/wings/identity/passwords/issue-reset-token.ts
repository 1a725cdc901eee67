import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { type Account, hashToken } from '../../../platform/authentication/sessions.ts';
import { newLinkToken } from '../account-links/index.ts';
import { insertResetToken } from './passwords.queries.ts';
import { RESET_LIFETIME_MS } from './reset-lifetime.ts';

/** Issues a token to set a new password, for an owner who was verified in another way. */
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
