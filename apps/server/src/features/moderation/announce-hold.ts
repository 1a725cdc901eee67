import { CASE_UNDO_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

interface HoldChange {
  readonly jobId: string;
  readonly change: 'held' | 'released';
  /** A decision can be undone, and nobody is told of it until then. */
  readonly isUndoable?: boolean;
  readonly now: Date;
}

/** Queues the mail that a job is held, or public again; the last change before it is sent counts. */
export async function announceHold(
  transaction: DatabaseTransaction,
  { jobId, change, isUndoable = false, now }: HoldChange,
): Promise<void> {
  const payload = { jobId, change, changedAt: now.toISOString() };
  const options = {
    jobKey: `hold-mail ${jobId}`,
    delayMs: isUndoable ? CASE_UNDO_MS : 0,
    maxAttempts: MAX_ATTEMPTS,
  };
  await enqueue(transaction, 'hold-mail', payload, options);
}
