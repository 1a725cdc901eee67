import { expect, it } from 'vitest';
import { recurringTasks } from './tasks.ts';

it('runs each task of every minute one at a time, and waits for nothing to release abandoned jobs', () => {
  const joined = recurringTasks.filter(
    ({ match, options }) => match === '* * * * *' && options?.queueName === undefined,
  );
  expect(joined.map(({ task }) => task)).toEqual(['clean-up']);
});

it('keeps at most one waiting, in a queue that no other task waits for', () => {
  const queued = recurringTasks.filter(({ options }) => options?.queueName !== undefined);
  for (const { task, options } of queued) {
    expect(options).toMatchObject({ queueName: task, jobKey: task });
  }
});
