import { parse } from 'fast-querystring';
import { LRUCache } from 'lru-cache';

/** Longer addresses are nobody's popular search. */
const ADDRESS_MAX = 500;
/** Addresses whose keys need not be made again. */
const ADDRESSES_REMEMBERED = 2_000;

/** What of a list's address decides its answer. */
interface ListAddress {
  /** The parameters that it reads; others change nothing. */
  readonly parameters: readonly string[];
  /** Of these, the texts whose case and outer blanks do not matter. */
  readonly caseless: readonly string[];
}

/** Names answers by their address, and alike where it can only be the same answer. */
export interface CacheKeys {
  /** Tells of a path whose parameters are known. */
  addList(path: string, address: ListAddress): void;
  /** @returns undefined for an address that is not worth a key */
  keyOf(url: string): string | undefined;
}

export function createCacheKeys(): CacheKeys {
  const lists = new Map<string, ListAddress>();
  const known = new LRUCache<string, string>({ max: ADDRESSES_REMEMBERED });

  function makeKey(url: string): string {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const list = lists.get(path);
    return list ? `${path} ${canonical(url.slice(path.length + 1), list)}` : url;
  }

  return {
    addList: (path, address) => void lists.set(path, address),
    keyOf(url) {
      if (url.length > ADDRESS_MAX) return undefined;
      const before = known.get(url);
      if (before !== undefined) return before;
      const key = makeKey(url);
      known.set(url, key);
      return key;
    },
  };
}

/** Read as the routes read it: whatever another reading took it for would be kept under a wrong name. */
function canonical(query: string, { parameters, caseless }: ListAddress): string {
  const read: Record<string, unknown> = parse(query);
  const named = parameters
    .filter((name) => read[name] !== undefined)
    .sort()
    .map((name) => [name, caseless.includes(name) ? withoutCase(read[name]) : read[name]]);
  return JSON.stringify(named);
}

/** Of the Latin letters alone: what else has a lower case may mean something else with it. */
function withoutCase(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
