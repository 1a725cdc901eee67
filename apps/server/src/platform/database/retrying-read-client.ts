import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isConnectionLost } from './constraint-errors.ts';

/**
 * A connection for reading. What is lost with it, because its server has just gone, is read again over
 * another one, once.
 */
export class RetryingReadClient implements PostgresPoolClient {
  /** None while another is waited for. */
  #client: pg.PoolClient | undefined;
  readonly #reconnect: () => Promise<pg.PoolClient>;

  constructor(client: pg.PoolClient, reconnect: () => Promise<pg.PoolClient>) {
    this.#client = client;
    this.#reconnect = reconnect;
  }

  query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new TypeError('Nobody reads by a cursor here.');
    return this.#read<Row>(statement, parameters);
  }

  async #read<Row>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    try {
      return await ask<Row>(this.#client, statement, parameters);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
    this.#client?.release(true);
    this.#client = undefined;
    // Others that were lost with it are not noticed before.
    await nextTurn();
    this.#client = await this.#reconnect();
    return ask<Row>(this.#client, statement, parameters);
  }

  release(): void {
    this.#client?.release();
  }
}

async function ask<Row>(
  client: pg.PoolClient | undefined,
  statement: string,
  parameters: readonly unknown[],
): Promise<PostgresQueryResult<Row>> {
  if (!client) throw new Error('The connection was released.');
  const answer: unknown = await client.query(statement, [...parameters]);
  return answer as PostgresQueryResult<Row>;
}
