import { DAY_MS, HOUR_MS, MINUTE_MS, RESPONSIVENESS, UNDO_MINUTES } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import {
  type AnswerCounts,
  clearResponsiveness,
  countAnswers,
  lockDueEmployers,
  markComputed,
  storeResponsiveness,
} from './responsiveness.queries.ts';

/**
 * The recurring task that computes how employers answer: each once a day, and new ones at the next run. Many
 * instances may run it at once; each employer is computed by one of them.
 */
export const computeResponsiveness = defineTask({
  name: 'responsiveness',
  schedule: 'every minute',
  async run({ database, clock }) {
    const computeSome = (transaction: DatabaseTransaction) =>
      computeDueResponsiveness(transaction, clock());
    while ((await database.transaction().execute(computeSome)) > 0);
  },
});

/** Computes some of the employers that are due. @returns how many */
export async function computeDueResponsiveness(
  transaction: DatabaseTransaction,
  now: Date,
): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const employerIds = await lockDueEmployers(transaction, daysAgo(1));
  if (employerIds.length === 0) return 0;
  const counts = await countAnswers(transaction, employerIds, {
    since: daysAgo(RESPONSIVENESS.firstDaysAgo),
    until: daysAgo(RESPONSIVENESS.lastDaysAgo),
    withdrawnWithinMs: RESPONSIVENESS.withdrawnWithinHours * HOUR_MS,
    undoneWithinMs: UNDO_MINUTES * MINUTE_MS,
  });
  const known = counts.filter(({ applicants }) => applicants >= RESPONSIVENESS.applicantsMin);
  const knownIds = new Set(known.map(({ employerId }) => employerId));
  const unknownIds = employerIds.filter((id) => !knownIds.has(id));
  await markComputed(transaction, employerIds, now);
  if (unknownIds.length > 0) await clearResponsiveness(transaction, unknownIds);
  for (const count of known)
    await storeResponsiveness(transaction, count.employerId, roundedOf(count));
  return employerIds.length;
}

/** In percent and tenths of a day. A share that rounds to nothing has no days either. */
function roundedOf({ applicants, answered, medianDays }: AnswerCounts) {
  const answeredShare = Math.round((answered / applicants) * 100) / 100;
  const days = medianDays === null ? null : Math.round(medianDays * 10) / 10;
  return { answeredShare, medianDays: answeredShare === 0 ? null : days };
}
