import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from 'pino';
import { hasOnlyWaited } from '../database/constraint-errors.ts';

interface FailedJob {
  readonly task_identifier: string;
  readonly attempts: number;
  readonly max_attempts: number;
}

/** The library logs every job; only problems are worth a line. One that only waited, and is run again, is none yet. */
export function toWorkerLogger(log: Logger): WorkerLogger {
  const lines = new Map<string, (message: string) => void>([
    ['error', (message) => log.error({ queue: true }, message)],
    ['warning', (message) => log.warn({ queue: true }, message)],
  ]);
  return new WorkerLogger(() => (level, message, { job, error } = {}) => {
    const { task_identifier: task, attempts, max_attempts: most } = (job ?? {}) as FailedJob;
    if (hasOnlyWaited(error) && attempts < most)
      log.info({ queue: true, task, reason: String(error) }, 'a task has waited, and runs later');
    else lines.get(level)?.(message);
  });
}
