import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction, Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

export type SessionKind = 'seeker' | 'employer';

/** Who may sign in: an account, or an operator, whose sessions are of their own kind. */
export type SignInKind = SessionKind | 'operator';

/** The signed-in caller. `accountId` is the seeker's or the employer's id, depending on `kind`. */
export interface Session {
  readonly id: string;
  readonly kind: SessionKind;
  readonly accountId: string;
}

/** A seeker's or an employer's account. */
export type Account = Pick<Session, 'kind' | 'accountId'>;

/** The column that references an account of the kind. */
export function accountColumn(kind: SessionKind) {
  return kind === 'seeker' ? 'seeker_id' : 'employer_id';
}

/** Whose session starts, on which device, and whether it outlives the browser. */
interface NewSession {
  readonly kind: SessionKind;
  readonly accountId: string;
  /** As `describeDevice` names it. */
  readonly device: string;
  readonly remembered: boolean;
}

/** A session that has just started: its token leaves the server only now. */
export interface StartedSession {
  readonly id: string;
  readonly token: string;
  readonly remembered: boolean;
  readonly owner: Account;
}

const TOKEN_BYTES = 32;
/** How long a session lives on the server, in milliseconds. */
export const SESSION_LIFETIME_MS = { remembered: 30 * DAY_MS, browser: DAY_MS } as const;
/** How far behind the time is at which a session was last seen, so that few reads write, in milliseconds. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session with 256 random bits, of which the database stores only the hash. */
export async function startSession(
  database: Queryable,
  clock: Clock,
  owner: NewSession,
): Promise<StartedSession> {
  const id = newId();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const lifetime = owner.remembered ? SESSION_LIFETIME_MS.remembered : SESSION_LIFETIME_MS.browser;
  const now = clock();
  await database
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(token),
      seeker_id: owner.kind === 'seeker' ? owner.accountId : null,
      employer_id: owner.kind === 'employer' ? owner.accountId : null,
      device: owner.device,
      remembered: owner.remembered,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  if (owner.kind === 'seeker') await markSeekerSeen(database, owner.accountId, now);
  return { id, token, remembered: owner.remembered, owner };
}

/**
 * Starts a session for an account whose password, with this hash, has just been verified; null if the
 * password has changed or the account is gone. The account's row is locked, so a concurrent password
 * change, which ends all sessions, either ends this one or comes first. `alongside` runs in the same
 * transaction.
 */
export function startVerifiedSession(
  database: Database,
  clock: Clock,
  owner: NewSession,
  verifiedHash: string,
  alongside: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<StartedSession | null> {
  return database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom(owner.kind === 'seeker' ? 'seekers' : 'employers')
      .select('password_hash')
      .where('id', '=', owner.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account?.password_hash !== verifiedHash) return null;
    await alongside(transaction);
    return startSession(transaction, clock, owner);
  });
}

/** Whether a session has not been ended since it was looked up. */
export async function isSessionActive(database: Queryable, { id }: Session): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The active session of a token, which is seen by this; null for any other text. */
export async function findSession(
  database: Queryable,
  clock: Clock,
  token: string,
): Promise<Session | null> {
  const now = clock();
  const row = await database
    .selectFrom('sessions')
    .select(['id', 'seeker_id', 'employer_id'])
    .select((select) => select.fn.coalesce('last_seen_at', 'created_at').as('seen_at'))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY_MS) {
    await markSessionSeen(database, row.id, now);
    // Apart, so that it waits for no lock on the account while it holds the session's.
    if (row.seeker_id !== null) {
      await markSeekerSeen(database, row.seeker_id, now).catch(() => undefined);
    }
  }
  if (row.seeker_id !== null) return { id: row.id, kind: 'seeker', accountId: row.seeker_id };
  if (row.employer_id !== null) return { id: row.id, kind: 'employer', accountId: row.employer_id };
  return null;
}

/** Concurrent calls write it once. A failure is ignored: a call must not fail because of it. */
async function markSessionSeen(database: Queryable, id: string, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - SEEN_EVERY_MS);
  await database
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where((session) => session(session.fn.coalesce('last_seen_at', 'created_at'), '<=', stale))
    .execute()
    .catch(() => undefined);
}

/** Sessions are removed when they expire; the account keeps when its owner was last here, to within a day. */
async function markSeekerSeen(database: Queryable, seekerId: string, now: Date): Promise<void> {
  const stale = new Date(now.getTime() - DAY_MS);
  await database
    .updateTable('seekers')
    .set({ last_seen_at: now })
    .where('id', '=', seekerId)
    .where((seeker) =>
      seeker.or([seeker('last_seen_at', 'is', null), seeker('last_seen_at', '<=', stale)]),
    )
    .execute();
}

/** Ends the session of a token; a token without a session is no error. */
export async function endSession(database: Queryable, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends every session of an account except the given one. */
export async function endAccountSessions(
  database: Queryable,
  { kind, accountId }: Account,
  kept?: Pick<Session, 'id'>,
): Promise<void> {
  let query = database.deleteFrom('sessions').where(accountColumn(kind), '=', accountId);
  if (kept) query = query.where('id', '<>', kept.id);
  await query.execute();
}
