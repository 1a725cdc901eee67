import type { Logger } from 'pino';
import type pg from 'pg';
import { createPool } from './connection-pool.ts';
import { type Database, databaseOn } from './database.ts';
import { createReadPool } from './read-pool.ts';

/** Soon enough that whoever reads hardly notices that the copies are away, in milliseconds. */
const COPY_WITHIN_MS = 1_000;

interface DatabasesOptions {
  readonly connectionString: string;
  /** Of copies of the database; without it everything is read where it is written. */
  readonly readConnectionString: string | undefined;
  readonly log: Logger;
}

/** The database, where its public content is read, and the pools behind them by name. */
export interface Databases {
  readonly database: Database;
  readonly contentDatabase: Database;
  readonly pools: ReadonlyMap<string, pg.Pool>;
  close(): Promise<void>;
}

export function createDatabases(options: DatabasesOptions): Databases {
  const { connectionString, readConnectionString, log } = options;
  const primary = createPool({ connectionString, log });
  const database = databaseOn(primary);
  const pools = new Map([['primary', primary]]);
  let contentDatabase = database;
  if (readConnectionString !== undefined) {
    const copies = createPool({
      connectionString: readConnectionString,
      log,
      connectWithinMs: COPY_WITHIN_MS,
    });
    pools.set('copies', copies);
    contentDatabase = databaseOn(createReadPool({ copies, primary, log }));
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
