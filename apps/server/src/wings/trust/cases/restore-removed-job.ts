import type { ClosedReason } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { offerShiftsOfRestoredJob } from '../../hiring/index.ts';
import { restoreJob } from '../../jobs/index.ts';
import { keepHoldOf } from '../../screening/index.ts';
import { requirePlanCapacity } from '../../billing/index.ts';
import { findModeratedJob } from './decisions.queries.ts';

interface Restored {
  readonly jobId: string;
  readonly closedBefore: ClosedReason | null;
  readonly clock: Platform['clock'];
}

/** Puts a removed job back. One that was active is active again, unless its day or the plan's room has gone meanwhile; its people keep their shifts. */
export async function restoreRemovedJob(
  transaction: DatabaseTransaction,
  { jobId, closedBefore, clock }: Restored,
): Promise<void> {
  const job = await findModeratedJob(transaction, jobId);
  if (!job) return;
  const now = clock();
  const isOver = job.closes_at === null || job.closes_at <= now;
  const hasRoom = async () =>
    requirePlanCapacity(transaction, clock, job.employer_id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  const closedReason = closedBefore ?? (isOver ? 'expired' : (await hasRoom()) ? null : 'closed');
  await restoreJob(transaction, jobId, { closedReason, now });
  await keepHoldOf(transaction, jobId);
  await offerShiftsOfRestoredJob(transaction, jobId, now);
}
