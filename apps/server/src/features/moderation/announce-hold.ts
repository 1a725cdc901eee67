import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

/** Queues the mail that a job is held, or public again; the last change before it is sent counts. */
export async function announceHold(
  transaction: DatabaseTransaction,
  jobId: string,
  now: Date,
): Promise<void> {
  const payload = { jobId, changedAt: now.toISOString() };
  const options = { jobKey: `hold-mail ${jobId}`, maxAttempts: MAX_ATTEMPTS };
  await enqueue(transaction, 'hold-mail', payload, options);
}
