/** Files that are copied at the same time: enough to hide the way to a bucket. */
const AT_ONCE = 8;

/**
 * Does the work for every item, several at once. After a failure nothing new is begun; it is thrown when
 * what runs has ended. Our own, because p-queue would begin what is queued all the same, and p-map throws while
 * other items are still being worked on.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
