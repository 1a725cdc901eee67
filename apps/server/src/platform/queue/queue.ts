import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { startWorker, type Worker, type WorkerOptions } from './queue-worker.ts';

/** Background work on the same PostgreSQL; each job is taken by one of the instances. */
export interface Queue {
  stop(): Promise<void>;
}

interface QueueOptions extends Omit<WorkerOptions, 'log'> {
  readonly platform: Pick<Platform, 'log'>;
  /** A direct connection: the worker uses LISTEN, which a transaction pooler does not support. */
  readonly connectionString: string;
}

const RESTART_DELAY_MS = 1_000;

/**
 * Starts the queue and keeps it running: a worker that cannot report a job as done, because the database
 * is unavailable, ends and is replaced.
 */
export async function startQueue({ platform, ...options }: QueueOptions): Promise<Queue> {
  const { log } = platform;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = once(signal, 'abort');

  async function keepRunning(first: Worker): Promise<void> {
    for (let worker: Worker | undefined = first; worker; worker = await startAgain()) {
      const failed = worker.ended.catch((error: unknown) => {
        log.error({ err: error }, 'the queue has stopped');
      });
      await Promise.race([failed, isStopping]);
      await worker.stop();
    }
  }

  async function startAgain(): Promise<Worker | undefined> {
    for (;;) {
      await sleep(RESTART_DELAY_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      const worker = await startWorker({ ...options, log }).catch((error: unknown) => {
        log.warn({ err: error }, 'the queue cannot be started yet');
      });
      if (worker) return worker;
    }
  }

  const kept = keepRunning(await startWorker({ ...options, log }));
  return {
    async stop() {
      stopping.abort();
      await kept;
    },
  };
}

/** Whether a queue ever ran on the database: it records when its recurring tasks last ran. */
export async function hasQueueRun(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select from graphile_worker._private_known_crontabs limit 1`.execute(database);
  return rows.length > 0;
}
