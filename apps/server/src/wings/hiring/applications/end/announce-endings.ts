import type { EndedReason } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { announceEnding } from '../../news/index.ts';

interface Ended {
  readonly id: string;
  /** Null once the applicant has deleted the account. */
  readonly seeker_id: string | null;
}

/**
 * Tells applicants that their applications ended, in one order for all jobs: those of the same applicants would wait
 * for each other's mails.
 */
export async function announceEndings(
  transaction: DatabaseTransaction,
  ended: readonly Ended[],
  { reason, now }: { reason: EndedReason; now: Date },
): Promise<void> {
  const inOrder = ended.toSorted((a, b) => (a.seeker_id ?? '').localeCompare(b.seeker_id ?? ''));
  for (const { id: applicationId, seeker_id: seekerId } of inOrder) {
    if (seekerId === null) continue;
    await announceEnding(transaction, { applicationId, seekerId, reason, now });
  }
}
