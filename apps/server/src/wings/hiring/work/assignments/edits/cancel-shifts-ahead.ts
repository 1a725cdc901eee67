import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { defineTask } from '../../../../../platform/queue/define-task.ts';
import { lockJob } from '../../../../jobs/index.ts';
import { lockAssignmentsOf } from '../assignments.queries.ts';
import { queueShiftNews } from '../tasks/tell-shift-news.ts';
import {
  cancelAhead,
  listHeldCancelled,
  offerAgain,
  type ShiftOwner,
} from './edited-shifts.queries.ts';

/** The task that cancels the dates of a removed job, unless it was restored; their people are told. */
export const cancelShiftsOfRemovedJob = defineTask({
  name: 'cancel-job-shifts',
  payload: z.object({ jobId: entityId }),
  key: ({ jobId }) => jobId,
  async run({ database, clock }, { jobId }) {
    await database.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, jobId);
      if (job?.moderation !== 'removed') return;
      await cancelShiftsAhead(transaction, { column: 'job_id', id: jobId }, clock());
    });
  },
});

/** Cancels the dates to come of a suspended employer; their people are told. */
export function cancelShiftsOfEmployer(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  return cancelShiftsAhead(transaction, { column: 'employer_id', id: employerId }, now);
}

/**
 * Offers the dates to come of a locked job that was put back, as far as their people still have their spots and do not
 * work elsewhere then; they are told.
 */
export async function offerShiftsOfRestoredJob(
  transaction: DatabaseTransaction,
  jobId: string,
  now: Date,
): Promise<void> {
  const cancelled = await listHeldCancelled(transaction, jobId, now);
  await lockAssignmentsOf(
    transaction,
    cancelled.flatMap(({ seekerId }) => seekerId ?? []),
  );
  const ids = cancelled.map(({ id }) => id);
  const offered = await offerAgain(transaction, ids, now);
  for (const applicationId of new Set(offered)) await queueShiftNews(transaction, applicationId, 0);
}

async function cancelShiftsAhead(
  transaction: DatabaseTransaction,
  owner: ShiftOwner,
  now: Date,
): Promise<void> {
  const cancelled = await cancelAhead(transaction, owner, now);
  for (const applicationId of new Set(cancelled))
    await queueShiftNews(transaction, applicationId, 0);
}
