import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Account } from './insert-people.ts';

/** The browser of the operator: the session is bound to it. */
export const OPERATOR_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';
/** The cookie of an operator's session, and where it is sent. */
export const OPERATOR_COOKIE = { name: 'nextshift-operator', path: '/api/operator' };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** A signed-in operator. Nobody can sign in as one: there is neither a password nor a secret. */
export async function insertOperator(database: pg.Client, email: string): Promise<Account> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `INSERT INTO operators (id, email, password_hash, totp_secret, created_at)
     VALUES ($1, $2, '', '', now())`,
    [id, email],
  );
  // Used a day ahead, so that no reading writes it down.
  await database.query(
    `INSERT INTO operator_sessions
       (id, token_hash, operator_id, agent_hash, created_at, last_used_at, expires_at)
     VALUES ($1, $2, $3, $4, now(), now() + interval '1 day', now() + interval '2 days')`,
    [randomUUID(), sha256(token), id, sha256(OPERATOR_AGENT)],
  );
  return { id, token };
}
