import type { Queryable } from '../database/database.ts';
import { isEmailConfirmed } from '../authentication/is-email-confirmed.ts';
import type { Mailer, MailSender } from './mail.ts';

/** Sends mails, but none to an account whose address may be a stranger's: it would never be asked for. */
export function withholdUnconfirmed(mailer: Mailer, database: Queryable): MailSender {
  return {
    async send({ account, ...mail }) {
      if (account && !(await isEmailConfirmed(database, account))) return;
      await mailer.send(mail);
    },
  };
}
