import { executionAsyncResource } from 'node:async_hooks';

/** Referenced for the life of the process. */
const held: object[] = [];

/**
 * Keeps alive one of the objects that Node creates for each `process.nextTick`, and with it what V8 has
 * learned about their shape: a garbage collection while none is alive would discard that for good.
 * @returns the object
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
