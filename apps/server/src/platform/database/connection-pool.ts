import pg from 'pg';
import type { Logger } from 'pino';
import { parse as parseArray } from 'postgres-array';

const NUMERIC_OID = 1700;
const BIGINT_OID = 20;
const TEXT_ARRAY_OID = 1009;

export interface PoolOptions {
  readonly connectionString: string;
  readonly log: Logger;
  /** Maximum number of connections. */
  readonly max?: number;
  /** Longest time of a statement, in milliseconds. */
  readonly timeoutMs?: number;
  /** Longest wait of a statement for a lock, in milliseconds. */
  readonly lockTimeoutMs?: number;
  /** Longest wait for a connection, in milliseconds. */
  readonly connectWithinMs?: number;
}

/** Short enough for a 503 within five seconds when the database is down or frozen. */
const TIMEOUT_MS = 3_500;

/** Longer than PostgreSQL takes to detect a deadlock. Anyone who waits for a row holds a connection meanwhile. */
const LOCK_TIMEOUT_MS = 2_500;

/**
 * Opens a connection pool in which neither a statement nor the wait for a lock or a connection takes long. Its connections are
 * used as `PoolConnection`, which closes those that timed out.
 */
export function createPool({
  connectionString,
  log,
  max = 20,
  timeoutMs = TIMEOUT_MS,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
  connectWithinMs = TIMEOUT_MS,
}: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(NUMERIC_OID, Number);
  types.setTypeParser(BIGINT_OID, Number);
  // A page of jobs has a hundred lists of text; pg's own parser takes ten times as long for them.
  types.setTypeParser(TEXT_ARRAY_OID, (text) => parseArray(text));
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeoutMs,
    lock_timeout: lockTimeoutMs,
    query_timeout: timeoutMs + 500,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'nextshift',
  });
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // The same for one in use, whose queries fail anyway.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'database connection lost'));
  });
  return pool;
}
