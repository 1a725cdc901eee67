import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { digestWindowOf, insertMessageNotice } from '../news/index.ts';
import { messageMail } from './message-mail.ts';
import type { MessageRow } from './messages.queries.ts';
import type { ThreadRow } from './threads.queries.ts';

interface Delivered {
  readonly thread: Pick<ThreadRow, 'id' | 'seeker_id' | 'status'>;
  readonly row: Pick<MessageRow, 'id' | 'sender'>;
  readonly now: Date;
}

/**
 * Tells the other side that there is a message: the seeker by a notice, both by a mail at the end of its window if it is
 * unread by then. Runs in the transaction that delivers it.
 */
export async function announceMessage(
  transaction: DatabaseTransaction,
  { thread: { id: applicationId, seeker_id: seekerId, status }, row, now }: Delivered,
): Promise<void> {
  const to = row.sender === 'employer' ? 'seeker' : 'employer';
  if (to === 'seeker') {
    const notice = { seekerId, applicationId, status, messageId: row.id, now };
    await insertMessageNotice(transaction, notice);
  }
  const { since, until } = digestWindowOf(now);
  const payload = { applicationId, to, since: since.toISOString() } as const;
  await enqueue(transaction, messageMail, payload, { delayMs: until.getTime() - now.getTime() });
}
