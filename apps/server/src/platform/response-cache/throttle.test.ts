import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('acts immediately, then once per interval, and never loses the last call', () => {
  const acted: number[] = [];
  const throttle = createThrottle(() => acted.push(Date.now()), 400);
  const begun = Date.now();
  throttle.call();
  expect(acted).toHaveLength(1);
  throttle.call();
  throttle.call();
  vi.advanceTimersByTime(399);
  expect(acted).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(acted).toEqual([begun, begun + 400]);
  throttle.call();
  expect(acted).toHaveLength(3);
});

it('no longer acts once it is stopped', () => {
  const action = vi.fn();
  const throttle = createThrottle(action, 400);
  throttle.call();
  throttle.call();
  throttle.stop();
  vi.advanceTimersByTime(1_000);
  expect(action).toHaveBeenCalledTimes(1);
});
