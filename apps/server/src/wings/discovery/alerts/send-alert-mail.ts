import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { RecipientRefusedError } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findJobsToSend,
  findUnsentMail,
  type JobToSend,
  recordSent,
  releaseDeliveries,
} from './alert-mail.queries.ts';
import { pauseAlerts } from './alerts.queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const payloadSchema = z.object({ mailId: entityId });

type UnsentMail = NonNullable<Awaited<ReturnType<typeof findUnsentMail>>>;

/**
 * The task that sends the mail of a person's alerts, with what is public by then and of alerts that are not paused. What
 * is left out counts as not delivered. A mailbox that refuses the mail for good pauses the person's alerts.
 */
export async function sendAlertMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, clock } = platform;
  const { mailId } = payloadSchema.parse(payload);
  const mail = await findUnsentMail(database, mailId);
  if (!mail) return;
  const mayBeMailed = mail.notify_by_email && mail.email_confirmed_at !== null;
  const jobs = mayBeMailed ? await findJobsToSend(database, mailId) : [];
  const isRefused = jobs.length > 0 && !(await isAccepted(platform, mailId, mail, jobs));
  const sentJobIds = isRefused ? [] : jobs.map(({ id }) => id);
  await database.transaction().execute(async (transaction) => {
    const now = clock();
    if (isRefused) {
      await pauseAlerts(transaction, { seekerId: mail.seeker_id, cause: 'bounced', now });
    }
    await releaseDeliveries(transaction, mailId, sentJobIds);
    await recordSent(transaction, mailId, now);
  });
}

/** Sends the mail. @returns false if the mailbox refuses it for good @throws when it is to be tried again */
async function isAccepted(
  { mailer, config, secrets }: Platform,
  mailId: string,
  mail: UnsentMail,
  jobs: readonly JobToSend[],
): Promise<boolean> {
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { alertMail } = await import('./alert-mail.tsx');
  const all = unsubscribeToken(secrets, { scope: 'all', id: mail.seeker_id });
  const content = alertMail({
    publicUrl: config.publicUrl,
    postalAddress: config.postalAddress,
    firstName: mail.first_name,
    jobs,
    tokenOf: (alertId) => unsubscribeToken(secrets, { scope: 'alert', id: alertId }),
    tokenOfAll: all,
  });
  try {
    await mailer.send({
      account: { kind: 'seeker', accountId: mail.seeker_id },
      to: mail.email,
      // The same at each attempt.
      messageId: `alert.${mailId}`,
      unsubscribeUrl: `${config.publicUrl}/api/unsubscribe/${all}`,
      ...content,
    });
    return true;
  } catch (error) {
    if (error instanceof RecipientRefusedError) return false;
    throw error;
  }
}
