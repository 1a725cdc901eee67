import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { explainHold } from './explain-hold.ts';
import { findJobToMail } from './holds.queries.ts';

const payloadSchema = z.object({
  jobId: entityId,
  change: z.enum(['held', 'released']),
  changedAt: z.iso.datetime(),
});

/** The task that mails an employer that a job is held, or public again, if it still is. */
export async function sendHoldMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { jobId, change, changedAt } = payloadSchema.parse(payload);
  const job = await findJobToMail(database, jobId);
  if (job?.status !== 'Active' || job.moderation !== (change === 'held' ? 'held' : 'clear')) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { heldMail, releasedMail } = await import('./hold-mail.tsx');
  const { publicUrl } = config;
  const { title, company_name: companyName } = job;
  const mail =
    job.moderation === 'held'
      ? heldMail({ publicUrl, companyName, title, jobId, reasons: explainHold(job) })
      : releasedMail({ publicUrl, companyName, title, jobId });
  await mailer.send({
    account: { kind: 'employer', accountId: job.employer_id },
    to: job.email,
    messageId: `hold.${jobId}.${Date.parse(changedAt)}`,
    ...mail,
  });
}
