import type { ApplicationAction, ApplicationStatus } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { announceApplication } from '../../applicant-mail/index.ts';
import { isDecision } from '../application-status.ts';
import { recordNotifiedStatus } from './notified-status.queries.ts';

const MINUTE_MS = 60_000;
/** Delays the notification of a decision; undoing it meanwhile cancels the notification. */
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
 * Queues the notification of an employer's change: immediately for a stage, after the time to undo
 * for a decision. If a decision is undone before its notification, neither is announced.
 */
export async function notifyApplicant(
  transaction: DatabaseTransaction,
  { id: applicationId, seeker_id: seekerId, told_status: told }: Changed,
  { action, status, now }: Change,
): Promise<void> {
  if (seekerId === null || status === told || status === 'withdrawn' || status === 'ended') return;
  if (isDecision(status)) {
    const payload = { applicationId, status, decidedAt: now.toISOString() };
    const jobKey = `decision-news ${applicationId}`;
    return enqueue(transaction, 'decision-news', payload, { jobKey, delayMs: UNDO_MS });
  }
  if (action === 'reopen' && !isDecision(told)) return;
  await recordNotifiedStatus(transaction, applicationId, status);
  await announceApplication(transaction, { applicationId, seekerId, change: status, now });
}
