import { accountColumn } from '../../../platform/authentication/sessions.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { digestWindowOf, insertMessageNotice } from '../news/index.ts';
import { messageMail, messagePush } from './message-mail.ts';
import type { MessageRow } from './messages.queries.ts';
import type { ThreadRow } from './threads.queries.ts';

interface Delivered {
  readonly thread: Pick<ThreadRow, 'id' | 'seeker_id' | 'employer_id' | 'status'>;
  readonly row: Pick<MessageRow, 'id' | 'sender'>;
  readonly now: Date;
}

/**
 * Tells the other side that there is a message: by a notice, by a push at once, and by a mail at the end of its window
 * if it is unread by then. Runs in the transaction that delivers it.
 */
export async function announceMessage(
  transaction: DatabaseTransaction,
  { thread, row, now }: Delivered,
): Promise<void> {
  const to = row.sender === 'employer' ? 'seeker' : 'employer';
  const { id: applicationId, status } = thread;
  const account = { kind: to, accountId: thread[accountColumn(to)] } as const;
  await insertMessageNotice(transaction, {
    account,
    applicationId,
    status,
    messageId: row.id,
    now,
  });
  const { since, until } = digestWindowOf(now);
  const payload = { applicationId, to, since: since.toISOString() } as const;
  await enqueue(transaction, messagePush, payload);
  await enqueue(transaction, messageMail, payload, { delayMs: until.getTime() - now.getTime() });
}
