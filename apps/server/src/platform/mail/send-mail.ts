import type { Platform } from '../platform.ts';
import type { MailContent } from './mail-content.ts';
import type { Envelope } from './mail.ts';

/**
 * Lays out a mail and sends it.
 * @throws when the mail was not accepted; retry later
 */
export async function sendMail(
  { mailer, config }: Pick<Platform, 'mailer' | 'config'>,
  { account, about, reachesSuspended, to, replyTo, messageId, unsubscribeUrl, calendar }: Envelope,
  content: MailContent,
): Promise<void> {
  // Loaded lazily: it is slow to load and rarely needed at startup.
  const { renderMail } = await import('./render-mail.tsx');
  const mail = renderMail(content, config.publicUrl);
  await mailer.send({
    account,
    about,
    reachesSuspended,
    to,
    replyTo,
    messageId,
    unsubscribeUrl,
    calendar,
    ...mail,
  });
}
