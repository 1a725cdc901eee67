import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

/** The message of a case, if it is held and its case does not hold it any more. */
export function findReleasedMessage(transaction: DatabaseTransaction, caseId: string) {
  return transaction
    .selectFrom('cases')
    .innerJoin('messages', 'messages.id', 'cases.subject_id')
    .innerJoin('threads', 'threads.application_id', 'messages.application_id')
    .innerJoin('applications', 'applications.id', 'threads.application_id')
    .select([
      'messages.id as message_id',
      'messages.application_id',
      'threads.seeker_id',
      'threads.employer_id',
      'applications.status',
    ])
    .where('cases.id', '=', caseId)
    .where('cases.subject_type', '=', 'message')
    .where('messages.held_since', 'is not', null)
    .where((row) =>
      row.or([row('cases.decision', '=', 'dismiss'), row('cases.reversed_at', 'is not', null)]),
    )
    .executeTakeFirst();
}

/** Locks a conversation for one more message. @returns its place */
export async function lockThread(
  transaction: DatabaseTransaction,
  applicationId: string,
  now: Date,
): Promise<number> {
  const { last_place: place } = await transaction
    .updateTable('threads')
    .set({ last_place: sql<number>`last_place + 1`, last_sent_at: now })
    .where('application_id', '=', applicationId)
    .returning('last_place')
    .executeTakeFirstOrThrow();
  return place;
}

/** @returns false if it is delivered already */
export async function deliverMessage(
  transaction: DatabaseTransaction,
  messageId: string,
  { place, now }: { readonly place: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('messages')
    .set({ place, sent_at: now, held_since: null })
    .where('id', '=', messageId)
    .where('held_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
