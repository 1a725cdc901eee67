import { CASE_UNDO_MS, HOUR_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueueEach } from '../../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

/** What is held: a job, or the page of a company. */
type Held = { readonly jobId: string } | { readonly employerId: string };

interface HoldChange {
  readonly change: 'held' | 'released';
  /** Why it is held; by default, because of what it says. */
  readonly cause?: 'signals' | 'reports';
  /** A decision can be undone, and nobody is told of it until then. */
  readonly isUndoable?: boolean;
  readonly now: Date;
}

export function announceHold(
  transaction: DatabaseTransaction,
  { held, ...change }: HoldChange & { readonly held: Held },
): Promise<void> {
  return announceHolds(transaction, [held], change);
}

/**
 * Queues a mail for each that it is held, or public again, which is sent if that is so then. A hold by reports is told at
 * the next full hour: the moment of the mail would name the last one to report.
 */
export async function announceHolds(
  transaction: DatabaseTransaction,
  all: readonly Held[],
  { change, cause = 'signals', isUndoable = false, now }: HoldChange,
): Promise<void> {
  const untilHour = HOUR_MS - (now.getTime() % HOUR_MS);
  const isAnonymous = change === 'held' && cause === 'reports';
  const told = isAnonymous ? new Date(now.getTime() + untilHour) : now;
  const changedAt = told.toISOString();
  const jobs = all.map((held) => ({
    payload: { ...held, change, changedAt },
    // Apart: a release that is undone leaves the mail about the hold as it was.
    jobKey: `hold-mail ${change} ${Object.values(held).join(' ')}`,
  }));
  const delayMs = isAnonymous ? untilHour : isUndoable ? CASE_UNDO_MS : 0;
  await enqueueEach(transaction, 'hold-mail', jobs, { delayMs, maxAttempts: MAX_ATTEMPTS });
}
