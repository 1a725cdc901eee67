import { AppError } from './app-error.ts';

/**
 * Runs at most `max` tasks at once; the others wait their turn in order.
 * @param patienceMs after waiting so long, in milliseconds, a task fails with `unavailable`
 */
export function createLimiter(
  max: number,
  patienceMs?: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  function waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      waiting.push(start);

      function start(): void {
        clearTimeout(timer);
        resolve();
      }

      function giveUp(): void {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new AppError('unavailable', { retryAfter: 2 }));
      }
    });
  }

  return async (task) => {
    if (running >= max) await waitForTurn();
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
