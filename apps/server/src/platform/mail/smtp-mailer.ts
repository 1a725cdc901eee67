import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Mailer } from './mail.ts';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 30_000;

/** Sends by the mail server of SMTP_URL, one connection a mail. */
export function createSmtpMailer(
  { publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>,
  url: string,
): Mailer {
  const host = new URL(publicUrl).hostname;
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, subject, html, text, messageId }) {
      const failure = await transport
        .sendMail({
          from: { name: 'NextShift', address: mailFrom ?? `no-reply@${host}` },
          // As an object: whatever an address holds, it is one recipient.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          messageId: `<${messageId}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        })
        .then(() => null, codeOf);
      // Servers repeat the recipient in what they say; queue and log keep the code alone.
      if (failure !== null) throw new Error(`the mail server did not take a mail (${failure})`);
    },
  };
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const code = 'code' in error ? String(error.code) : 'unknown';
  return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}
