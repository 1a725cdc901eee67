import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type Transaction,
  type TransactionBuilder,
} from 'kysely';
import { createPool, type PoolOptions } from './connection-pool.ts';
import { isConflict } from './constraint-errors.ts';
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
  return new RetryingDatabase({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Runs a transaction once more that PostgreSQL has rolled back for another one. Its callback therefore changes nothing
 * outside of it.
 */
class RetryingDatabase extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const transaction = super.transaction();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = (callback) =>
      execute(callback).catch((error: unknown) => {
        if (isConflict(error)) return execute(callback);
        throw error;
      });
    return transaction;
  }
}
