import type { Clock } from '../src/platform/clock.ts';

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
