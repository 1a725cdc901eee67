import type { ApplicationAction, ApplicationStatus } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { announceApplication } from '../../applicant-mail/index.ts';
import { isDecision } from '../application-status.ts';
import { noteTold } from './told-status.queries.ts';

const MINUTE_MS = 60_000;
/** Delay of the news of a decision; one that is undone within it is never sent. */
const UNDO_MS = 10 * MINUTE_MS;

interface Changed {
  readonly id: string;
  readonly seeker_id: string | null;
  /** The status that the applicant was last notified of. */
  readonly told_status: ApplicationStatus;
}

interface Change {
  readonly action: ApplicationAction;
  readonly status: ApplicationStatus;
  readonly now: Date;
}

/**
 * Queues the news of an employer's change for the applicant: of a stage at once, of a decision after the time to undo
 * it. An applicant who has not heard of a decision does not hear that it was undone either.
 */
export async function tellApplicant(
  transaction: DatabaseTransaction,
  { id: applicationId, seeker_id: seekerId, told_status: told }: Changed,
  { action, status, now }: Change,
): Promise<void> {
  if (seekerId === null || status === told || status === 'withdrawn') return;
  if (isDecision(status)) {
    const payload = { applicationId, status, decidedAt: now.toISOString() };
    const jobKey = `decision-news ${applicationId}`;
    return enqueue(transaction, 'decision-news', payload, { jobKey, delayMs: UNDO_MS });
  }
  if (action === 'reopen' && !isDecision(told)) return;
  await noteTold(transaction, applicationId, status);
  await announceApplication(transaction, { applicationId, seekerId, change: status, now });
}
