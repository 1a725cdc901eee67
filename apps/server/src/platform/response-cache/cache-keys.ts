import { parse } from 'fast-querystring';
import { LRUCache } from 'lru-cache';

/** Longest URL that is cached; popular searches are shorter. */
const URL_MAX = 500;
/** URLs whose keys are remembered. */
const URLS_REMEMBERED = 2_000;

/** Which parts of a list's URL its response depends on. */
interface ListParameters {
  /** The parameters that it reads; others are ignored. */
  readonly parameters: readonly string[];
  /** Those of them whose case and surrounding blanks do not matter. */
  readonly caseless: readonly string[];
}

/** Maps URLs to keys; URLs that can only have the same response share a key. */
export interface CacheKeys {
  /** Declares the parameters of a path. */
  addList(path: string, parameters: ListParameters): void;
  /** @returns undefined for a URL that is not worth caching */
  keyOf(url: string): string | undefined;
}

export function createCacheKeys(): CacheKeys {
  const lists = new Map<string, ListParameters>();
  const known = new LRUCache<string, string>({ max: URLS_REMEMBERED });

  function makeKey(url: string): string {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const list = lists.get(path);
    return list ? `${path} ${canonical(url.slice(path.length + 1), list)}` : url;
  }

  return {
    addList: (path, parameters) => void lists.set(path, parameters),
    keyOf(url) {
      if (url.length > URL_MAX) return undefined;
      const knownKey = known.get(url);
      if (knownKey !== undefined) return knownKey;
      const key = makeKey(url);
      known.set(url, key);
      return key;
    },
  };
}

/** Uses the parser of the routes: a differing one would give a response a wrong key. */
function canonical(query: string, { parameters, caseless }: ListParameters): string {
  const read: Record<string, unknown> = parse(query);
  const named = parameters
    .filter((name) => read[name] !== undefined)
    .sort()
    .map((name) => [name, caseless.includes(name) ? withoutCase(read[name]) : read[name]]);
  return JSON.stringify(named);
}

/** Lower-cases Latin letters only: others may change their meaning, or match another text. */
function withoutCase(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
