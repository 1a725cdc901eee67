import { createConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter.ts';

type Limited = ReturnType<typeof createConcurrencyLimiter>;

/**
 * A bounded queue for each of many keys, such as accounts: what one of them waits for keeps nobody else waiting.
 * @returns a function that runs a task, or throws `unavailable` when the key's queue is full or slow
 */
export function createSlotsByKey(limits: ConcurrencyLimits) {
  const queues = new Map<string, { readonly limited: Limited; tasks: number }>();

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { limited: createConcurrencyLimiter(limits), tasks: 0 };
    queues.set(key, queue);
    queue.tasks += 1;
    try {
      return await queue.limited(task);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(key);
    }
  };
}
