import { entityId } from '@nextshift/contract';
import * as z from 'zod';
import { defineTask } from '../../../platform/queue/define-task.ts';
import { announceMessage } from './announce-message.ts';
import { deliverMessage, findReleasedMessage, lockThread } from './held-messages.queries.ts';

/**
 * Delivers the message of a case that was dismissed, once nobody can undo that any more, or whose decision an appeal has
 * reversed. It comes last, as what was written since has been read.
 */
export const deliverHeldMessage = defineTask({
  name: 'deliver-held-message',
  payload: z.object({ caseId: entityId }),
  async run({ database, clock }, { caseId }) {
    await database.transaction().execute(async (transaction) => {
      const found = await findReleasedMessage(transaction, caseId);
      if (!found) return;
      const now = clock();
      const place = await lockThread(transaction, found.application_id, now);
      if (!(await deliverMessage(transaction, found.message_id, { place, now }))) return;
      await announceMessage(transaction, {
        thread: { ...found, id: found.application_id },
        row: { id: found.message_id, sender: 'employer' },
        now,
      });
    });
  },
});
