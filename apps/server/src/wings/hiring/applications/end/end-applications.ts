import type * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { endOfApplications, findEndingReason, lockJob } from '../../../jobs/index.ts';
import { announceEndings } from './announce-endings.ts';
import { endUndecided } from './end-applications.queries.ts';

/** Applications per transaction, so that the job is not locked for long. */
const BATCH_SIZE = 200;

/**
 * The task that ends the undecided applications of a job some time after it closed, and tells their
 * applicants. It does nothing if the job has been reposted since, and goes on where it was when it is
 * repeated.
 */
export const endApplications = defineTask({
  ...endOfApplications,
  async run({ database, clock }, closing) {
    const endBatch = (transaction: DatabaseTransaction) => endSome(transaction, closing, clock());
    while ((await database.transaction().execute(endBatch)) > 0);
  },
});

async function endSome(
  transaction: DatabaseTransaction,
  { jobId, closedAt }: z.output<typeof endOfApplications.payload>,
  now: Date,
): Promise<number> {
  const job = await lockJob(transaction, jobId);
  const reason = await findEndingReason(transaction, jobId);
  if (!reason || job?.closed_at?.getTime() !== Date.parse(closedAt)) return 0;
  const closing = { reason, closedAt: job.closed_at, limit: BATCH_SIZE };
  const ended = await endUndecided(transaction, jobId, closing);
  await announceEndings(transaction, ended, { reason, now });
  return ended.length;
}
