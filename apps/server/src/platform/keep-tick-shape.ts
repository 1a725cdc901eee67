import { executionAsyncResource } from 'node:async_hooks';

/** Held for as long as the process lives. */
const held: object[] = [];

/**
 * Keeps alive one of the objects that Node makes for each `process.nextTick`, and with it what V8 has
 * learned about making them: a collection while none is alive would let it forget that for good.
 * @returns what is kept
 * @see docs/decisions/037-keep-the-hidden-class-of-ticks-alive.md
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      held.push(tick);
      resolve(tick);
    });
  });
}
