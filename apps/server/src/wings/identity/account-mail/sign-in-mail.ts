import { entityId, formatMoment, isoTime, MINUTE_MS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { CallOrigin } from '../../../platform/authentication/call-origin.ts';
import { createKnownOrigins } from '../../../platform/authentication/known-origins.ts';
import type { Account } from '../../../platform/authentication/sessions.ts';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimSignInMail, markBrowserKnown } from './account-mail.queries.ts';
import { passwordPathOf } from './password-path.ts';

/** Milliseconds between two such mails, so that repeated sign-ins do not flood the mailbox. */
const INTERVAL_MS = 10 * MINUTE_MS;

/** The mail to the owner of an account that someone signed in with a new browser. */
export const signInMail = defineMail({
  name: 'sign-in-mail',
  payload: z.object({
    mailId: entityId,
    kind: z.enum(['seeker', 'employer']),
    device: z.string(),
    signedInAt: isoTime,
    // Versions before the confirmation of addresses left it out.
    accountId: entityId.optional(),
    sealedEmail: z.string(),
  }),
  async read({ secrets }, { mailId, kind, accountId, sealedEmail, ...signIn }) {
    return {
      account: accountId === undefined ? null : { kind, accountId },
      to: secrets.decrypt(Buffer.from(sealedEmail, 'base64')),
      messageId: `sign-in.${mailId}`,
      kind,
      ...signIn,
    };
  },
  template({ kind, device, signedInAt }) {
    const settings = kind === 'employer' ? '/employer/profile' : '/profile';
    const preview = 'If it was you, you can ignore this email.';
    return {
      subject: 'New sign-in to your NextShift account',
      preview,
      title: 'New sign-in to your account',
      paragraphs: [
        'Someone, hopefully you, signed in to your NextShift account with a browser that it had not been used with before:',
        `${device}, ${formatMoment(signedInAt)}`,
        preview,
      ],
      action: { label: 'See your devices', url: `${settings}?settings=devices` },
      footnote: [
        'Was this not you? Sign that device out there, and ',
        { label: 'set a new password', url: passwordPathOf(kind) },
        ' at once: anyone who signed in knows yours.',
      ],
    };
  },
});

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
  await enqueue(transaction, signInMail, {
    mailId: newId(),
    kind: account.kind,
    accountId: account.accountId,
    device,
    signedInAt: now.toISOString(),
    sealedEmail: platform.secrets.encrypt(email).toString('base64'),
  });
}
