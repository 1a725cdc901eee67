import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/queue/enqueue.ts';

/** Queues the cancellation of a plan whose employer has left or is leaving. */
export function enqueueCancellation(
  transaction: DatabaseTransaction,
  subscriptionId: string,
): Promise<void> {
  const jobKey = `cancel-left-plan ${subscriptionId}`;
  return enqueue(transaction, 'cancel-left-plan', { subscriptionId }, { jobKey });
}
