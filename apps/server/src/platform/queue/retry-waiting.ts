import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hasOnlyWaited } from '../database/constraint-errors.ts';
import type { TaskList } from './define-task.ts';

type Task = TaskList[string];

/** Runs of a task that finds rows or connections taken, and the time between them, in milliseconds. */
const RUNS = 4;
const PAUSE_MS = 2_000;

/**
 * Runs a task again that only waited in vain: it uses up none of its job's attempts, and fails only if what it needs
 * stays taken. Every task may be run again.
 * @param onWait called before each pause
 */
export function retryWaiting(
  task: Task,
  onWait: (error: unknown) => void,
  pause: () => Promise<unknown> = pauseShortly,
): Task {
  return async (payload) => {
    for (let run = 1; run < RUNS; run += 1) {
      try {
        await task(payload);
        return;
      } catch (error) {
        if (!hasOnlyWaited(error)) throw error;
        onWait(error);
      }
      await pause();
    }
    await task(payload);
  };
}

export function retryWaitingTasks(tasks: TaskList, log: Logger): Record<string, Task> {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      retryWaiting(task, (error) => {
        log.info({ queue: true, task: name, reason: String(error) }, 'a task waits for others');
      }),
    ]),
  );
}

const pauseShortly = () => sleep(PAUSE_MS);
