import { RETRACT_SECONDS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { digestWindowOf } from './digest-window.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;
/** Until then, the last application of the window can be taken back. */
const RETRACT_MS = RETRACT_SECONDS * 1_000;
/** Grace for transactions that started within the window and commit after it. */
const STRAGGLERS_MS = 30_000;

/**
 * Notifies an employer of a new application. Applications of the same window share one job, and so
 * one mail, which is due when none of them can be taken back any more. Runs in the transaction that stores the application.
 */
export async function announceToEmployer(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  const { since, until } = digestWindowOf(now);
  const start = since.toISOString();
  await enqueue(
    transaction,
    'employer-mail',
    { employerId, since: start },
    {
      jobKey: `employer-mail ${employerId} ${start}`,
      maxAttempts: MAX_ATTEMPTS,
      delayMs: until.getTime() - now.getTime() + RETRACT_MS + STRAGGLERS_MS,
    },
  );
}
