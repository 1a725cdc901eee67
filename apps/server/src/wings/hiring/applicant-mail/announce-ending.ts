import { type EndedReason, MINUTE_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { insertNoticeIfEnabled } from '../notices/index.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;
/** Endings within this time share a mail. */
const GATHER_MS = 10 * MINUTE_MS;

interface Ending {
  readonly applicationId: string;
  readonly seekerId: string;
  readonly reason: EndedReason;
  readonly now: Date;
}

/**
 * Notifies an applicant that an undecided application has ended: by a notice, and by one mail for all that
 * end within ten minutes. Runs in the transaction that ends it.
 */
export async function announceEnding(
  transaction: DatabaseTransaction,
  { applicationId, seekerId, reason, now }: Ending,
): Promise<void> {
  await insertNoticeIfEnabled(transaction, {
    seekerId,
    applicationId,
    status: 'ended',
    reason,
    now,
  });
  await enqueue(
    transaction,
    'ending-mail',
    { seekerId },
    {
      jobKey: `ending-mail ${seekerId}`,
      keepsTime: true,
      delayMs: GATHER_MS,
      maxAttempts: MAX_ATTEMPTS,
    },
  );
}
