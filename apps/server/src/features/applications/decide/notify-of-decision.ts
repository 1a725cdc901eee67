import { applicationStatuses, entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { announceApplication } from '../../applicant-mail/index.ts';
import { lockJob } from '../../jobs/index.ts';
import { findDecided, recordNotifiedStatus } from './notified-status.queries.ts';

const payloadSchema = z.object({
  applicationId: entityId,
  status: z.enum(applicationStatuses).extract(['accepted', 'declined']),
  decidedAt: z.iso.datetime(),
});

/**
 * The task that notifies an applicant of a decision, by notice and mail, if it still stands after
 * the time to undo it. The job's row is locked, as for decisions, so that the notification is
 * current.
 */
export async function notifyOfDecision({ database }: Platform, payload: unknown): Promise<void> {
  const { applicationId, status, decidedAt } = payloadSchema.parse(payload);
  const now = new Date(decidedAt);
  await database.transaction().execute(async (transaction) => {
    const found = await findDecided(transaction, applicationId);
    if (!found) return;
    await lockJob(transaction, found.job_id);
    const decided = await findDecided(transaction, applicationId);
    if (decided?.status !== status || decided.seeker_id === null) return;
    // Undone and decided again: the later decision has its own task.
    if (decided.updated_at.getTime() !== now.getTime() || decided.told_status === status) return;
    await recordNotifiedStatus(transaction, applicationId, status);
    const announcement = { applicationId, seekerId: decided.seeker_id, change: status, now };
    await announceApplication(transaction, announcement);
  });
}
