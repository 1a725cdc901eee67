import { LRUCache } from 'lru-cache';

/** Changes that are remembered one by one. */
const REMEMBERED = 50_000;

interface RecentChangesOptions {
  /** How long a change is recent, in milliseconds. */
  readonly forMs: number;
  /** The time in milliseconds, from any moment on. */
  readonly now: () => number;
}

/** What has changed lately, in the order in which it was heard of. */
export function createRecentChanges({ forMs, now }: RecentChangesOptions) {
  let count = 0;
  /** Up to here anything may have changed. */
  let allUpTo = 0;
  let allAt = -Infinity;
  const last = new LRUCache<string, number>({
    max: REMEMBERED,
    ttl: forMs,
    perf: { now },
    ttlResolution: 0,
    dispose: (at, _name, reason) => {
      // What is forgotten for want of room, or with its time, counts as changed for whoever began before.
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
    /** How many there have been; later ones come since. */
    count: () => count,
    hasAnySince: (begun: number, names: readonly string[]): boolean =>
      // The first may find some forgotten, which moves the second.
      names.some((name) => (last.get(name) ?? 0) > begun) || allUpTo > begun,
    /** Whether any was recent. */
    hasAny: (names: readonly string[]): boolean =>
      now() - allAt < forMs || names.some((name) => last.has(name)),
  };
}
