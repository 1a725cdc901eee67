import { ANSWER_END_DAYS, DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { eachApart } from '../../../../platform/queue/each-apart.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { lockJob } from '../../../jobs/index.ts';
import { announceEndings } from '../end/announce-endings.ts';
import { endUnansweredOf, findJobsWithUnanswered } from './answers-due.queries.ts';

/** Applications per transaction, so that a job is not locked for long. */
const BATCH_SIZE = 200;

/** The recurring task that ends applications without an answer for 21 days, and tells their applicants. */
export const endUnanswered = defineTask({
  name: 'unanswered-applications',
  schedule: 'every minute',
  async run({ database, clock }) {
    const since = new Date(clock().getTime() - ANSWER_END_DAYS * DAY_MS);
    let jobIds: string[];
    do {
      jobIds = await findJobsWithUnanswered(database, { since, limit: BATCH_SIZE });
      await eachApart(jobIds, async (jobId) => {
        const endBatch = (transaction: DatabaseTransaction) =>
          endSome(transaction, jobId, { since, now: clock() });
        while ((await database.transaction().execute(endBatch)) > 0);
      });
    } while (jobIds.length > 0);
  },
});

async function endSome(
  transaction: DatabaseTransaction,
  jobId: string,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const job = await lockJob(transaction, jobId);
  // Those of a closed job end with it, and a held one stops the clock.
  if (job?.status !== 'Active' || job.moderation !== 'clear') return 0;
  const ended = await endUnansweredOf(transaction, jobId, { since, now, limit: BATCH_SIZE });
  await announceEndings(transaction, ended, { reason: 'no_answer', now });
  return ended.length;
}
