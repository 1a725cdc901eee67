import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeActiveJob } from '../jobs/index.ts';
import { CLOSING_NOTICE_MS, type ClosingNotice } from './closing-notice.ts';
import {
  type ClosingJob,
  lockExpiredJobs,
  lockUnnotifiedJobs,
  markNotified,
} from './job-closing.queries.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;

/**
 * The recurring task of closing times: closes the jobs whose time has come, and has employers told of it
 * and, three days before, of what comes. Each job's change and its mail are one transaction, so that of
 * many instances one does it.
 */
export async function processClosingDates({ database, clock }: Platform): Promise<void> {
  const inBatches = async (work: (transaction: DatabaseTransaction) => Promise<number>) => {
    while ((await database.transaction().execute(work)) > 0);
  };
  await inBatches((transaction) => closeExpiredJobs(transaction, clock()));
  await inBatches((transaction) => notifyOfClosings(transaction, clock()));
}

async function closeExpiredJobs(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const due = await lockExpiredJobs(transaction, now);
  for (const job of due) {
    await closeActiveJob(transaction, job.id, now);
    await enqueueMail(transaction, 'closed', job);
  }
  return due.length;
}

async function notifyOfClosings(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const until = new Date(now.getTime() + CLOSING_NOTICE_MS);
  const untold = await lockUnnotifiedJobs(transaction, { now, until });
  for (const job of untold) {
    await markNotified(transaction, job);
    await enqueueMail(transaction, 'soon', job);
  }
  return untold.length;
}

function enqueueMail(
  transaction: DatabaseTransaction,
  news: ClosingNotice,
  { id, closesAt }: ClosingJob,
): Promise<void> {
  const payload = { jobId: id, news, closesAt: closesAt.toISOString() };
  return enqueue(transaction, 'job-closing-mail', payload, { maxAttempts: MAX_ATTEMPTS });
}
