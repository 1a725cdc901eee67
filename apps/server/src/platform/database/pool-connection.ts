import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isConflict } from './constraint-errors.ts';
import { nameOfPrepared } from './prepared-statements.ts';
import { markRolledBack } from './rolled-back.ts';

/** The message of pg's error when `query_timeout` has passed. */
const TIMED_OUT = 'Query read timeout';

export interface ConnectionOptions {
  /** Whether statements stay prepared on it: not behind a pooler, which gives each transaction another connection. */
  readonly prepares?: boolean;
}

/**
 * A connection from the time it is taken from a pool until it is returned. It is closed when a response
 * does not come in time: pg alone stops waiting and reuses it, although what was sent may still run.
 * After a late BEGIN, the next user's writes would be acknowledged and then rolled back.
 */
export class PoolConnection implements PostgresPoolClient {
  /** None once it is closed or released. */
  #client: pg.PoolClient | undefined;
  #isUncommitted = false;
  readonly #prepares: boolean;

  constructor(client: pg.PoolClient, { prepares = false }: ConnectionOptions = {}) {
    this.#client = client;
    this.#prepares = prepares;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not supported.');
    return this.#run<Row>(statement, parameters);
  }

  async #run<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (statement === 'begin') this.#isUncommitted = true;
    if (statement === 'commit') this.#isUncommitted = false;
    const isUncommitted = this.#isUncommitted;
    const isAlone = !isUncommitted && statement !== 'commit';
    try {
      return await this.#send<Row>(statement, parameters).catch((error: unknown) => {
        // As `RetryingDatabase` does for a whole transaction.
        if (isAlone && isConflict(error)) return this.#send<Row>(statement, parameters);
        throw error;
      });
    } catch (error) {
      if (error instanceof Error) {
        if (isUncommitted) markRolledBack(error);
        if (error.message === TIMED_OUT) this.close();
      }
      throw error;
    }
  }

  async #send<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    if (!this.#client) throw new Error('The connection was closed and is not queryable');
    const name = this.#prepares ? nameOfPrepared(statement) : undefined;
    const query = { name, text: statement, values: [...parameters] };
    const result: unknown = await this.#client.query(query);
    return result as PostgresQueryResult<Row>;
  }

  /** Ends the connection instead of returning it to its pool. */
  close(): void {
    this.#client?.release(true);
    this.#client = undefined;
  }

  release(): void {
    this.#client?.release();
    this.#client = undefined;
  }
}

/** A pool as Kysely uses it. */
export function poolOfConnections(pool: pg.Pool, options: ConnectionOptions = {}): PostgresPool {
  return {
    connect: async () => new PoolConnection(await pool.connect(), options),
    end: () => pool.end(),
  };
}
