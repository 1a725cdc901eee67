import { type MessageSide, messageSides } from '@nextshift/contract';
import * as z from 'zod';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/keyset-cursor.ts';
import { SPLIT_TEXTS_MAX } from '../contact/index.ts';

/** What a side can read: what is held, its author alone. */
function selectMessages(database: Queryable, reader: MessageSide) {
  return database
    .selectFrom('messages')
    .select(['id', 'application_id', 'place', 'sender', 'text', 'sent_at', 'read_at', 'held_since'])
    .where((row) => row.or([row('held_since', 'is', null), row('sender', '=', reader)]));
}

export type MessageRow = Awaited<
  ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>
>;

const cursorShape = z.tuple([z.int()]);

interface MessagePage {
  /** Newest first. */
  readonly rows: readonly MessageRow[];
  /** The rows with those beside them, each side's oldest first. */
  readonly context: readonly MessageRow[];
  readonly nextCursor: string | null;
}

/** One page of a conversation, as far as its reader may see it. */
export async function findMessages(
  database: Queryable,
  { applicationId, reader }: { readonly applicationId: string; readonly reader: MessageSide },
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<MessagePage> {
  const all = selectMessages(database, reader).where('application_id', '=', applicationId);
  const before = cursor === undefined ? undefined : decodeCursor(cursor, cursorShape)[0];
  const found = await (before === undefined ? all : all.where('place', '<', before))
    .orderBy('place', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;

  /** Of each side: contact may be split over several messages. */
  async function findBeside(direction: '<' | '>=', place: number | undefined) {
    const beside: MessageRow[] = [];
    if (place === undefined) return beside;
    for (const sender of messageSides) {
      const ofSender = all.where('sender', '=', sender).where('place', direction, place);
      const order = direction === '<' ? 'desc' : 'asc';
      beside.push(...(await ofSender.orderBy('place', order).limit(SPLIT_TEXTS_MAX).execute()));
    }
    return beside;
  }
  const older = await findBeside('<', last?.place);
  const newer = await findBeside('>=', before);
  return {
    rows,
    context: [...older.toReversed(), ...rows.toReversed(), ...newer],
    nextCursor: last ? encodeCursor([last.place]) : null,
  };
}

/** All messages of a conversation, oldest first. */
export function findAllMessages(
  database: Queryable,
  applicationId: string,
  reader: MessageSide,
): Promise<MessageRow[]> {
  return selectMessages(database, reader)
    .where('application_id', '=', applicationId)
    .orderBy('place')
    .execute();
}

/** The last message of a conversation after those of the same side before it: contact may be split over several. */
export async function findLastMessages(
  database: Queryable,
  applicationId: string,
  reader: MessageSide,
): Promise<MessageRow[]> {
  const newest = selectMessages(database, reader)
    .where('application_id', '=', applicationId)
    .orderBy('place', 'desc');
  const rows = await newest
    .where('sender', '=', newest.clearSelect().select('sender').limit(1))
    .limit(SPLIT_TEXTS_MAX)
    .execute();
  return rows.toReversed();
}

interface NewMessage {
  readonly id: string;
  readonly applicationId: string;
  readonly place: number;
  readonly sender: MessageSide;
  readonly text: string;
  readonly isHeld: boolean;
  readonly now: Date;
}

export function insertMessage(
  transaction: DatabaseTransaction,
  { id, applicationId, place, sender, text, isHeld, now }: NewMessage,
): Promise<MessageRow> {
  return transaction
    .insertInto('messages')
    .values({
      id,
      application_id: applicationId,
      place,
      sender,
      text,
      sent_at: now,
      held_since: isHeld ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many messages a side has written about an application since then. */
export async function countMessagesSince(
  database: Queryable,
  { applicationId, sender }: { readonly applicationId: string; readonly sender: MessageSide },
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('messages')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('sender', '=', sender)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The place of a message that a side can read; undefined if there is none. */
export async function findPlace(
  database: Queryable,
  { applicationId, reader }: { readonly applicationId: string; readonly reader: MessageSide },
  messageId: string,
): Promise<number | undefined> {
  const row = await selectMessages(database, reader)
    .where('application_id', '=', applicationId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.place;
}

interface Reading {
  readonly applicationId: string;
  readonly reader: MessageSide;
  readonly upToPlace: number;
  readonly now: Date;
}

/** Marks what the other side wrote, up to a place. What was read before keeps its time. */
export async function markMessagesRead(
  database: Queryable,
  { applicationId, reader, upToPlace, now }: Reading,
): Promise<void> {
  await database
    .updateTable('messages')
    .set({ read_at: now })
    .where('application_id', '=', applicationId)
    .where('sender', '<>', reader)
    .where('place', '<=', upToPlace)
    .where('read_at', 'is', null)
    .where('held_since', 'is', null)
    .execute();
}
