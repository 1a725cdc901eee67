import { MINUTE_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { claimChangeNotification } from './account-mail.queries.ts';
import { announceAccountChange } from './account-mail.ts';

/** Milliseconds between two such mails, so that repeated changes do not flood the mailbox. */
const INTERVAL_MS = 10 * MINUTE_MS;

interface PasswordChange {
  readonly account: Account;
  readonly email: string;
  readonly now: Date;
}

/** Notifies the owner that the password changes, unless that was announced just before. */
export async function announcePasswordChange(
  transaction: DatabaseTransaction,
  platform: Pick<Platform, 'secrets'>,
  { account, email, now }: PasswordChange,
): Promise<void> {
  const notSince = new Date(now.getTime() - INTERVAL_MS);
  if (!(await claimChangeNotification(transaction, account, { now, notSince }))) return;
  await announceAccountChange(transaction, platform, { account, email, news: 'password' });
}
