import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { findJob, isFull, recordFullNotification } from '../../jobs/index.ts';
import { findMailRecipient } from './employer-mail.queries.ts';

const payloadSchema = z.object({ jobId: entityId, fullAt: z.iso.datetime() });

/** The task that mails an employer that a job is full, if it still is. */
export async function sendJobFullMail(platform: Platform, payload: unknown): Promise<void> {
  const { database, mailer, config } = platform;
  const { jobId, fullAt } = payloadSchema.parse(payload);
  const job = await findJob(database, jobId);
  if (job?.status !== 'Active' || !isFull(job)) return;
  const employer = await findMailRecipient(database, job.employer_id);
  if (!employer) return;
  // Loaded lazily: the mail templates are slow to load and rarely needed at startup.
  const { jobFullMail } = await import('./job-full-mail.tsx');
  await mailer.send({
    account: { kind: 'employer', accountId: job.employer_id },
    to: employer.email,
    messageId: `job-full.${jobId}.${Date.parse(fullAt)}`,
    ...jobFullMail({
      publicUrl: config.publicUrl,
      companyName: employer.company_name,
      jobId,
      title: job.title,
      applicants: job.applicant_count,
    }),
  });
  await recordFullNotification(database, jobId, job.max_applicants);
}
