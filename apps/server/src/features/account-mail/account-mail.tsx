/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../platform/mail-layout.tsx';
import { renderMail } from '../../platform/mail-markup.ts';
import type { SessionKind } from '../../platform/sessions.ts';
import type { AccountChange } from './account-changes.ts';

interface AccountMail {
  readonly publicUrl: string;
  readonly kind: SessionKind;
  readonly change: AccountChange;
}

const wordsOfChange = {
  password: {
    subject: 'Your NextShift password was changed',
    title: 'Your password was changed',
    paragraphs: [
      'The password of your NextShift account has just been changed, and other devices were signed out.',
      'Was it you? Then there is nothing to do.',
    ],
    footnote:
      'It was not you? Set a new password at once: that signs everyone out, whoever they are.',
  },
  email: {
    subject: 'Your NextShift account has another email address',
    title: 'Your email address was changed',
    paragraphs: [
      'Your company signs in to NextShift with another email address from now on. This one no longer opens the account, and links that were mailed to it no longer work.',
      'Was it you, or a colleague? Then there is nothing to do.',
    ],
    footnote: 'It was nobody at your company? Write to us at once, and we look into it with you.',
  },
} as const satisfies Record<AccountChange, object>;

/** The mail that tells the owner of an account what has changed about it. */
export function accountMail({ publicUrl, kind, change }: AccountMail) {
  const { subject, title, paragraphs, footnote } = wordsOfChange[change];
  const mail = (
    <MailLayout
      publicUrl={publicUrl}
      preview={paragraphs[0]}
      title={title}
      paragraphs={paragraphs}
      action={change === 'password' ? newPassword(publicUrl, kind) : support(publicUrl)}
      footnote={footnote}
    />
  );
  return { subject, ...renderMail(mail) };
}

function newPassword(publicUrl: string, kind: SessionKind) {
  const url = new URL('/forgotpassword', publicUrl);
  if (kind === 'employer') url.searchParams.set('accountType', 'employer');
  return { label: 'Set a new password', url: url.href };
}

function support(publicUrl: string) {
  return { label: 'Write to support', url: `mailto:support@${new URL(publicUrl).hostname}` };
}
