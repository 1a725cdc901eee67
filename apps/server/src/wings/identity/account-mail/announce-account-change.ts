import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { AccountNews } from './account-news.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

interface AccountChange {
  readonly account: Account;
  readonly email: string;
  readonly news: AccountNews;
}

/**
 * Notifies the owner of a change, in case someone else made it. Runs in the transaction that makes it. The address is
 * sealed, as for a password reset.
 */
export async function announceAccountChange(
  transaction: DatabaseTransaction,
  { secrets }: Pick<Platform, 'secrets'>,
  { account, email, news }: AccountChange,
): Promise<void> {
  await enqueue(
    transaction,
    'account-mail',
    {
      mailId: newId(),
      news,
      kind: account.kind,
      accountId: account.accountId,
      sealedEmail: secrets.encrypt(email).toString('base64'),
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
