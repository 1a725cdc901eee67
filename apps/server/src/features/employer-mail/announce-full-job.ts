import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { isFull, type JobToApply, noteFullTold } from '../jobs/index.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;

/**
 * Has an employer told of a job that takes no more applicants, if this is so: once for each posting and
 * each number of applicants that it takes, however often somebody withdraws and another one comes. Part
 * of the transaction that stores the application.
 */
export async function announceFullJob(
  transaction: DatabaseTransaction,
  job: JobToApply,
  now: Date,
): Promise<void> {
  if (!isFull(job) || job.full_told_at === job.max_applicants) return;
  await noteFullTold(transaction, job.id, job.max_applicants);
  await enqueue(
    transaction,
    'job-full-mail',
    { jobId: job.id, fullAt: now.toISOString() },
    { jobKey: `job-full-mail ${job.id}`, maxAttempts: MAX_ATTEMPTS },
  );
}
