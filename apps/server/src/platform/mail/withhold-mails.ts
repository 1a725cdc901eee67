import type { Queryable } from '../database/database.ts';
import { isEmailConfirmed } from '../authentication/is-email-confirmed.ts';
import { isSuspendedForGood } from '../authentication/suspended-accounts.ts';
import type { Mailer, MailSender } from './mail.ts';
import { isMailWanted } from './wants-mail.ts';

/**
 * Sends mails, but none to an account whose address may be a stranger's: it would never be asked for. Nor to a suspended
 * one, whose owner could not act on it, once that can no longer be undone; nor news of a kind that is turned off by then.
 */
export function withholdMails(mailer: Mailer, database: Queryable): MailSender {
  return {
    async send({ account, about, reachesSuspended = false, ...mail }) {
      if (account && !(await isEmailConfirmed(database, account))) return;
      if (account && !reachesSuspended && (await isSuspendedForGood(database, account))) return;
      if (account && about && !(await isMailWanted(database, account, about))) return;
      await mailer.send(mail);
    },
  };
}
