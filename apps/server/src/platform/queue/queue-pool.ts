import pg from 'pg';
import type { Logger } from 'pino';

type OnConnected = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * A pool whose failures to connect have no code. By the code the library repeats a query itself, first
 * after 3 seconds and later after up to 2 minutes, and takes no job meanwhile, although the database may
 * long be back. Without it, the library polls every 2 seconds.
 */
class PolledPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | void {
    if (onConnected) {
      super.connect(onConnected);
      return;
    }
    return super.connect().catch((error: unknown) => {
      throw new Error(`The queue cannot connect: ${String(error)}`, { cause: error });
    });
  }
}

/** The connections of a worker: one per concurrent job, one that listens and one for recurring tasks. */
export function createQueuePool(connectionString: string, log: Logger): pg.Pool {
  const pool = new PolledPool({ connectionString, max: 6, application_name: 'nextshift-queue' });
  // A lost connection must not end the process; the worker reconnects by itself.
  pool.on('error', (error) => log.warn({ err: error }, 'queue connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.debug({ err: error }, 'queue connection lost'));
  });
  return pool;
}
