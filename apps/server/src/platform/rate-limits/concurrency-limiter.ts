import PQueue from 'p-queue';
import { AppError } from '../errors/app-error.ts';

export interface ConcurrencyLimits {
  /** Tasks that run concurrently. */
  readonly atOnce: number;
  /** Tasks that may wait; more are refused. */
  readonly waiting?: number;
  /** Milliseconds after which a waiting task is refused. */
  readonly patienceMs?: number;
}

/** Seconds after which a refused call should be retried. */
const RETRY_AFTER = 2;

/**
 * A bounded queue for one kind of work: a limited number of tasks run concurrently, others wait in order.
 * @returns a function that runs a task, or throws `unavailable` when the queue is full
 */
export function createConcurrencyLimiter({
  atOnce,
  waiting = Infinity,
  patienceMs,
}: ConcurrencyLimits): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: atOnce });
  const refusal = () => new AppError('unavailable', { retryAfter: RETRY_AFTER });

  return async (task) => {
    if (queue.pending < atOnce) return queue.add(task);
    if (queue.size >= waiting) throw refusal();
    if (patienceMs === undefined) return queue.add(task);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(refusal()), patienceMs);
    const start = () => {
      clearTimeout(timer);
      return task();
    };
    return queue.add(start, { signal: patience.signal });
  };
}
