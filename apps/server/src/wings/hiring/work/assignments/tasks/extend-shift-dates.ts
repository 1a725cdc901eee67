import { addDays, DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { defineTask } from '../../../../../platform/queue/define-task.ts';
import { listJobShifts, lockAssignmentsOf } from '../assignments.queries.ts';
import { lastDayAhead } from '../dates-of-shift.ts';
import { extendSpots } from '../extend-spots.ts';
import { listSpotsDue, lockJobsDue } from './extend-shift-dates.queries.ts';

/** Spots per transaction, so that jobs are not locked for long. */
const BATCH_SIZE = 100;

/**
 * Gives weekly shifts of accepted people their dates of the next weeks. Run again, it finds nothing to do; interrupted,
 * it goes on where it was.
 */
export async function extendShiftDates({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const extend = (transaction: DatabaseTransaction) => extendSome(transaction, clock());
  while ((await database.transaction().execute(extend)) > 0);
}

export const dailyShiftDates = defineTask({
  name: 'shift-dates',
  // Before anybody works where the jobs are.
  schedule: { match: '0 8 * * *', options: { backfillPeriod: DAY_MS } },
  run: extendShiftDates,
});

async function extendSome(transaction: DatabaseTransaction, now: Date): Promise<number> {
  // In no zone is it earlier than the day before that of UTC.
  const before = addDays(lastDayAhead('UTC', now), -1);
  const jobIds = await lockJobsDue(transaction, { before, limit: BATCH_SIZE });
  if (jobIds.length === 0) return 0;
  const spots = await listSpotsDue(transaction, jobIds, before);
  await lockAssignmentsOf(
    transaction,
    spots.flatMap(({ seekerId }) => seekerId ?? []),
  );
  const jobs = (await listJobShifts(transaction, jobIds)).map((job) => ({
    job,
    spots: spots.filter(({ jobId }) => jobId === job.jobId),
  }));
  await extendSpots(transaction, jobs, now);
  return jobIds.length;
}
