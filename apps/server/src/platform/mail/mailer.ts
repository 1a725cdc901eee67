import type { Config } from '../../config.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';

/** Sends by SMTP if a server is set; otherwise stores mails in a folder, to be read in development. */
export function createMailer(config: Config): Mailer {
  return config.smtpUrl === undefined
    ? createOutbox(config)
    : createSmtpMailer(config, config.smtpUrl);
}
