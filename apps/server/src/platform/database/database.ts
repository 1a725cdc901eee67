import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { createPool, type PoolOptions } from './connection-pool.ts';
import type { DB } from './database-schema.ts';
import { poolOfConnections } from './pool-connection.ts';

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;
/** What a query function needs: the database itself, or a transaction on it. */
export type Queryable = Database | DatabaseTransaction;

/** Opens a database with a pool of its own, which is closed with it. */
export function createDatabase(options: PoolOptions): Database {
  return databaseOn(poolOfConnections(createPool(options)));
}

/** The database behind a pool. */
export function databaseOn(pool: PostgresPool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
