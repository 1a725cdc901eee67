import { setImmediate } from 'node:timers/promises';

/** Events between two yields: a few milliseconds for the slowest ones. */
const BATCH_SIZE = 16;

/** Iterates a long list and yields to the event loop in between, so that other requests are served. */
export async function* iterateYielding<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const [index, item] of items.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    yield item;
  }
}
