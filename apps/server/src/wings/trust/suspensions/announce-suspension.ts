import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

/** Queues the mail to the owner that the account is suspended, or restored. */
export async function announceSuspension(
  transaction: DatabaseTransaction,
  suspensionId: string,
  change: 'suspended' | 'restored',
): Promise<void> {
  const options = { jobKey: `suspension-mail ${suspensionId}`, maxAttempts: MAX_ATTEMPTS };
  await enqueue(transaction, 'suspension-mail', { suspensionId, change }, options);
}
