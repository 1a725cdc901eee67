import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { insertLink, mailAccountLink, newLinkToken } from '../../identity/index.ts';
import { SIGN_UP_CONFIRMATION_MS } from './email-change-periods.ts';

/**
 * Mails a link that confirms the address with which an account was made. Runs in the transaction that makes the account,
 * or has locked it. Earlier links stay valid, until one is used.
 */
export async function mailConfirmation(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'clock' | 'secrets'>,
  account: Account & { readonly email: string },
): Promise<void> {
  const now = platform.clock();
  const token = newLinkToken();
  await insertLink(transaction, {
    purpose: 'confirm_email',
    token,
    account,
    emailChangeId: null,
    now,
    expiresAt: new Date(now.getTime() + SIGN_UP_CONFIRMATION_MS),
  });
  await mailAccountLink(transaction, platform, { mail: 'joined', token, email: account.email });
}
