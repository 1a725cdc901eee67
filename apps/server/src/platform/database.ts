import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DB } from './database-schema.ts';
import { ImpatientClient } from './impatient-client.ts';

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;
/** What a query function needs: the database itself, or a transaction on it. */
export type Queryable = Database | DatabaseTransaction;

const NUMERIC_OID = 1700;
const BIGINT_OID = 20;

interface DatabaseOptions {
  readonly connectionString: string;
  readonly log: Logger;
  /** Connections at most. */
  readonly max?: number;
  /** Longest that a statement may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/** Soon enough that a database that is away, or frozen, turns into a 503 within five seconds. */
const TIMEOUT_MS = 3_500;

/** Opens the connection pool. Neither a statement nor the wait for a connection lasts for long. */
export function createDatabase({
  connectionString,
  log,
  max = 20,
  timeoutMs = TIMEOUT_MS,
}: DatabaseOptions): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(NUMERIC_OID, Number);
  types.setTypeParser(BIGINT_OID, Number);
  const pool = new pg.Pool({
    Client: ImpatientClient,
    connectionString,
    max,
    types,
    connectionTimeoutMillis: TIMEOUT_MS,
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
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
