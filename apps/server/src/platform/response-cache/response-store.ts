import { EventEmitter, once } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Dependency } from '../responses/dependencies.ts';
import { createRecentChanges } from './recent-changes.ts';
import type { StoredResponse } from './stored-response.ts';

/** Longest life of a response, in milliseconds; limits the cost of a lost announcement. */
const LIFETIME_MS = 20_000;
/** The same after a recent change that a copy of the database may not have yet, in milliseconds. */
const LAGGING_LIFETIME_MS = 1_000;
/** Memory limit, in bytes. */
const CAPACITY_BYTES = 32 * 1024 * 1024;
/** How many keys are remembered after their responses have expired. */
const KEYS_REMEMBERED = 10_000;

/** A response that is being made. */
export interface PendingResponse {
  /** Stores it, unless a dependency has changed since it was started. */
  store(response: StoredResponse, dependencies: readonly Dependency[]): void;
  /** Releases the requests that wait for it. */
  end(): void;
}

/** Responses by key. A lookup never returns one that is known to be outdated. */
export interface ResponseStore {
  find(key: string): StoredResponse | undefined;
  /** Resolves when the pending response has ended; undefined if none is pending, or none was ever stored. */
  pendingResponse(key: string): Promise<void> | undefined;
  begin(key: string): PendingResponse;
  /** Drops the responses that depend on these. */
  change(dependencies: readonly Dependency[]): void;
  /** Drops everything: changes may have been missed. */
  clear(): void;
  readonly figures: { readonly responses: number; readonly bytes: number };
}

interface Entry {
  readonly response: StoredResponse;
  readonly dependencies: readonly Dependency[];
}

interface StoreOptions {
  /** Whether responses are made from copies of the database, which lag behind it. */
  readonly readsLag?: boolean;
  readonly capacityBytes?: number;
  /** The time in milliseconds, from any starting point. */
  readonly now?: () => number;
}

export function createResponseStore({
  readsLag = false,
  capacityBytes = CAPACITY_BYTES,
  now = () => performance.now(),
}: StoreOptions = {}): ResponseStore {
  const keysOf = new Map<Dependency, Set<string>>();
  const changes = createRecentChanges({ forMs: LIFETIME_MS, now });
  const pendingByKey = new Map<string, Promise<void>>();
  let purgedAt = now();
  const popular = new LRUCache<string, true>({ max: KEYS_REMEMBERED });
  const entries = new LRUCache<string, Entry>({
    maxSize: capacityBytes,
    ttl: LIFETIME_MS,
    perf: { now },
    // With a coarser clock a response could live a millisecond too long.
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

  /** Otherwise expired responses would stay until their memory is needed. */
  function forgetExpired(): void {
    if (now() < purgedAt + LIFETIME_MS) return;
    purgedAt = now();
    entries.purgeStale();
  }

  function put(key: string, entry: Entry): void {
    forgetExpired();
    const { response, dependencies } = entry;
    const lags = readsLag && changes.hasAny(dependencies);
    popular.set(key, true);
    entries.set(key, entry, {
      size: response.memoryBytes,
      ...(lags ? { ttl: LAGGING_LIFETIME_MS } : {}),
    });
    if (!entries.has(key)) return;
    for (const dependency of dependencies) {
      const keys = keysOf.get(dependency) ?? new Set();
      keysOf.set(dependency, keys.add(key));
    }
  }

  return {
    find: (key) => entries.get(key)?.response,
    pendingResponse(key) {
      const pending = pendingByKey.get(key);
      return pending && popular.has(key) ? pending : undefined;
    },
    begin(key) {
      const begun = changes.count();
      const events = new EventEmitter();
      const pending = once(events, 'end').then(() => undefined);
      if (!pendingByKey.has(key)) pendingByKey.set(key, pending);
      return {
        store(response, dependencies) {
          if (!changes.hasAnySince(begun, dependencies)) put(key, { response, dependencies });
        },
        end() {
          if (pendingByKey.get(key) === pending) pendingByKey.delete(key);
          events.emit('end');
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
      return { responses: entries.size, bytes: entries.calculatedSize };
    },
  };
}
