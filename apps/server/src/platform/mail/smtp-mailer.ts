import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { type Mailer, RecipientRefusedError, senderOf, unsubscribeHeaders } from './mail.ts';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;

/** Sends by the mail server of SMTP_URL, one connection per mail. */
export function createSmtpMailer(
  config: Pick<Config, 'publicUrl' | 'mailFrom'>,
  url: string,
): Mailer {
  const host = new URL(config.publicUrl).hostname;
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, subject, html, text, messageId, unsubscribeUrl, calendar }) {
      const failure = await transport
        .sendMail({
          from: { name: 'NextShift', address: senderOf(config) },
          // An object, so that it is one recipient whatever the address contains.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          messageId: `<${messageId}@${host}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            ...unsubscribeHeaders({ unsubscribeUrl }),
          },
          ...(calendar && {
            icalEvent: {
              method: calendar.method,
              content: calendar.text,
              filename: 'interview.ics',
            },
          }),
        })
        .then(() => null, describeFailure);
      // Servers repeat the recipient in their response; queue and log only get the code.
      if (failure === null) return;
      const message = `the mail server did not accept a mail (${failure.code})`;
      throw failure.isRefusal ? new RecipientRefusedError(message) : new Error(message);
    },
  };
}

function describeFailure(error: unknown): { code: string; isRefusal: boolean } {
  if (typeof error !== 'object' || error === null) return { code: 'unknown', isRefusal: false };
  const code = 'code' in error ? String(error.code) : 'unknown';
  if (!('responseCode' in error)) return { code, isRefusal: false };
  const isOfRecipient = 'command' in error && error.command === 'RCPT TO';
  const isPermanent = Number(error.responseCode) >= 500;
  return { code: `${code} ${String(error.responseCode)}`, isRefusal: isOfRecipient && isPermanent };
}
