import { LRUCache } from 'lru-cache';

/** Changes that are remembered individually. */
const REMEMBERED = 50_000;

interface RecentChangesOptions {
  /** How long a change is recent, in milliseconds. */
  readonly forMs: number;
  /** The time in milliseconds, from any starting point. */
  readonly now: () => number;
}

/** Recent changes in the order of their announcements. */
export function createRecentChanges({ forMs, now }: RecentChangesOptions) {
  let count = 0;
  /** Up to this count anything may have changed. */
  let allUpTo = 0;
  let allAt = -Infinity;
  const last = new LRUCache<string, number>({
    max: REMEMBERED,
    ttl: forMs,
    perf: { now },
    ttlResolution: 0,
    dispose: (at, _name, reason) => {
      // A forgotten change counts as a change of everything for responses started before it.
      if (reason !== 'set') allUpTo = Math.max(allUpTo, at);
    },
  });

  return {
    add(names: readonly string[]): void {
      count += 1;
      for (const name of names) last.set(name, count);
    },
    addAll(): void {
      count += 1;
      allUpTo = count;
      allAt = now();
    },
    /** The number of changes so far. */
    count: () => count,
    hasAnySince: (begun: number, names: readonly string[]): boolean =>
      // In this order: a lookup may forget expired changes, which moves `allUpTo`.
      names.some((name) => (last.get(name) ?? 0) > begun) || allUpTo > begun,
    /** Whether any was recent. */
    hasAny: (names: readonly string[]): boolean =>
      now() - allAt < forMs || names.some((name) => last.has(name)),
  };
}
