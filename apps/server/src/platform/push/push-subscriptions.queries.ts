import type { NewsKind, PushSubscriptionBody } from '@nextshift/contract';
import { sql } from 'kysely';
import { type Account, accountColumn } from '../authentication/sessions.ts';
import type { Database, Queryable } from '../database/database.ts';

/** Browsers of one account that get a piece of news. */
const BROWSERS_MAX = 20;

export interface StoredSubscription {
  readonly session_id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Its service takes nothing before. */
  readonly paused_until: Date | null;
}

/** Stores the subscription of a session's browser, in place of the one it had, and of whose session it had before. */
export async function storeSubscription(
  database: Database,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> {
  const row = { endpoint, ...keys, created_at: now, paused_until: null };
  await database.transaction().execute(async (transaction) => {
    // Tabs of a browser subscribe at once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(transaction);
    await transaction
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('session_id', '<>', sessionId)
      .execute();
    await transaction
      .insertInto('push_subscriptions')
      .values({ session_id: sessionId, ...row })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
      .execute();
  });
}

/** Where a session takes news; null if nowhere. */
export async function findEndpoint(database: Queryable, sessionId: string): Promise<string | null> {
  const row = await database
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.endpoint ?? null;
}

export async function deleteSubscription(database: Queryable, sessionId: string): Promise<void> {
  await database.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Its service asked for a pause. */
export async function pauseSubscription(
  database: Queryable,
  sessionId: string,
  until: Date,
): Promise<void> {
  await database
    .updateTable('push_subscriptions')
    .set({ paused_until: until })
    .where('session_id', '=', sessionId)
    .execute();
}

/** The browsers in which an account is signed in and takes news of a kind, the last subscribed; none if it does not want that. */
export async function findSubscriptions(
  database: Queryable,
  { kind, accountId }: Account,
  { about, now }: { readonly about: NewsKind; readonly now: Date },
): Promise<StoredSubscription[]> {
  const table = kind === 'seeker' ? 'seekers' : 'employers';
  return database
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['session_id', 'endpoint', 'p256dh', 'auth', 'paused_until'])
    .where(accountColumn(kind), '=', accountId)
    .where('expires_at', '>', now)
    .where((is) =>
      is.exists(
        is
          .selectFrom(table)
          .select('id')
          .where('id', '=', accountId)
          .where('suspended_at', 'is', null)
          .where('notify_by_push', '=', true)
          .where(sql<boolean>`${about} <> all(muted_push)`),
      ),
    )
    .orderBy('push_subscriptions.created_at', 'desc')
    .orderBy('session_id')
    .limit(BROWSERS_MAX)
    .execute();
}

/** Whether news of a kind can be pushed to a seeker, in a query that reads them; sessions that are over are removed. */
export function takesPush(about: NewsKind) {
  return sql<boolean>`(seekers.notify_by_push and ${about} <> all(seekers.muted_push) and exists (
    select from push_subscriptions join sessions on sessions.id = session_id
    where sessions.seeker_id = seekers.id))`;
}
