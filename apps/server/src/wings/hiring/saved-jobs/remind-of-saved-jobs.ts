import { DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertSavedJobNotice } from '../notices/index.ts';
import { recordSavedJobReminders } from './saved-job-reminders.queries.ts';

/** How long before a saved job closes. */
const REMINDER_MS = 3 * DAY_MS;
/** Reminders per transaction. */
const BATCH_SIZE = 200;
/** Attempts in total: a mail server may be down for most of a day. */
const MAX_ATTEMPTS = 12;

/**
 * The recurring task that tells people that a job they saved closes within three days: by a notice, and by one mail for all
 * of a person. The record, the notice and the mail share a transaction, so that only one instance does it.
 */
export async function remindOfSavedJobs({ database, clock }: Platform): Promise<void> {
  const remind = (transaction: DatabaseTransaction) => remindSome(transaction, clock());
  while ((await database.transaction().execute(remind)) > 0);
}

async function remindSome(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const until = new Date(now.getTime() + REMINDER_MS);
  const reminders = await recordSavedJobReminders(transaction, { now, until, limit: BATCH_SIZE });
  for (const reminder of reminders) await insertSavedJobNotice(transaction, { ...reminder, now });
  for (const seekerId of new Set(reminders.map((reminder) => reminder.seekerId))) {
    const jobKey = `saved-job-mail ${seekerId}`;
    await enqueue(
      transaction,
      'saved-job-mail',
      { seekerId },
      { jobKey, maxAttempts: MAX_ATTEMPTS },
    );
  }
  return reminders.length;
}
