import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { closeActiveJob } from '../../jobs/index.ts';
import { type ClosingNotice, EARLY_NOTICE_MS, type EarlyNotice } from './closing-notice.ts';
import { jobClosingMail } from './job-closing-mail.ts';
import {
  type ClosingJob,
  lockExpiredJobs,
  lockUnnotifiedJobs,
  markNotified,
} from './job-closing.queries.ts';

/**
 * The recurring task for closing dates: closes jobs whose time has come, and notifies employers
 * then, and seven and three days before. Each job's change and its mail share a transaction, so that only one
 * instance does it.
 */
export const processClosingDates = defineTask({
  name: 'closing-dates',
  schedule: 'every minute',
  async run(platform) {
    const { database, clock } = platform;
    const inBatches = async (work: (transaction: DatabaseTransaction) => Promise<number>) => {
      while ((await database.transaction().execute(work)) > 0);
    };
    await inBatches((transaction) => closeExpiredJobs(transaction, platform));
    for (const notice of ['soon', 'week'] as const) {
      await inBatches((transaction) => notifyOfClosings(transaction, notice, clock()));
    }
  },
});

async function closeExpiredJobs(
  transaction: DatabaseTransaction,
  { clock, config }: Platform,
): Promise<number> {
  const now = clock();
  const due = await lockExpiredJobs(transaction, now);
  for (const job of due) {
    const closing = { reason: 'expired', now, graceMs: config.closingGraceMs } as const;
    await closeActiveJob(transaction, job.id, closing);
    await enqueueMail(transaction, 'closed', job);
  }
  return due.length;
}

async function notifyOfClosings(
  transaction: DatabaseTransaction,
  notice: EarlyNotice,
  now: Date,
): Promise<number> {
  const until = new Date(now.getTime() + EARLY_NOTICE_MS[notice]);
  const unnotified = await lockUnnotifiedJobs(transaction, { notice, now, until });
  for (const job of unnotified) {
    await markNotified(transaction, job, notice);
    await enqueueMail(transaction, notice, job);
  }
  return unnotified.length;
}

function enqueueMail(
  transaction: DatabaseTransaction,
  news: ClosingNotice,
  { id, closesAt }: ClosingJob,
): Promise<void> {
  const payload = { jobId: id, news, closesAt: closesAt.toISOString() };
  return enqueue(transaction, jobClosingMail, payload);
}
