import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { passwordPathOf } from './password-path.ts';

/** Changes of an account that its owner is mailed about, in case someone else made them. */
const accountNews = [
  'password',
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'passkeys_reset',
  'calendar_ended',
] as const;

type AccountNews = (typeof accountNews)[number];

const words = {
  password: {
    subject: 'Your NextShift password was changed',
    title: 'Your password was changed',
    change:
      'The password of your NextShift account has just been changed, and other devices were signed out.',
  },
  second_factor_on: {
    subject: 'Signing in to NextShift needs a code now',
    title: 'Signing in needs a code now',
    change:
      'Signing in to your NextShift account needs a code from your authenticator app from now on. Other devices were signed out. Keep your recovery codes: they let you in without the authenticator.',
  },
  second_factor_off: {
    subject: 'Signing in to NextShift no longer needs a code',
    title: 'Signing in no longer needs a code',
    change:
      'The password alone signs in to your NextShift account again, without a code from an authenticator app. Other devices were signed out.',
  },
  passkey_added: {
    subject: 'A passkey was added to your NextShift account',
    title: 'A passkey was added',
    change:
      'A passkey has just been added to your NextShift account. It signs in without your password, and without a code where one is needed.',
  },
  passkey_removed: {
    subject: 'A passkey of your NextShift account was removed',
    title: 'A passkey was removed',
    change:
      'A passkey has just been removed from your NextShift account. It signs in no more, and other devices were signed out.',
  },
  passkeys_reset: {
    subject: 'The passkeys of your NextShift account were removed',
    title: 'Your passkeys were removed',
    change:
      'A new password was set by a link in an email. That removes all passkeys, in case somebody else added one. You can add yours again in your settings.',
  },
  calendar_ended: {
    subject: 'The address of your NextShift calendar has ended',
    title: 'Your calendar needs a new address',
    change:
      'Your account was recovered by a link in an email. That also ends the address at which calendars follow your shifts, in case somebody else has it. Subscribe again with the new address that NextShift shows beside your shifts.',
  },
} as const satisfies Record<AccountNews, object>;

/** The mail to the owner of an account about a change that signs others out, or in. */
export const accountMail = defineMail({
  name: 'account-mail',
  // Versions before the second factor announced passwords only, without saying so.
  payload: z.object({
    mailId: entityId,
    news: z.enum(accountNews).default('password'),
    kind: z.enum(['seeker', 'employer']),
    // Versions before the confirmation of addresses left it out.
    accountId: entityId.optional(),
    sealedEmail: z.string(),
  }),
  async read({ secrets }, { mailId, news, kind, accountId, sealedEmail }) {
    return {
      account: accountId === undefined ? null : { kind, accountId },
      to: secrets.decrypt(Buffer.from(sealedEmail, 'base64')),
      messageId: `account.${mailId}`,
      kind,
      news,
    };
  },
  template({ kind, news }) {
    const { subject, title, change } = words[news];
    const preview = 'If it was you, you can ignore this email.';
    return {
      subject,
      preview,
      title,
      paragraphs: [change, preview],
      action: { label: 'Set a new password', url: passwordPathOf(kind) },
      footnote:
        'Was this not you? Set a new password at once. That removes all passkeys, ends the address of your calendar and signs everyone out.',
    };
  },
});

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
  await enqueue(transaction, accountMail, {
    mailId: newId(),
    news,
    kind: account.kind,
    accountId: account.accountId,
    sealedEmail: secrets.encrypt(email).toString('base64'),
  });
}
