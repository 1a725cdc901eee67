import { hasOnlyWaited } from '../database/constraint-errors.ts';

function rethrow(error: unknown): void {
  throw error;
}

/**
 * Runs a task's work for each item. One whose rows others hold keeps no item waiting: its error is thrown once all are
 * done, and the task runs again.
 * @param onFailure what else goes wrong with an item; by default, it is thrown at once
 */
export async function eachApart<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  onFailure: (error: unknown, item: Item) => void = rethrow,
): Promise<void> {
  const waited: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (hasOnlyWaited(error)) waited.push(error);
      else onFailure(error, item);
    }
  }
  if (waited.length > 0) throw waited[0];
}
