import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from '../../platform/authentication/sessions.ts';
import { claimChangeNotification } from './account-mail.queries.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;
/** Milliseconds between two such mails, so that nobody fills a mailbox by changing it back and forth. */
const INTERVAL_MS = 10 * 60_000;

interface PasswordNews {
  readonly account: Account;
  readonly email: string;
  readonly now: Date;
}

/**
 * Has the owner of an account told that its password changes: whoever did not do it learns of it. Part of
 * the transaction that changes it. The address is sealed, as for a forgotten password.
 */
export async function announcePasswordChange(
  transaction: DatabaseTransaction,
  { secrets }: Pick<Platform, 'secrets'>,
  { account, email, now }: PasswordNews,
): Promise<void> {
  const notSince = new Date(now.getTime() - INTERVAL_MS);
  if (!(await claimChangeNotification(transaction, account, { now, notSince }))) return;
  await enqueue(
    transaction,
    'account-mail',
    {
      mailId: newId(),
      kind: account.kind,
      sealedEmail: secrets.encrypt(email).toString('base64'),
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
