import { DAY_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { insertSavedJobNotice } from '../news/index.ts';
import { savedJobMail } from './saved-job-mail.ts';
import { recordSavedJobReminders } from './saved-job-reminders.queries.ts';

/** How long before a saved job closes. */
const REMINDER_MS = 3 * DAY_MS;
/** Reminders per transaction. */
const BATCH_SIZE = 200;

/**
 * The recurring task that tells people that a job they saved closes within three days: by a notice, and by one mail for all
 * of a person. The record, the notice and the mail share a transaction, so that only one instance does it.
 */
export const remindOfSavedJobs = defineTask({
  name: 'saved-job-reminders',
  schedule: 'every minute',
  async run({ database, clock }) {
    const remind = (transaction: DatabaseTransaction) => remindSome(transaction, clock());
    while ((await database.transaction().execute(remind)) > 0);
  },
});

async function remindSome(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const until = new Date(now.getTime() + REMINDER_MS);
  const reminders = await recordSavedJobReminders(transaction, { now, until, limit: BATCH_SIZE });
  for (const reminder of reminders) await insertSavedJobNotice(transaction, { ...reminder, now });
  for (const seekerId of new Set(reminders.map((reminder) => reminder.seekerId))) {
    await enqueue(transaction, savedJobMail, { seekerId });
  }
  return reminders.length;
}
