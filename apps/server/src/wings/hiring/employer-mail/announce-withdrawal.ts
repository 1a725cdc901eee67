import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

/** Notifies an employer that an accepted applicant has withdrawn. Runs in the withdrawal's transaction. */
export async function announceWithdrawal(
  transaction: DatabaseTransaction,
  applicationId: string,
  now: Date,
): Promise<void> {
  await enqueue(
    transaction,
    'withdrawal-mail',
    { applicationId, withdrawnAt: now.toISOString() },
    { jobKey: `withdrawal-mail ${applicationId}`, maxAttempts: MAX_ATTEMPTS },
  );
}
