import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { MAIL_ATTEMPTS } from '../../../platform/mail/define-mail.ts';
import { RecipientRefusedError } from '../../../platform/mail/mail.ts';
import { pushFirst } from '../../../platform/mail/push-first.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { alertMailContent } from './alert-mail-content.ts';
import {
  findJobsToSend,
  findUnsentMail,
  type JobToSend,
  recordSent,
  releaseDeliveries,
} from './alert-mail.queries.ts';
import { pauseAlerts } from './alerts.queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type UnsentMail = NonNullable<Awaited<ReturnType<typeof findUnsentMail>>>;

/**
 * The task that pushes or mails what a person's alerts have found, with what is public by then and of alerts that are not paused. What
 * is left out counts as not delivered. A mailbox that refuses the mail for good pauses the person's alerts.
 */
export const alertMail = defineTask({
  name: 'alert-mail',
  payload: z.object({ mailId: entityId }),
  attempts: MAIL_ATTEMPTS,
  async run(platform, { mailId }) {
    const { database, clock } = platform;
    const mail = await findUnsentMail(database, mailId);
    if (!mail) return;
    const mayBeMailed = mail.wants_alerts && mail.email_confirmed_at !== null;
    const jobs = mayBeMailed ? await findJobsToSend(database, mailId) : [];
    const news = newsOf(mailId, mail);
    const input = { mailId };
    const next =
      jobs.length > 0 ? await pushFirst(platform, news, { task: alertMail, input }) : 'opened';
    if (next === 'waits') return;
    const isRefused = next === 'mail' && !(await isAccepted(platform, mailId, mail, jobs));
    const sentJobIds = isRefused ? [] : jobs.map(({ id }) => id);
    await database.transaction().execute(async (transaction) => {
      const now = clock();
      if (isRefused) {
        await pauseAlerts(transaction, { seekerId: mail.seeker_id, cause: 'bounced', now });
      }
      await releaseDeliveries(transaction, mailId, sentJobIds);
      await recordSent(transaction, mailId, now);
    });
  },
});

function newsOf(mailId: string, { seeker_id: accountId }: UnsentMail) {
  return {
    account: { kind: 'seeker', accountId },
    about: 'alert',
    // The same at each attempt.
    messageId: `alert.${mailId}`,
    url: '/jobs',
  } as const;
}

/** Sends the mail. @returns false if the mailbox refuses it for good @throws when it is to be tried again */
async function isAccepted(
  platform: Platform,
  mailId: string,
  mail: UnsentMail,
  jobs: readonly JobToSend[],
): Promise<boolean> {
  const { config, secrets } = platform;
  const tokenOfAll = unsubscribeToken(secrets, { scope: 'all', id: mail.seeker_id });
  const envelope = {
    ...newsOf(mailId, mail),
    to: mail.email,
    unsubscribeUrl: `${config.publicUrl}/api/unsubscribe/${tokenOfAll}`,
  };
  const content = alertMailContent({
    postalAddress: config.postalAddress,
    firstName: mail.first_name,
    jobs,
    tokenOf: (alertId) => unsubscribeToken(secrets, { scope: 'alert', id: alertId }),
    tokenOfAll,
  });
  try {
    await sendMail(platform, envelope, content);
    return true;
  } catch (error) {
    if (error instanceof RecipientRefusedError) return false;
    throw error;
  }
}
