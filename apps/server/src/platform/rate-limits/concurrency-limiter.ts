import { AppError } from '../http/app-error.ts';

interface Limits {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that may wait for their turn; the next is turned away. */
  readonly waiting?: number;
  /** Milliseconds after which a task that still waits is turned away. */
  readonly patienceMs?: number;
}

/** Seconds after which whoever was turned away should come again. */
const RETRY_AFTER = 2;

/**
 * A bounded queue for one kind of work: so many tasks run at once, others wait in order.
 * @returns a function that runs a task, or throws `unavailable` where there is no room for it
 */
export function createLimiter({
  atOnce,
  waiting: waitingMax = Infinity,
  patienceMs,
}: Limits): <T>(task: () => Promise<T>) => Promise<T> {
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
        reject(new AppError('unavailable', { retryAfter: RETRY_AFTER }));
      }
    });
  }

  return async (task) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < waitingMax) await waitForTurn();
    else throw new AppError('unavailable', { retryAfter: RETRY_AFTER });
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
