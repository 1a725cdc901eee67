import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/** Has a plan ended at the provider whose employer has left, or is about to. */
export function enqueueCancellation(
  transaction: DatabaseTransaction,
  subscriptionId: string,
): Promise<void> {
  const jobKey = `cancel-left-plan ${subscriptionId}`;
  return enqueue(transaction, 'cancel-left-plan', { subscriptionId }, { jobKey });
}
