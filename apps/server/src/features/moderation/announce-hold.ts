import { CASE_UNDO_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

interface HoldChange {
  /** What is held: a job, or the page of a company. */
  readonly held: { readonly jobId: string } | { readonly employerId: string };
  readonly change: 'held' | 'released';
  /** A decision can be undone, and nobody is told of it until then. */
  readonly isUndoable?: boolean;
  readonly now: Date;
}

/** Queues the mail that something is held, or public again; the last change before it is sent counts. */
export async function announceHold(
  transaction: DatabaseTransaction,
  { held, change, isUndoable = false, now }: HoldChange,
): Promise<void> {
  const payload = { ...held, change, changedAt: now.toISOString() };
  const options = {
    jobKey: `hold-mail ${Object.values(held).join(' ')}`,
    delayMs: isUndoable ? CASE_UNDO_MS : 0,
    maxAttempts: MAX_ATTEMPTS,
  };
  await enqueue(transaction, 'hold-mail', payload, options);
}
