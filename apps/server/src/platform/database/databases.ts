import type { Logger } from 'pino';
import type pg from 'pg';
import { createPool } from './connection-pool.ts';
import { type Database, databaseOn } from './database.ts';
import { type ConnectionOptions, poolOfConnections } from './pool-connection.ts';
import { createReadPool } from './read-pool.ts';

/**
 * Connections to the primary by who uses them: whatever one of them waits for, the others go on. Sessions are found and
 * started by short statements; a task of each worker and what it reads beside it.
 */
const CONNECTIONS = { primary: 16, 'sign-in': 4, health: 1, tasks: 6 } as const;

/** Longest wait for a connection to a copy, in milliseconds: readers hardly notice that the copies are down. */
const COPY_CONNECT_TIMEOUT_MS = 1_000;

interface DatabasesOptions extends ConnectionOptions {
  readonly connectionString: string;
  /** The copies of the database; without one everything is read from the primary. */
  readonly readConnectionString: string | undefined;
  readonly log: Logger;
}

/** The database, the reader of its public content, what is reserved, and the pools behind them by name. */
export interface Databases {
  readonly database: Database;
  readonly contentDatabase: Database;
  readonly signInDatabase: Database;
  readonly healthDatabase: Database;
  readonly taskDatabase: Database;
  readonly pools: ReadonlyMap<string, pg.Pool>;
  close(): Promise<void>;
}

export function createDatabases(options: DatabasesOptions): Databases {
  const { connectionString, readConnectionString, log, prepares = false } = options;
  const pools = new Map<string, pg.Pool>();
  const open = (name: keyof typeof CONNECTIONS) => {
    const pool = createPool({ connectionString, log, max: CONNECTIONS[name] });
    pools.set(name, pool);
    return { pool, database: databaseOn(poolOfConnections(pool, { prepares })) };
  };
  const { pool: primary, database } = open('primary');
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
    signInDatabase: open('sign-in').database,
    healthDatabase: open('health').database,
    taskDatabase: open('tasks').database,
    pools,
    async close() {
      for (const pool of pools.values()) await pool.end();
    },
  };
}
