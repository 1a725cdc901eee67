import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long consecutive pieces of work may block the event loop, in milliseconds. */
const TURN_MS = 10;

/** Lets waiting requests run between pieces of long work; await it after each piece. */
export function createEventLoopYield(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
