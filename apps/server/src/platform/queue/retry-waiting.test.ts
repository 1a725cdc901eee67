import { describe, expect, it } from 'vitest';
import { retryWaiting } from './retry-waiting.ts';

/** A task that fails with these errors, one after the other, before it succeeds. */
function failing(...errors: readonly Error[]) {
  let runs = 0;
  const task = async () => {
    const error = errors[runs];
    runs += 1;
    if (error) throw error;
  };
  return { task, runs: () => runs };
}

const locked = Object.assign(new Error('canceling statement due to lock timeout'), {
  code: '55P03',
});
const unconnected = new Error('timeout exceeded when trying to connect');
const noPause = () => Promise.resolve();
const ignore = () => undefined;

describe('a task', () => {
  it('is run again after it only waited', async () => {
    const { task, runs } = failing(locked, unconnected);
    const waits: unknown[] = [];
    await retryWaiting(task, (error) => waits.push(error), noPause)({});
    expect(runs()).toBe(3);
    expect(waits).toEqual([locked, unconnected]);
  });

  it('fails if what it needs stays taken', async () => {
    const { task, runs } = failing(locked, locked, locked, locked, locked);
    await expect(retryWaiting(task, ignore, noPause)({})).rejects.toBe(locked);
    expect(runs()).toBe(4);
  });

  it('fails at once for any other reason', async () => {
    const { task, runs } = failing(new Error('no such job'));
    await expect(retryWaiting(task, ignore, noPause)({})).rejects.toThrow('no such job');
    expect(runs()).toBe(1);
  });
});
