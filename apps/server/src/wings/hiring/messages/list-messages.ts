import type { ListQuery, Message, Thread } from '@nextshift/contract';
import type { Account } from '../../../platform/authentication/sessions.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { employerMaySeeContact, recordContactViews } from '../contact/index.ts';
import { findAllMessages, findLastMessages, findMessages } from './messages.queries.ts';
import { haveContact, presentMessages } from './present-messages.ts';
import { presentThread } from './present-thread.ts';
import { countUnreadThreads, findThread, findThreads, type ThreadRow } from './threads.queries.ts';

type Listing = Pick<Platform, 'database' | 'clock'>;

/**
 * One page of the messages about an application, newest first.
 * @throws {AppError} not_found
 */
export async function listMessages(
  { database, clock }: Listing,
  account: Account,
  applicationId: string,
  page: ListQuery,
): Promise<{ thread: Thread; messages: Message[]; nextCursor: string | null }> {
  const row = await findThread(database, account, applicationId);
  if (!row) throw new AppError('not_found');
  const reader = { thread: row, side: account.kind, now: clock() };
  const found = { applicationId, reader: account.kind };
  const { rows, context, nextCursor } = await findMessages(database, found, page);
  await recordContactRead(database, { rows, context }, reader);
  const presented = await presentMessages(context, reader);
  const lastMessage = await lastMessageOf(database, row, reader);
  return {
    thread: presentThread(row, { ...reader, lastMessage }),
    messages: rows.flatMap(({ id }) => presented.get(id) ?? []),
    nextCursor,
  };
}

/** One page of an account's conversations, and how many have unread messages. */
export async function listThreads({ database, clock }: Listing, account: Account, page: ListQuery) {
  const now = clock();
  const side = account.kind;
  const [{ rows, nextCursor }, unreadCount] = await Promise.all([
    findThreads(database, account, page),
    countUnreadThreads(database, account),
  ]);
  const threads: Thread[] = [];
  for (const row of rows) {
    const reader = { thread: row, side, now };
    const lastMessage = await lastMessageOf(database, row, reader);
    threads.push(presentThread(row, { side, now, lastMessage }));
  }
  return { threads, unreadCount, nextCursor };
}

/** All messages of an account's applications, oldest first, by application. */
export async function listAllMessages(
  { database, clock }: Listing,
  account: Account,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Message[]>> {
  const now = clock();
  const side = account.kind;
  const messages = new Map<string, Message[]>();
  for (const applicationId of applicationIds) {
    const rows = await findAllMessages(database, applicationId, side);
    const thread =
      rows.length === 0 ? undefined : await findThread(database, account, applicationId);
    if (!thread) continue;
    const presented = await presentMessages(rows, { thread, side, now });
    messages.set(applicationId, [...presented.values()]);
  }
  return messages;
}

type Reader = Parameters<typeof presentMessages>[1];

/** Records that an employer is shown contact details in an applicant's messages. */
async function recordContactRead(
  database: Queryable,
  { rows, context }: Pick<Awaited<ReturnType<typeof findMessages>>, 'rows' | 'context'>,
  { thread, side, now }: Reader,
): Promise<void> {
  if (side !== 'employer' || !employerMaySeeContact(thread, now)) return;
  if (await haveContact(rows, context, thread)) await recordContactViews(database, [thread], now);
}

async function lastMessageOf(
  database: Queryable,
  thread: ThreadRow,
  reader: Reader,
): Promise<Message | null> {
  const rows = await findLastMessages(database, thread.id, reader.side);
  const last = rows.at(-1);
  if (!last) return null;
  await recordContactRead(database, { rows: [last], context: rows }, reader);
  return (await presentMessages(rows, reader)).get(last.id) ?? null;
}
