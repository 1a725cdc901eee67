import { Logger, runTaskListOnce } from 'graphile-worker';
import pg from 'pg';
import type { DeliverEvent } from '../../src/wings/billing/payments/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createTasks } from '../../src/tasks.ts';

export interface TaskRunner {
  /** Runs all background tasks that are due, and waits for them; failed ones stay in the queue. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Runs the background tasks of a platform over one connection, which stays open: tests run them often. */
export function createTaskRunner(
  platform: Platform,
  connectionString: string,
  deliver: DeliverEvent,
): TaskRunner {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const taskList = { ...createTasks(platform, deliver) };
  const logger = new Logger(() => () => undefined);
  return {
    async run() {
      const client = await pool.connect();
      try {
        await runTaskListOnce({ noHandleSignals: true, logger }, taskList, client).promise;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
