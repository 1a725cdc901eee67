import { expect, it } from 'vitest';
import { captureLog } from '../../../test/captured-log.ts';
import { toWorkerLogger } from './worker-logger.ts';

const locked = Object.assign(new Error('canceling statement due to lock timeout'), {
  code: '55P03',
});
const jobAt = (attempts: number) => ({ task_identifier: 'alerts', attempts, max_attempts: 3 });

function logFailure(error: Error, attempts: number) {
  const log = captureLog();
  toWorkerLogger(log.logger).error('Failed task', { failure: true, job: jobAt(attempts), error });
  return { errors: log.takeErrors().length, text: log.text() };
}

it('tells of a task that only waited and runs again, and of no error', () => {
  const { errors, text } = logFailure(locked, 2);
  expect(errors).toBe(0);
  expect(text).toContain('lock timeout');
});

it.each([
  ['that waited in vain at its last attempt', locked, 3],
  ['that failed for another reason', new Error('no such job'), 1],
])('logs an error of a task %s', (_what, error, attempts) => {
  expect(logFailure(error, attempts).errors).toBe(1);
});
