/** Files copied at the same time: enough to hide the latency of a bucket. */
const CONCURRENCY = 8;

/**
 * Does the work for every item, several at a time. After a failure it starts nothing new, and throws once
 * all running work has ended. Our own, because p-queue would still start queued work, and p-map throws
 * while other items are in progress.
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
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (failures.length > 0) throw failures[0];
}
