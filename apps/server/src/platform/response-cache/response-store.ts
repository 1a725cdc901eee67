import { EventEmitter, once } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Dependency } from './dependencies.ts';
import { createRecentChanges } from './recent-changes.ts';
import type { StoredResponse } from './stored-response.ts';

/** How long an answer lasts that no change takes away, in milliseconds: a lost message costs no more. */
const LIFETIME_MS = 20_000;
/** The same for what a copy of the database may not know yet, in milliseconds. */
const LAGGING_LIFETIME_MS = 1_000;
/** The memory that answers may take, in bytes. */
const CAPACITY_BYTES = 32 * 1024 * 1024;
/** Answers whose keys are remembered beyond their end. */
const KEYS_REMEMBERED = 10_000;

/** An answer that is being made. */
export interface Making {
  /** Stores it, unless what it was made from has changed since it was begun. */
  store(answer: StoredResponse, dependencies: readonly Dependency[]): void;
  /** Whoever waits for it waits no longer. */
  end(): void;
}

/** Answers by key. A lookup never answers what is known to have changed. */
export interface ResponseStore {
  find(key: string): StoredResponse | undefined;
  /** The end of the answer's making; undefined where nobody makes it, or it was never worth storing. */
  awaited(key: string): Promise<void> | undefined;
  begin(key: string): Making;
  /** Takes away what was made from these. */
  change(dependencies: readonly Dependency[]): void;
  /** Takes away everything: changes may have been missed. */
  clear(): void;
  readonly figures: { readonly answers: number; readonly bytes: number };
}

interface Entry {
  readonly answer: StoredResponse;
  readonly dependencies: readonly Dependency[];
}

interface StoreOptions {
  /** Whether answers are made from copies of the database that come after it. */
  readonly readsLag?: boolean;
  readonly capacityBytes?: number;
  /** The time in milliseconds, from any moment on. */
  readonly now?: () => number;
}

export function createResponseStore({
  readsLag = false,
  capacityBytes = CAPACITY_BYTES,
  now = () => performance.now(),
}: StoreOptions = {}): ResponseStore {
  const keysOf = new Map<Dependency, Set<string>>();
  const changes = createRecentChanges({ forMs: LIFETIME_MS, now });
  const makings = new Map<string, Promise<void>>();
  let purgedAt = now();
  const popular = new LRUCache<string, true>({ max: KEYS_REMEMBERED });
  const entries = new LRUCache<string, Entry>({
    maxSize: capacityBytes,
    ttl: LIFETIME_MS,
    perf: { now },
    // Or an answer could be a millisecond older than it may be.
    ttlResolution: 0,
    dispose: ({ dependencies }, key) => {
      for (const dependency of dependencies) forget(dependency, key);
    },
  });

  function forget(dependency: Dependency, key: string): void {
    const keys = keysOf.get(dependency);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(dependency);
  }

  /** What nobody asks for any more would otherwise stay until its room is needed. */
  function forgetExpired(): void {
    if (now() < purgedAt + LIFETIME_MS) return;
    purgedAt = now();
    entries.purgeStale();
  }

  function put(key: string, entry: Entry): void {
    forgetExpired();
    const { answer, dependencies } = entry;
    const lags = readsLag && changes.hasAny(dependencies);
    popular.set(key, true);
    entries.set(key, entry, {
      size: answer.memoryBytes,
      ...(lags ? { ttl: LAGGING_LIFETIME_MS } : {}),
    });
    if (!entries.has(key)) return;
    for (const dependency of dependencies) {
      const keys = keysOf.get(dependency) ?? new Set();
      keysOf.set(dependency, keys.add(key));
    }
  }

  return {
    find: (key) => entries.get(key)?.answer,
    awaited(key) {
      const making = makings.get(key);
      return making && popular.has(key) ? making : undefined;
    },
    begin(key) {
      const begun = changes.count();
      const whole = new EventEmitter();
      const making = once(whole, 'end').then(() => undefined);
      if (!makings.has(key)) makings.set(key, making);
      return {
        store(answer, dependencies) {
          if (!changes.hasAnySince(begun, dependencies)) put(key, { answer, dependencies });
        },
        end() {
          if (makings.get(key) === making) makings.delete(key);
          whole.emit('end');
        },
      };
    },
    change(dependencies) {
      changes.add(dependencies);
      for (const dependency of dependencies) {
        for (const key of keysOf.get(dependency) ?? []) entries.delete(key);
      }
    },
    clear() {
      changes.addAll();
      entries.clear();
    },
    get figures() {
      return { answers: entries.size, bytes: entries.calculatedSize };
    },
  };
}
