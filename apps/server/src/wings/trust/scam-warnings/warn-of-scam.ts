import { caseSignal, entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { insertNotice } from '../../hiring/index.ts';
import { scamWarningMail } from './scam-warning-mail.ts';
import {
  findRemovedJob,
  findUnwarned,
  type RemovedJobRow,
  storeWarnings,
} from './scam-warnings.queries.ts';

const BATCH = 200;
/** What rules found that says nothing of a scam. */
const HARMLESS_RULES: ReadonlySet<string> = new Set(['unverified-company']);

/**
 * The task that tells everyone who applied to a job that was removed as a scam, unless the decision was undone: by a
 * notice, and by a mail. Each application once.
 */
export const warnOfScam = defineTask({
  name: 'scam-warnings',
  payload: z.object({ caseId: entityId, decidedAt: z.iso.datetime() }),
  key: ({ caseId }) => caseId,
  async run(platform, { caseId, decidedAt }) {
    const { database, clock } = platform;
    const job = await findRemovedJob(database, caseId, new Date(decidedAt));
    if (!job || !isScam(job)) return;
    const warn = (transaction: DatabaseTransaction) =>
      warnBatch(transaction, { caseId, jobId: job.subject_id, now: clock() });
    while ((await database.transaction().execute(warn)) === BATCH);
  },
});

/** Whether people or rules found a scam, and not only something else that is wrong. */
function isScam({ is_reported_as_scam: isReported, signals }: RemovedJobRow): boolean {
  const found = z.array(caseSignal).parse(signals);
  return isReported || found.some(({ rule }) => !HARMLESS_RULES.has(rule));
}

/** @returns how many were warned */
async function warnBatch(
  transaction: DatabaseTransaction,
  { caseId, jobId, now }: { caseId: string; jobId: string; now: Date },
): Promise<number> {
  const applications = await findUnwarned(transaction, jobId, BATCH);
  if (applications.length === 0) return 0;
  const ids = applications.map(({ id }) => id);
  await storeWarnings(transaction, ids, { caseId, now });
  for (const { id: applicationId, seeker_id: seekerId } of applications) {
    await insertNotice(transaction, {
      seekerId,
      applicationId,
      status: 'ended',
      reason: 'scam_warning',
      now,
    });
    await enqueue(transaction, scamWarningMail, { applicationId });
  }
  return applications.length;
}
