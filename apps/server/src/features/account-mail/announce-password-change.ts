import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from '../../platform/authentication/sessions.ts';
import { claimChangeNotification } from './account-mail.queries.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;
/** Milliseconds between two such mails, so that repeated changes do not flood the mailbox. */
const INTERVAL_MS = 10 * 60_000;

interface PasswordChange {
  readonly account: Account;
  readonly email: string;
  readonly now: Date;
}

/**
 * Notifies the owner that the password changes, in case someone else changed it. Runs in the
 * transaction that changes it. The address is sealed, as for a password reset.
 */
export async function announcePasswordChange(
  transaction: DatabaseTransaction,
  { secrets }: Pick<Platform, 'secrets'>,
  { account, email, now }: PasswordChange,
): Promise<void> {
  const notSince = new Date(now.getTime() - INTERVAL_MS);
  if (!(await claimChangeNotification(transaction, account, { now, notSince }))) return;
  await enqueue(
    transaction,
    'account-mail',
    {
      mailId: newId(),
      kind: account.kind,
      accountId: account.accountId,
      sealedEmail: secrets.encrypt(email).toString('base64'),
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
