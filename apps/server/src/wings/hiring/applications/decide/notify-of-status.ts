import { applicationStatuses, CASE_UNDO_MS, entityId, HOUR_MS } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { defineTask } from '../../../../platform/queue/define-task.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';
import { announceApplication } from '../../news/index.ts';
import { queueShiftNews, recordAcceptedShiftsTold } from '../../work/index.ts';
import { lockJob } from '../../../jobs/index.ts';
import { isDecision } from '../application-status.ts';
import { findChanged, recordNotifiedStatus } from './notified-status.queries.ts';

/** An applicant is told of the same status once within this time. */
const REPEAT_MS = 24 * HOUR_MS;

const status = z.enum(applicationStatuses).exclude(['withdrawn', 'ended']);

const payloadSchema = z.union([
  z.object({ applicationId: entityId, status, changedAt: z.iso.datetime() }),
  // Versions that announced stages immediately queued decisions like this.
  z
    .object({ applicationId: entityId, status, decidedAt: z.iso.datetime() })
    .transform(({ decidedAt, ...news }) => ({ ...news, changedAt: decidedAt })),
]);

type StatusNews = z.output<typeof payloadSchema>;

/**
 * The task that notifies an applicant of a decision or a stage, by notice and mail, if it still stands
 * after the time to undo it. The job's row is locked, as for the changes, so that the notification is
 * current. A status that the applicant was told of within 24 hours is postponed until they are over.
 */
export const notifyOfStatus = defineTask({
  name: 'status-news',
  payload: payloadSchema,
  key: ({ applicationId }) => applicationId,
  async run({ database, clock }, news): Promise<void> {
    const { applicationId, status } = news;
    const changedAt = new Date(news.changedAt);
    await database.transaction().execute(async (transaction) => {
      const found = await findChanged(transaction, applicationId, status);
      if (!found) return;
      const job = await lockJob(transaction, found.job_id);
      const changed = await findChanged(transaction, applicationId, status);
      if (changed?.status !== status || changed.seeker_id === null) return;
      // Changed again meanwhile: the later change has its own task.
      if (changed.updated_at.getTime() !== changedAt.getTime()) return;
      if (changed.told_status === status) return;
      // An undecided application ends with its job, which is announced apart.
      if (!isDecision(status) && job?.status !== 'Active') return;
      const now = clock();
      const { told_at: toldAt, suspended_at: suspendedAt } = changed;
      if (suspendedAt) {
        // Of a suspended company nobody hears, unless the suspension is undone.
        const leftMs = suspendedAt.getTime() + CASE_UNDO_MS - now.getTime();
        if (leftMs > 0) await queueStatusNews(transaction, news, leftMs);
        return;
      }
      const waitMs = toldAt === null ? 0 : toldAt.getTime() + REPEAT_MS - now.getTime();
      if (waitMs > 0) {
        await queueStatusNews(transaction, news, waitMs);
        return;
      }
      await recordNotifiedStatus(transaction, applicationId, { status, now });
      const shifts =
        status === 'accepted'
          ? await recordAcceptedShiftsTold(transaction, applicationId, now)
          : undefined;
      await announceApplication(transaction, {
        applicationId,
        seekerId: changed.seeker_id,
        change: status,
        assignmentId: shifts?.firstId,
        now: changedAt,
      });
      if (shifts?.hasCancelled) await queueShiftNews(transaction, applicationId, 0);
    });
  },
});

/** Queues news of an application's status in place of those that are pending. */
export function queueStatusNews(
  transaction: DatabaseTransaction,
  news: StatusNews,
  delayMs: number,
): Promise<void> {
  return enqueue(transaction, notifyOfStatus, news, { delayMs });
}
