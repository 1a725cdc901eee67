import type { Clock } from '../src/platform/clock.ts';

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A clock that only moves when a test moves it. */
export interface TestClock {
  readonly read: Clock;
  advance(milliseconds: number): void;
}

export function createTestClock(start = '2026-11-20T12:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  return {
    read: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
