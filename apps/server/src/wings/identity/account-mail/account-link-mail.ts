import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/**
 * The mails with a link about an account's address: one at sign-up, and about a new address one to it and two to the old
 * one; one to an address at a school.
 */
const kinds = ['joined', 'confirm', 'asked', 'changed', 'school'] as const;

type AccountLinkMailKind = (typeof kinds)[number];

const words = {
  joined: {
    path: '/confirm-email',
    subject: 'Confirm your email address for NextShift',
    title: 'Confirm your email address',
    preview: 'Our other emails begin once you have.',
    paragraphs: [
      'Someone, hopefully you, joined NextShift with this address.',
      'Please confirm that it is yours. Until then, no other news comes here, such as news of applications. The link works once and for 7 days.',
    ],
    label: 'Confirm this address',
    footnote: 'If you did not join NextShift, ignore this email: this address gets no news.',
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
    footnote: 'If you did not ask for this, ignore this email: nothing changes.',
  },
  asked: {
    path: '/undo-email',
    subject: 'Someone asked to change the email address of your NextShift account',
    title: 'Is this you?',
    preview: 'If it is not you, stop it here.',
    paragraphs: [
      'Someone who knows your password asked to move your NextShift account to another email address. It moves once that address is confirmed.',
      'If it was you, you can ignore this email.',
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
      'If it was you, you can ignore this email.',
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
      'Please sign in to your account and confirm that it is yours. You keep signing in with your other address, and no news comes here. The link works once and for 7 days.',
    ],
    label: 'Confirm this address',
    footnote: 'If you did not ask for this, ignore this email: nobody else can confirm it.',
  },
} as const satisfies Record<AccountLinkMailKind, object>;

/** The mail with a link to the owner of an account. It never names the other address. */
export const accountLinkMail = defineMail({
  name: 'account-link-mail',
  payload: z.object({
    mailId: entityId,
    mail: z.enum(kinds),
    sealedToken: z.string(),
    sealedEmail: z.string(),
  }),
  async read({ secrets }, { mailId, mail, sealedToken, sealedEmail }) {
    const open = (sealed: string) => secrets.decrypt(Buffer.from(sealed, 'base64'));
    return {
      account: null,
      to: open(sealedEmail),
      messageId: `account-link.${mailId}`,
      mail,
      token: open(sealedToken),
    };
  },
  template({ mail, token }) {
    const { path, label, ...texts } = words[mail];
    return {
      ...texts,
      action: { label, url: `${path}?${new URLSearchParams({ token }).toString()}` },
    };
  },
});

interface LinkMailing {
  readonly mail: AccountLinkMailKind;
  readonly token: string;
  readonly email: string;
}

/**
 * Queues the mail with a link, in the transaction that stores its hash. Token and address are
 * sealed because the queue stores the payload while the job fails.
 */
export async function mailAccountLink(
  transaction: DatabaseTransaction,
  { secrets }: Pick<Platform, 'secrets'>,
  { mail, token, email }: LinkMailing,
): Promise<void> {
  const seal = (text: string) => secrets.encrypt(text).toString('base64');
  const sealed = { sealedToken: seal(token), sealedEmail: seal(email) };
  await enqueue(transaction, accountLinkMail, { mailId: newId(), mail, ...sealed });
}
