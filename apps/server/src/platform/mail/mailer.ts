import type { Config } from '../../config.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';

/** Sends by SMTP if a server is set; otherwise stores mails in a folder, to be read in development. */
export async function createMailer(config: Config): Promise<Mailer> {
  if (config.smtpUrl === undefined) return createOutbox(config);
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return createSmtpMailer(config, config.smtpUrl);
}
