/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import type { SessionKind } from '../../../platform/authentication/sessions.ts';
import type { AccountNews } from './account-news.ts';

interface AccountChangeMail {
  readonly publicUrl: string;
  readonly kind: SessionKind;
  readonly news: AccountNews;
}

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
      'Signing in to your NextShift account needs a code of an authenticator from now on, and other devices were signed out. Keep your recovery codes: they let you in without the authenticator.',
  },
  second_factor_off: {
    subject: 'Signing in to NextShift needs no code any more',
    title: 'Signing in needs no code any more',
    change:
      'The password alone signs in to your NextShift account again, without a code of an authenticator, and other devices were signed out.',
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
      'A passkey has just been removed from your NextShift account: it signs in no more, and other devices were signed out.',
  },
  passkeys_reset: {
    subject: 'The passkeys of your NextShift account were removed',
    title: 'Your passkeys were removed',
    change:
      'A new password was set by a link in a mail. That removes all passkeys, in case somebody else added one. You can add yours again in your settings.',
  },
  calendar_ended: {
    subject: 'The address of your NextShift calendar has ended',
    title: 'Your calendar needs a new address',
    change:
      'Your account was recovered by a link in a mail. That also ends the address at which calendars follow your shifts, in case somebody else has it. Subscribe again with the new address that NextShift shows beside your shifts.',
  },
} as const satisfies Record<AccountNews, object>;

/** The mail that tells the owner of an account of a change that someone else may have made. */
export function accountChangeMail({ publicUrl, kind, news }: AccountChangeMail) {
  const { subject, title, change } = words[news];
  const url = new URL('/forgotpassword', publicUrl);
  if (kind === 'employer') url.searchParams.set('accountType', 'employer');
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview="Was it you? Then there is nothing to do."
      title={title}
      paragraphs={[change, 'Was it you? Then there is nothing to do.']}
      action={{ label: 'Set a new password', url: url.href }}
      footnote="It was not you? Set a new password at once: that removes all passkeys, ends the address of your calendar and signs everyone out, no matter who they are."
    />
  );
  return { subject, ...renderMail(mail) };
}
