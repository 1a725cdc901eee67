import pg from 'pg';
import type { Logger } from 'pino';
import { parse as parseArray } from 'postgres-array';
import { ImpatientClient } from './impatient-client.ts';

const NUMERIC_OID = 1700;
const BIGINT_OID = 20;
const TEXT_ARRAY_OID = 1009;

export interface PoolOptions {
  readonly connectionString: string;
  readonly log: Logger;
  /** Connections at most. */
  readonly max?: number;
  /** Longest that a statement may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Longest that making a connection may take, in milliseconds. */
  readonly connectWithinMs?: number;
}

/** Soon enough that a database that is away, or frozen, turns into a 503 within five seconds. */
const TIMEOUT_MS = 3_500;

/** Opens the connection pool. Neither a statement nor the wait for a connection lasts for long. */
export function createPool({
  connectionString,
  log,
  max = 20,
  timeoutMs = TIMEOUT_MS,
  connectWithinMs = TIMEOUT_MS,
}: PoolOptions): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(NUMERIC_OID, Number);
  types.setTypeParser(BIGINT_OID, Number);
  // A page of jobs holds a hundred lists, over which the parser that pg brings takes ten times as long.
  types.setTypeParser(TEXT_ARRAY_OID, (text) => parseArray(text));
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString,
    max,
    types,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + 500,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'nextshift',
  });
  // A connection that dies while idle must not take the process with it.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // Nor one that dies within a transaction: its queries fail, and that is answer enough.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'));
  });
  return pool;
}
