import type { Queryable } from '../database/database.ts';
import { isEmailConfirmed } from '../authentication/is-email-confirmed.ts';
import { isSuspendedForGood } from '../authentication/suspended-accounts.ts';
import type { Mailer, MailSender } from './mail.ts';

/**
 * Sends mails, but none to an account whose address may be a stranger's: it would never be asked for. Nor to a suspended
 * one, whose owner could not act on it, once that can no longer be undone.
 */
export function withholdMails(mailer: Mailer, database: Queryable): MailSender {
  return {
    async send({ account, reachesSuspended = false, ...mail }) {
      if (account && !(await isEmailConfirmed(database, account))) return;
      if (account && !reachesSuspended && (await isSuspendedForGood(database, account))) return;
      await mailer.send(mail);
    },
  };
}
