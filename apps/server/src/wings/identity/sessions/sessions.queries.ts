import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import {
  type Account,
  accountColumn,
  type Session,
} from '../../../platform/authentication/sessions.ts';

export type SessionRow = Awaited<ReturnType<typeof findActiveSessions>>[number];

/**
 * The given active session and the newest others of its account, at most `others`, newest first. Each row has the
 * number of all.
 */
export function findActiveSessions(
  database: Queryable,
  { id, kind, accountId }: Session,
  { others, now }: { others: number; now: Date },
) {
  return database
    .selectFrom((select) =>
      select
        .selectFrom('sessions')
        .select((row) => [
          'id',
          'device',
          'created_at',
          row.fn.coalesce('last_seen_at', 'created_at').as('seen_at'),
          sql<number>`count(*) over ()`.as('total'),
        ])
        .where(accountColumn(kind), '=', accountId)
        .where('expires_at', '>', now)
        .orderBy((row) => row('id', '=', id), 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(others + 1)
        .as('listed'),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locks an account until the transaction ends; always before its sessions. */
export async function lockAccount(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
): Promise<void> {
  await transaction
    .selectFrom(kind === 'seeker' ? 'seekers' : 'employers')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Ends an active session of an account. @returns false if the account has no such session */
export async function deleteSession(
  transaction: DatabaseTransaction,
  { kind, accountId }: Account,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<boolean> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where(accountColumn(kind), '=', accountId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
