import { entityId, RETRACT_SECONDS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineMail } from '../../../../platform/mail/define-mail.ts';
import { oneLine } from '../../../../platform/mail/one-line.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { findJob, isFull, type JobToApply, recordFullNotification } from '../../../jobs/index.ts';
import { findMailRecipient } from './employer-mail.queries.ts';

/** The mail to an employer about a job that is full, and what makes room. */
export const jobFullMail = defineMail({
  name: 'job-full-mail',
  about: 'alert',
  payload: z.object({ jobId: entityId, fullAt: z.iso.datetime() }),
  key: ({ jobId }) => jobId,
  async read({ database }, { jobId, fullAt }) {
    const job = await findJob(database, jobId);
    if (job?.status !== 'Active' || !isFull(job)) return null;
    const employer = await findMailRecipient(database, job.employer_id);
    if (!employer) return null;
    return {
      account: { kind: 'employer', accountId: job.employer_id },
      to: employer.email,
      messageId: `job-full.${jobId}.${Date.parse(fullAt)}`,
      companyName: employer.company_name,
      job,
    };
  },
  template({ companyName, job }) {
    const name = oneLine(job.title);
    return {
      subject: `“${name}” takes no more applicants`,
      title: 'Your job is full',
      paragraphs: [
        `Hi ${companyName}, “${name}” has ${job.applicant_count} applicants, as many as your plan takes for a job. Nobody can apply to it anymore.`,
        'Applicants who withdraw make room for others; applicants you decline do not. A larger plan takes more.',
      ],
      action: { label: 'Review applications', url: `/employer/applications?job=${job.id}` },
      footnote: 'You get this email once for each time you post the job.',
    };
  },
  onTold: ({ database }, { job }) => recordFullNotification(database, job.id, job.max_applicants),
});

/**
 * Notifies an employer when a job has as many applicants as the plan allows: once for each posting
 * and each limit, however often applicants withdraw and others apply, and not before the application that fills it can
 * no longer be taken back. Runs in the transaction that stores the application.
 */
export async function announceFullJob(
  transaction: DatabaseTransaction,
  job: JobToApply,
  now: Date,
): Promise<void> {
  if (!isFull(job) || job.full_told_at === job.max_applicants) return;
  const payload = { jobId: job.id, fullAt: now.toISOString() };
  await enqueue(transaction, jobFullMail, payload, { delayMs: RETRACT_SECONDS * 1_000 });
}
