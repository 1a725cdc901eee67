import { Logger as WorkerLogger, parseCronItems, run, type Runner } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Platform } from './platform.ts';
import type { TaskList } from './task.ts';

/** Background work on the same PostgreSQL: of many instances, one takes each job. */
export interface Queue {
  stop(): Promise<void>;
}

interface QueueOptions {
  readonly platform: Platform;
  readonly tasks: TaskList;
  /** A direct connection: the worker listens, which a transaction pooler would not carry. */
  readonly connectionString: string;
}

export async function startQueue({
  platform,
  tasks,
  connectionString,
}: QueueOptions): Promise<Queue> {
  const pool = new pg.Pool({ connectionString, max: 6, application_name: 'nextshift-queue' });
  // A connection that dies must not take the process with it; the worker connects again by itself.
  pool.on('error', (error) => platform.log.warn({ err: error }, 'a queue connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) =>
      platform.log.debug({ err: error }, 'a queue connection was lost'),
    );
  });
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    logger: toWorkerLogger(platform.log),
    taskList: { ...tasks },
    parsedCronItems: parseCronItems([
      { task: 'clean-up', match: '* * * * *' },
      { task: 'closing-dates', match: '* * * * *' },
      { task: 'plan-endings', match: '* * * * *' },
      { task: 'sandbox-renewals', match: '* * * * *' },
    ]),
  });
  runner.promise.catch((error: unknown) => {
    platform.log.error({ err: error }, 'the queue has stopped');
  });
  return {
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}

/** The worker tells of every job; only what went wrong is worth a line. */
function toWorkerLogger(log: Logger): WorkerLogger {
  const lines = new Map<string, (message: string) => void>([
    ['error', (message) => log.error({ queue: true }, message)],
    ['warning', (message) => log.warn({ queue: true }, message)],
  ]);
  return new WorkerLogger(() => (level, message) => lines.get(level)?.(message));
}
