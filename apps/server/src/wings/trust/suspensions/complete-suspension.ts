import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { cancelShiftsOfEmployer, withdrawAll } from '../../hiring/index.ts';
import { closeActiveJobs } from '../../jobs/index.ts';
import { endPlanOf } from '../../billing/index.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { suspensionMail } from './suspension-mail.ts';
import { ensureCase } from './ensure-case.ts';
import {
  findAccountOf,
  lockWithJobs,
  markCompleted,
  unscheduleDrafts,
} from './suspensions.queries.ts';

/**
 * The task that makes a suspension final, unless the account was restored within the ten minutes: jobs close, undecided
 * applications end, the plan is cancelled at the provider, and the owner is told. A company can appeal from now on.
 */
export const completeSuspension = defineTask({
  name: 'suspension',
  payload: z.object({ suspensionId: entityId }),
  key: ({ suspensionId }) => suspensionId,
  async run(platform, { suspensionId }) {
    await platform.database.transaction().execute(async (transaction) => {
      const account = await findAccountOf(transaction, suspensionId);
      if (!account || !(await lockWithJobs(transaction, account))) return;
      const now = platform.clock();
      if (!(await markCompleted(transaction, suspensionId, now))) return;
      const { kind, accountId } = account;
      if (kind === 'employer') {
        await endBusinessOf(transaction, accountId, now);
        await ensureCase(transaction, suspensionId, accountId);
      } else await withdrawAll(transaction, accountId, now);
      await enqueue(transaction, suspensionMail, { suspensionId, change: 'suspended' });
    });
  },
});

async function endBusinessOf(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  // The time to undo it has passed, so applications need not wait longer.
  await closeActiveJobs(transaction, employerId, { reason: 'removed', now, graceMs: 0 });
  await cancelShiftsOfEmployer(transaction, employerId, now);
  await unscheduleDrafts(transaction, employerId);
  await endPlanOf(transaction, employerId);
}
