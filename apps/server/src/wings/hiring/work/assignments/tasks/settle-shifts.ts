import { CONFIRM_BEFORE_MS } from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { defineTask } from '../../../../../platform/queue/define-task.ts';
import { insertConfirmationNotice } from '../insert-confirmation-notice.ts';
import { queueConfirmationMail } from '../mails/shift-mail.ts';
import { markWorked, recordConfirmationsAsked } from './settle-shifts.queries.ts';

/** Shifts per transaction. */
const BATCH_SIZE = 200;

/**
 * The recurring task that marks shifts as worked once they are over, and asks people to confirm those of the next two
 * days: by a notice each, and one mail for all of a person. Many instances may run it at once.
 */
export const settleShifts = defineTask({
  name: 'shift-times',
  schedule: 'every minute',
  async run({ database, clock }) {
    const mark = (transaction: DatabaseTransaction) =>
      markWorked(transaction, { now: clock(), limit: BATCH_SIZE });
    while ((await database.transaction().execute(mark)) > 0);
    const ask = (transaction: DatabaseTransaction) => askSome(transaction, clock());
    while ((await database.transaction().execute(ask)) > 0);
  },
});

async function askSome(transaction: DatabaseTransaction, now: Date): Promise<number> {
  const until = new Date(now.getTime() + CONFIRM_BEFORE_MS);
  const asked = await recordConfirmationsAsked(transaction, { now, until, limit: BATCH_SIZE });
  for (const each of asked) await insertConfirmationNotice(transaction, each, now);
  for (const seekerId of new Set(asked.map((each) => each.seekerId))) {
    const ids = asked.filter((each) => each.seekerId === seekerId).map(({ id }) => id);
    await queueConfirmationMail(transaction, seekerId, ids);
  }
  return asked.length;
}
