import { setImmediate } from 'node:timers/promises';

/** Takes a few milliseconds, with the slowest events. */
const AT_ONCE = 16;

/** Goes through a list and lets other requests in between, since events take long to read. */
export async function* inTurns<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    yield item;
  }
}
