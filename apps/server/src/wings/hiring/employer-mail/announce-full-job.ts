import { RETRACT_SECONDS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { isFull, type JobToApply } from '../../jobs/index.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

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
  await enqueue(
    transaction,
    'job-full-mail',
    { jobId: job.id, fullAt: now.toISOString() },
    {
      jobKey: `job-full-mail ${job.id}`,
      maxAttempts: MAX_ATTEMPTS,
      delayMs: RETRACT_SECONDS * 1_000,
    },
  );
}
