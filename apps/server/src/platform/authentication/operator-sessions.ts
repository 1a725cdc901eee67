import { createHash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@nextshift/contract';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { hashToken } from './sessions.ts';

/** A signed-in operator. */
export interface OperatorSession {
  readonly id: string;
  readonly operatorId: string;
}

/** An operator's session that has just started: its token leaves the server only now. */
export interface StartedOperatorSession {
  readonly operatorId: string;
  readonly token: string;
}

const TOKEN_BYTES = 32;
/** How long a session lives, in milliseconds, however it is used. */
export const OPERATOR_SESSION_MS = 8 * 60 * MINUTE_MS;
/** How long it lives without being used. */
export const OPERATOR_IDLE_MS = 30 * MINUTE_MS;
/** Used more often, it is written down this rarely. */
const NOTED_EVERY_MS = MINUTE_MS;

/** The browser to which a session is bound. */
function hashAgent(userAgent: string | null): Buffer {
  return createHash('sha256')
    .update(userAgent ?? '')
    .digest();
}

export async function startOperatorSession(
  database: Queryable,
  clock: Clock,
  { operatorId, userAgent }: { operatorId: string; userAgent: string | null },
): Promise<StartedOperatorSession> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = clock();
  await database
    .insertInto('operator_sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      operator_id: operatorId,
      agent_hash: hashAgent(userAgent),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + OPERATOR_SESSION_MS),
    })
    .execute();
  return { operatorId, token };
}

/**
 * The active session of a token; null for any other text. A token that another browser sends was
 * taken from the first: its session ends.
 */
export async function findOperatorSession(
  database: Queryable,
  clock: Clock,
  { token, userAgent }: { token: string; userAgent: string | null },
): Promise<OperatorSession | null> {
  const now = clock();
  const row = await database
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_sessions.operator_id')
    .select(['operator_sessions.id', 'operator_id', 'agent_hash', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - OPERATOR_IDLE_MS))
    .where('operators.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.agent_hash.equals(hashAgent(userAgent))) {
    await endOperatorSession(database, token);
    return null;
  }
  if (now.getTime() - row.last_used_at.getTime() >= NOTED_EVERY_MS) {
    await database
      .updateTable('operator_sessions')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute();
  }
  return { id: row.id, operatorId: row.operator_id };
}

/** Ends the session of a token; a token without a session is no error. */
export async function endOperatorSession(database: Queryable, token: string): Promise<void> {
  await database
    .deleteFrom('operator_sessions')
    .where('token_hash', '=', hashToken(token))
    .execute();
}

export async function endSessionsOfOperator(
  database: Queryable,
  operatorId: string,
): Promise<void> {
  await database.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
}
