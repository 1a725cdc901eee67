import type { Logger } from 'pino';
import type pg from 'pg';
import { createPool } from './connection-pool.ts';
import { type Database, databaseOn } from './database.ts';
import { type ConnectionOptions, poolOfConnections } from './pool-connection.ts';
import { createReadPool } from './read-pool.ts';

/** Longest wait for a connection to a copy, in milliseconds: readers hardly notice that the copies are down. */
const COPY_CONNECT_TIMEOUT_MS = 1_000;

interface DatabasesOptions extends ConnectionOptions {
  readonly connectionString: string;
  /** The copies of the database; without one everything is read from the primary. */
  readonly readConnectionString: string | undefined;
  readonly log: Logger;
}

/** The database, the reader of its public content, and the pools behind them by name. */
export interface Databases {
  readonly database: Database;
  readonly contentDatabase: Database;
  readonly pools: ReadonlyMap<string, pg.Pool>;
  close(): Promise<void>;
}

export function createDatabases(options: DatabasesOptions): Databases {
  const { connectionString, readConnectionString, log, prepares = false } = options;
  const primary = createPool({ connectionString, log });
  const database = databaseOn(poolOfConnections(primary, { prepares }));
  const pools = new Map([['primary', primary]]);
  let contentDatabase = database;
  if (readConnectionString !== undefined) {
    const copies = createPool({
      connectionString: readConnectionString,
      log,
      connectWithinMs: COPY_CONNECT_TIMEOUT_MS,
    });
    pools.set('copies', copies);
    contentDatabase = databaseOn(createReadPool({ copies, primary, log, prepares }));
  }
  return {
    database,
    contentDatabase,
    pools,
    async close() {
      for (const pool of pools.values()) await pool.end();
    },
  };
}
