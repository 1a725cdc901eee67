import { afterEach, expect, it, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

afterEach(() => vi.useRealTimers());

it('runs a limited number concurrently, in order, whether they fail or not', async () => {
  const limited = createConcurrencyLimiter({ atOnce: 2 });
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const tasks = Array.from({ length: 10 }, (_, number) =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      ended.push(number);
      if (number % 3 === 0) throw new Error('failed');
    }),
  );
  const outcomes = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});

it('refuses only a task that has waited too long', async () => {
  const limited = createConcurrencyLimiter({ atOnce: 1, patienceMs: 5 });
  let finish = (): void => undefined;
  const first = limited(() => new Promise<void>((resolve) => (finish = resolve)));
  const impatient = [limited(() => Promise.resolve()), limited(() => Promise.resolve())];
  for (const outcome of impatient) {
    await expect(outcome).rejects.toMatchObject({ code: 'unavailable' });
  }
  finish();
  await first;
  await expect(limited(() => Promise.resolve('room again'))).resolves.toBe('room again');
});

it('passes the place of a task that gave up to the next one', async () => {
  vi.useFakeTimers();
  const limited = createConcurrencyLimiter({ atOnce: 1, waiting: 1, patienceMs: 5 });
  let finish = (): void => undefined;
  const first = limited(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = limited(() => Promise.resolve());
  const refused = expect(second).rejects.toMatchObject({ code: 'unavailable' });
  await expect(limited(() => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
  await vi.advanceTimersByTimeAsync(5);
  await refused;
  const third = limited(() => Promise.resolve('in time'));
  finish();
  await first;
  await expect(third).resolves.toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
});

it('refuses tasks immediately when the queue is full, and says when to retry', async () => {
  const limited = createConcurrencyLimiter({ atOnce: 1, waiting: 2 });
  const finishes: (() => void)[] = [];
  const tasks = Array.from({ length: 80 }, (_, number) =>
    limited(async () => {
      await new Promise<void>((resolve) => finishes.push(resolve));
      return number;
    }),
  );
  const settled = Promise.allSettled(tasks);
  for (const task of tasks.slice(3)) {
    await expect(task).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 });
  }
  for (const task of tasks.slice(0, 3)) {
    await vi.waitUntil(() => finishes.length > 0);
    finishes.shift()?.();
    await task;
  }
  const values = (await settled).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(values).toEqual([0, 1, 2]);
});
