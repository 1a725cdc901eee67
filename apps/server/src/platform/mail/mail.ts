import type { NewsKind } from '@nextshift/contract';
import type { Config } from '../../config.ts';
import type { Account } from '../authentication/sessions.ts';

/** An event for the calendar of who gets a mail (iTIP, RFC 5546). */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly text: string;
}

/** The address that mails come from. */
export function senderOf({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  return mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
}

/** A mail to one recipient. */
export interface Mail {
  readonly to: string;
  /** Where replies go; to the sender by default. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly html: string;
  /** The same in plain text. */
  readonly text: string;
  /**
   * Identifies this mail: letters, digits, dots, dashes and underscores. A mail that is sent again after
   * a failure has the same id, so that recipients can detect the duplicate.
   */
  readonly messageId: string;
  /** Stops such mails when a mail program posts to it (RFC 8058); for mails that their recipient can stop alone. */
  readonly unsubscribeUrl?: string | undefined;
  readonly calendar?: CalendarPart | undefined;
}

/** The recipient's mail server refuses mails to the address for good. */
export class RecipientRefusedError extends Error {
  override name = 'RecipientRefusedError';
}

/** The headers by which mail programs offer to unsubscribe. */
export function unsubscribeHeaders({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>) {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** A mail, and the account whose news it is. */
export interface AccountMail extends Mail {
  /**
   * The mail is withheld until this account has confirmed its address. Null for what needs no confirmation: links that
   * prove an address or keep an account, and mails to ourselves.
   */
  readonly account: Account | null;
  /** The kind of news, if settings can turn it off. */
  readonly about?: NewsKind | undefined;
  /** Whether it is sent although the account is suspended: the mail that says so. */
  readonly reachesSuspended?: boolean | undefined;
}

/** To whom a mail goes, and how. */
export type Envelope = Omit<AccountMail, 'subject' | 'html' | 'text'>;

/** What features send mails with. */
export interface MailSender {
  /** @throws when the mail was not accepted; retry later */
  send(mail: AccountMail): Promise<void>;
}

/** A way to deliver mails. */
export interface Mailer {
  /** @throws when the mail was not accepted; retry later */
  send(mail: Mail): Promise<void>;
}
