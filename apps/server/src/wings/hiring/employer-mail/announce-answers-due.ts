import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';

/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

/** Reminds an employer of the applicants who wait for an answer. Runs in the transaction that records the reminders. */
export async function announceAnswersDue(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  await enqueue(
    transaction,
    'answer-reminder-mail',
    { employerId, remindedAt: now.toISOString() },
    { jobKey: `answer-reminder-mail ${employerId}`, maxAttempts: MAX_ATTEMPTS },
  );
}
