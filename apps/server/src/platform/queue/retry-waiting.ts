import { setTimeout as sleep } from 'node:timers/promises';
import { hasOnlyWaited } from '../database/constraint-errors.ts';
import type { Task, TaskList } from './task.ts';

/** Runs of a task that finds rows or connections taken, and the time between them, in milliseconds. */
const RUNS = 4;
const PAUSE_MS = 2_000;

/**
 * Runs a task again that only waited in vain: it uses up none of its job's attempts, and fails only if what it needs
 * stays taken. Every task may be run again.
 */
export function retryWaiting(task: Task, pause: () => Promise<unknown> = pauseShortly): Task {
  return async (payload) => {
    for (let run = 1; run < RUNS; run += 1) {
      try {
        await task(payload);
        return;
      } catch (error) {
        if (!hasOnlyWaited(error)) throw error;
      }
      await pause();
    }
    await task(payload);
  };
}

export function retryWaitingTasks(tasks: TaskList): Record<string, Task> {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, retryWaiting(task)]),
  );
}

const pauseShortly = () => sleep(PAUSE_MS);
