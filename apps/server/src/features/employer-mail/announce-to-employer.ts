import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { digestWindowOf } from './digest-window.ts';

/** Tries in all: a mail server may be away for most of a day. */
const MAX_ATTEMPTS = 12;
/** After a window ends, transactions that began within it may still be on their way. */
const STRAGGLERS_MS = 30_000;

/**
 * Has an employer told of an application that comes in now. One mail tells of all that come within the
 * same few minutes: they share a job, which is due once the window is over. Part of the transaction that
 * stores the application.
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
      delayMs: until.getTime() - now.getTime() + STRAGGLERS_MS,
    },
  );
}
