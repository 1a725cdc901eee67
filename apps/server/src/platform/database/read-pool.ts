import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type ConnectionOptions, PoolConnection } from './pool-connection.ts';
import { RetryingReadClient } from './retrying-read-client.ts';

/** How long copies are not tried again after a failed connection, in milliseconds. */
const RETRY_COPIES_AFTER_MS = 5_000;

interface ReadPoolOptions extends ConnectionOptions {
  readonly copies: pg.Pool;
  readonly primary: pg.Pool;
  readonly log: Logger;
  /** The time in milliseconds, from any moment on. */
  readonly now?: () => number;
}

/**
 * Connections to copies of the database, and to the primary while the copies are down; if the primary is
 * down too, a copy is retried immediately. Only for reads outside transactions. It owns neither pool.
 */
export function createReadPool({
  copies,
  primary,
  log,
  now = () => performance.now(),
  prepares = false,
}: ReadPoolOptions): PostgresPool {
  let skipCopiesUntil = 0;

  async function connectToCopy(): Promise<pg.PoolClient> {
    const client = await copies.connect();
    skipCopiesUntil = 0;
    return client;
  }

  async function connectToAny(): Promise<pg.PoolClient> {
    if (now() < skipCopiesUntil) return primary.connect().catch(connectToCopy);
    try {
      return await connectToCopy();
    } catch (error) {
      skipCopiesUntil = now() + RETRY_COPIES_AFTER_MS;
      log.warn({ err: error }, 'no database copy reachable, reading from the primary');
      return primary.connect();
    }
  }

  const connect = async () => new PoolConnection(await connectToAny(), { prepares });
  return {
    connect: async () => new RetryingReadClient(await connect(), connect),
    end: () => Promise.resolve(),
  };
}
