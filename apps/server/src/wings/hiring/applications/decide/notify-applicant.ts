import { type ApplicationAction, type ApplicationStatus, UNDO_MINUTES } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { isDecision } from '../application-status.ts';
import { queueStatusNews } from './notify-of-status.ts';

/** Delays the notification of a change; undoing it meanwhile cancels the notification. */
const UNDO_MS = UNDO_MINUTES * 60_000;

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
 * Queues the notification of an employer's change for when the time to undo it is over. It replaces a
 * pending one, so that only the last of many changes is announced. If a decision is undone before its
 * notification, neither is announced.
 */
export async function notifyApplicant(
  transaction: DatabaseTransaction,
  { id: applicationId, seeker_id: seekerId, told_status: told }: Changed,
  { action, status, now }: Change,
): Promise<void> {
  if (seekerId === null || status === told) return;
  // No change by an employer.
  if (status === 'withdrawn' || status === 'ended') return;
  if (action === 'reopen' && !isDecision(told)) return;
  const news = { applicationId, status, changedAt: now.toISOString() };
  await queueStatusNews(transaction, news, UNDO_MS);
}
