import { MINUTE_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { createKnownOrigins } from '../../../platform/authentication/known-origins.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimSignInMail, markBrowserKnown } from './account-mail.queries.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;
/** Milliseconds between two such mails, so that repeated sign-ins do not flood the mailbox. */
const INTERVAL_MS = 10 * MINUTE_MS;

interface SignIn {
  readonly account: Account;
  readonly device: string;
  readonly origin: CallOrigin;
}

/**
 * Notifies the owner of a sign-in with a browser that the account has not signed in with before, in case it is someone
 * else. Runs in the transaction that starts the session, with the account's row locked. The first browser of an account
 * is no news: there is none before it.
 */
export async function announceSignIn(
  transaction: DatabaseTransaction,
  platform: Platform,
  { account, device, origin }: SignIn,
): Promise<void> {
  const hadBrowser = await markBrowserKnown(transaction, account);
  if (!hadBrowser || createKnownOrigins(platform).isKnownBrowser(account, origin)) return;
  const now = platform.clock();
  const notSince = new Date(now.getTime() - INTERVAL_MS);
  const email = await claimSignInMail(transaction, account, { now, notSince });
  if (email === null) return;
  await enqueue(
    transaction,
    'sign-in-mail',
    {
      mailId: newId(),
      kind: account.kind,
      accountId: account.accountId,
      device,
      signedInAt: now.toISOString(),
      sealedEmail: platform.secrets.encrypt(email).toString('base64'),
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}
