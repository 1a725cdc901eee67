import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import type { DeliverEvent } from '../../src/features/payments/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { createTasks } from '../../src/tasks.ts';

/** Runs all background tasks that are due, and waits for them; failed ones stay in the queue. */
export async function runQueuedTasks(
  platform: Platform,
  connectionString: string,
  deliver: DeliverEvent,
): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, max: 2 });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runOnce({
      pgPool,
      taskList: { ...createTasks(platform, deliver) },
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
  } finally {
    await pgPool.end();
  }
}
