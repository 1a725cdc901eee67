import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isConnectionLost } from './constraint-errors.ts';
import type { PoolConnection } from './pool-connection.ts';

/** A connection for reading. When it is lost because its server has just gone, the statement is sent once more. */
export class RetryingReadClient implements PostgresPoolClient {
  #connection: PoolConnection;
  readonly #reconnect: () => Promise<PoolConnection>;

  constructor(connection: PoolConnection, reconnect: () => Promise<PoolConnection>) {
    this.#connection = connection;
    this.#reconnect = reconnect;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') return this.#connection.query(statement);
    return this.#read<Row>(statement, parameters);
  }

  async #read<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    try {
      return await this.#connection.query<Row>(statement, parameters);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
    this.#connection.close();
    // By the next turn the pool has dropped the other connections that were lost with this one.
    await nextTurn();
    this.#connection = await this.#reconnect();
    return this.#connection.query<Row>(statement, parameters);
  }

  release(): void {
    this.#connection.release();
  }
}
