import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest that one piece of work after the other holds the event loop, in milliseconds. */
const TURN_MS = 10;

/** Lets waiting requests in between pieces of long work; to be awaited after each of them. */
export function createEventLoopYield(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
