import { setImmediate } from 'node:timers/promises';

/** Work between two yields: a few milliseconds of the slowest kind. */
const COST_MAX = 16;

/**
 * Iterates a long list and yields to the event loop in between, so that other requests are served.
 * @param costOf how many usual items one is worth, 1 by default
 */
export async function* iterateYielding<Item>(
  items: readonly Item[],
  costOf: (item: Item) => number = () => 1,
): AsyncGenerator<Item> {
  let cost = 0;
  for (const item of items) {
    cost += costOf(item);
    if (cost >= COST_MAX) {
      await setImmediate();
      cost = 0;
    }
    yield item;
  }
}
