import type { ApplicationAction, ApplicationStatus } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { announceApplication } from '../../applicant-mail/index.ts';
import { isDecision } from '../application-status.ts';
import { noteTold } from './told-status.queries.ts';

const MINUTE_MS = 60_000;
/** How long a decision waits to be told; undone within it, it never is. */
const UNDO_MS = 10 * MINUTE_MS;

interface Changed {
  readonly id: string;
  readonly seeker_id: string | null;
  /** What the applicant was told last. */
  readonly told_status: ApplicationStatus;
}

interface Change {
  readonly action: ApplicationAction;
  readonly status: ApplicationStatus;
  readonly now: Date;
}

/**
 * Has an applicant told of a change that an employer made: of a stage at once, of a decision when there
 * was time to undo it. Who was not told of the decision is not told that it was undone either.
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
