import type { Config } from '../../config.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import type { Mailer } from './mail.ts';
import { createOutbox } from './outbox.ts';

/** By SMTP where there is a server; otherwise mails are kept in a folder, for their reader in development. */
export function createMailer(config: Config): Mailer {
  return config.smtpUrl === undefined
    ? createOutbox(config)
    : createSmtpMailer(config, config.smtpUrl);
}
