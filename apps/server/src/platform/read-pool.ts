import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';

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
 * Connections to copies of the database, and to the database itself while no copy answers. It owns
 * neither pool.
 */
export function createReadPool({
  copies,
  primary,
  log,
  now = () => performance.now(),
}: ReadPoolOptions): PostgresPool {
  let awayUntil = 0;
  return {
    async connect() {
      if (now() < awayUntil) return primary.connect();
      try {
        return await copies.connect();
      } catch (error) {
        awayUntil = now() + LEFT_ALONE_MS;
        log.warn({ err: error }, 'no copy of the database answers; it is read itself');
        return primary.connect();
      }
    },
    end: () => Promise.resolve(),
  };
}
