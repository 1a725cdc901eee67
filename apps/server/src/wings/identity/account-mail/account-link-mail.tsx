/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { MailLayout } from '../../../platform/mail/mail-layout.tsx';
import { renderMail } from '../../../platform/mail/mail-markup.ts';
import type { AccountLinkMailKind } from './account-link-mail-kinds.ts';

interface AccountLinkMail {
  readonly publicUrl: string;
  readonly mail: AccountLinkMailKind;
  readonly token: string;
}

const words = {
  joined: {
    path: '/confirm-email',
    subject: 'Confirm your email address for NextShift',
    title: 'Confirm your email address',
    preview: 'Our other mails begin once you have.',
    paragraphs: [
      'Someone, hopefully you, joined NextShift with this address.',
      'Please confirm that it is yours. Until then, no other news comes here, such as news of applications. The link works once and for 7 days.',
    ],
    label: 'Confirm this address',
    footnote: 'You did not join NextShift? Then there is nothing to do: this address gets no news.',
  },
  confirm: {
    path: '/confirm-email',
    subject: 'Confirm your new email address for NextShift',
    title: 'Confirm your new email address',
    preview: 'Your account moves to this address once you confirm it.',
    paragraphs: [
      'Someone, hopefully you, asked to use this address for a NextShift account.',
      'The account moves here once you confirm it. The link works once and for 24 hours.',
    ],
    label: 'Confirm this address',
    footnote: 'You did not ask for this? Then there is nothing to do: nothing changes.',
  },
  asked: {
    path: '/undo-email',
    subject: 'Someone asked to change the email address of your NextShift account',
    title: 'Is this you?',
    preview: 'If it is not you, stop it here.',
    paragraphs: [
      'Someone who knows your password asked to move your NextShift account to another email address. It moves once that address is confirmed.',
      'Is it you? Then there is nothing to do.',
      'If not, stop it here. Your account stays with this address, everyone is signed out, and you choose a new password.',
    ],
    label: 'It was not me',
    footnote: 'The link works once, and for 7 days after the account has moved.',
  },
  changed: {
    path: '/undo-email',
    subject: 'Your NextShift account has another email address',
    title: 'Your email address was changed',
    preview: 'You can undo it for 7 days.',
    paragraphs: [
      'Your NextShift account has moved to another email address. This one no longer opens it, and other devices were signed out.',
      'Is it you? Then there is nothing to do.',
      'If not, undo it. Your account comes back to this address, everyone is signed out, and you choose a new password.',
    ],
    label: 'Undo the change',
    footnote: 'The link works once and for 7 days. Nobody else can use this address until then.',
  },
  school: {
    path: '/confirm-school',
    subject: 'Confirm your school address for NextShift',
    title: 'Confirm your school address',
    preview: 'It shows employers where you study, if you want it to.',
    paragraphs: [
      'Someone, hopefully you, wants to show on NextShift that they study at the school that this address belongs to.',
      'Please confirm that it is yours, signed in to your account. You keep signing in with your other address, and no news comes here. The link works once and for 7 days.',
    ],
    label: 'Confirm this address',
    footnote: 'You did not ask for this? Then there is nothing to do: nobody else can confirm it.',
  },
} as const satisfies Record<AccountLinkMailKind, object>;

/** A mail with a link for the owner of its address. It never names the other address. */
export function accountLinkMail({ publicUrl, mail, token }: AccountLinkMail) {
  const { path, subject, label, ...text } = words[mail];
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  const markup = <MailLayout publicUrl={publicUrl} action={{ label, url: url.href }} {...text} />;
  return { subject, ...renderMail(markup) };
}
