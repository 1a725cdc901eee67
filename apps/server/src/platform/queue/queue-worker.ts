import { EventEmitter, once } from 'node:events';
import {
  type CronItem,
  parseCronItems,
  run,
  type Runner,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Logger } from 'pino';
import { holdLease } from './queue-lease.ts';
import type { TaskList } from './define-task.ts';
import { createQueuePool } from './queue-pool.ts';
import { workerLeaseName } from './release-abandoned-jobs.ts';
import { retryWaitingTasks } from './retry-waiting.ts';
import { toWorkerLogger } from './worker-logger.ts';

export interface WorkerOptions {
  readonly tasks: TaskList;
  /** What runs again and again, and when, in UTC. */
  readonly recurring: readonly CronItem[];
  readonly connectionString: string;
  readonly log: Logger;
}

/** Takes jobs from the queue until it is stopped or fails. */
export interface Worker {
  /** Rejects when it fails. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export async function startWorker({
  tasks,
  recurring,
  connectionString,
  log,
}: WorkerOptions): Promise<Worker> {
  const events: WorkerEvents = new EventEmitter();
  const pool = createQueuePool(connectionString, log);
  const created = once(events, 'pool:create') as Promise<[{ workerPool: WorkerPool }]>;
  const unregistered = watchRegistration(events);
  try {
    const runner: Runner = await run({
      pgPool: pool,
      events,
      concurrency: 4,
      noHandleSignals: true,
      logger: toWorkerLogger(log),
      taskList: retryWaitingTasks(tasks, log),
      // Without batching, a job that cannot be marked as done ends the worker, not the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      parsedCronItems: parseCronItems([...recurring]),
    });
    const [{ workerPool }] = await created;
    const lease = holdLease(connectionString, workerLeaseName(workerPool.id));
    return {
      ended: Promise.race([runner.promise, unregistered]),
      async stop() {
        // A failed one has already stopped.
        await runner.stop().catch(() => undefined);
        await lease.release();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/**
 * Rejects when the first look for a job fails. Before it the library registers the tasks, and it
 * remembers a failure for good: such a worker would take no job even once the database has recovered.
 */
function watchRegistration(events: WorkerEvents): Promise<never> {
  const unregistered = new Promise<never>((_resolve, reject) => {
    const onError = ({ error }: { readonly error: unknown }) => {
      reject(new Error(`the tasks cannot be registered: ${String(error)}`, { cause: error }));
    };
    const onFirstLook = () => events.off('worker:getJob:error', onError);
    events.once('worker:getJob:error', onError);
    events.once('worker:getJob:empty', onFirstLook);
    events.once('job:start', onFirstLook);
  });
  // It may fail before anybody waits for it.
  unregistered.catch(() => undefined);
  return unregistered;
}
