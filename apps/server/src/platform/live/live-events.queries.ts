import { sql } from 'kysely';
import { type Account, accountColumn } from '../authentication/sessions.ts';
import type { Database } from '../database/database.ts';
import type { NotificationListener } from '../database/notification-listener.ts';

/** The channel on which the database says that there are events, or that sessions have ended. */
export const LIVE = 'live';
/** What it says in the latter case. */
export const SESSIONS_ENDED = 'sessions';

/** Events that a stream repeats; who missed more reads everything again. */
const MISSED_MAX = 500;

/** What the account is told of. */
export interface LiveEvent {
  readonly kind: string;
  readonly subjectId: string;
}

export interface StoredEvent extends LiveEvent {
  readonly id: string;
  readonly seekerId: string | null;
  readonly employerId: string | null;
  /** Not before the horizon of the same reading: it is read once more. */
  readonly isRecent: boolean;
}

/** What was read at a moment: every event that transactions before the horizon have stored. */
interface Reading<Event> {
  readonly horizon: string;
  readonly events: readonly Event[];
}

const READ_EVENTS = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
    (select coalesce(json_agg(json_build_object('id', id::text, 'kind', kind, 'subjectId', subject_id,
        'seekerId', seeker_id, 'employerId', employer_id,
        'isRecent', transaction >= pg_snapshot_xmin(pg_current_snapshot())) order by id), '[]')
      from live_events where transaction >= $1::xid8) as events`;

/** The events of transactions from a horizon on; undefined while there is no connection. */
export async function readEventsFrom(
  listener: Pick<NotificationListener, 'query'>,
  horizon: string,
): Promise<Reading<StoredEvent> | undefined> {
  const rows = await listener.query<{ horizon: string; events: StoredEvent[] }>(READ_EVENTS, [
    horizon,
  ]);
  return rows?.[0];
}

/** What an account has missed since a horizon, null if it is too much or unknown; and how far that is. */
export async function findMissedEvents(
  database: Database,
  { kind, accountId }: Account,
  from: string | null,
): Promise<Reading<LiveEvent> & { readonly isTooMuch: boolean }> {
  const { rows } = await sql<{ horizon: string; isAhead: boolean; events: LiveEvent[] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      ${from}::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as "isAhead",
      (select coalesce(json_agg(json_build_object('kind', kind, 'subjectId', subject_id) order by id), '[]')
        from (select id, kind, subject_id from live_events
          where ${sql.ref(accountColumn(kind))} = ${accountId} and transaction >= ${from}::xid8
          order by id limit ${MISSED_MAX + 1}) as missed) as events`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the query has one row');
  const isTooMuch = row.isAhead || row.events.length > MISSED_MAX;
  return { horizon: row.horizon, events: isTooMuch ? [] : row.events, isTooMuch };
}

const ACTIVE_SESSIONS = `select id from sessions where id = any($1::uuid[]) and expires_at > $2`;

/** Those of the sessions that have not ended; undefined while there is no connection. */
export async function findActiveSessions(
  listener: Pick<NotificationListener, 'query'>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string> | undefined> {
  const rows = await listener.query<{ id: string }>(ACTIVE_SESSIONS, [ids, now]);
  return rows && new Set(rows.map(({ id }) => id));
}
