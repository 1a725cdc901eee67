import { applicationStatuses, entityId } from '@nextshift/contract';
import * as z from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import { announceApplication } from '../../applicant-mail/index.ts';
import { lockJob } from '../../jobs/index.ts';
import { findDecided, noteTold } from './told-status.queries.ts';

const payloadSchema = z.object({
  applicationId: entityId,
  status: z.enum(applicationStatuses).extract(['accepted', 'declined']),
  decidedAt: z.iso.datetime(),
});

/**
 * The task that notifies an applicant of a decision after the time to undo it, by notice and mail, if it still
 * stands. The job's row is locked, as where decisions are made, so that the news is current.
 */
export async function tellDecision({ database }: Platform, payload: unknown): Promise<void> {
  const { applicationId, status, decidedAt } = payloadSchema.parse(payload);
  const now = new Date(decidedAt);
  await database.transaction().execute(async (transaction) => {
    const found = await findDecided(transaction, applicationId);
    if (!found) return;
    await lockJob(transaction, found.job_id);
    const decided = await findDecided(transaction, applicationId);
    if (decided?.status !== status || decided.seeker_id === null) return;
    // Undone and decided again: the later decision has a task of its own.
    if (decided.updated_at.getTime() !== now.getTime() || decided.told_status === status) return;
    await noteTold(transaction, applicationId, status);
    const news = { applicationId, seekerId: decided.seeker_id, change: status, now };
    await announceApplication(transaction, news);
  });
}
