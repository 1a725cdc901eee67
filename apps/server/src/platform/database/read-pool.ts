import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { RetryingReadClient } from './retrying-read-client.ts';

/** How long copies that did not answer are left alone, in milliseconds. */
const LEFT_ALONE_MS = 5_000;

interface ReadPoolOptions {
  readonly copies: pg.Pool;
  readonly primary: pg.Pool;
  readonly log: Logger;
  /** The time in milliseconds, from any moment on. */
  readonly now?: () => number;
}

/**
 * Connections to copies of the database, and to the database itself while no copy answers; where that is
 * away too, a copy is asked again at once. For reading alone, outside of transactions. It owns neither pool.
 */
export function createReadPool({
  copies,
  primary,
  log,
  now = () => performance.now(),
}: ReadPoolOptions): PostgresPool {
  let awayUntil = 0;

  async function connectToCopy(): Promise<pg.PoolClient> {
    const copy = await copies.connect();
    awayUntil = 0;
    return copy;
  }

  async function connect(): Promise<pg.PoolClient> {
    if (now() < awayUntil) return primary.connect().catch(connectToCopy);
    try {
      return await connectToCopy();
    } catch (error) {
      awayUntil = now() + LEFT_ALONE_MS;
      log.warn({ err: error }, 'no copy of the database answers; it is read itself');
      return primary.connect();
    }
  }

  return {
    connect: async () => new RetryingReadClient(await connect(), connect),
    end: () => Promise.resolve(),
  };
}
