import { networkError } from '../../../../platform/api/api-error.ts';
import { loadTransport } from '../../../../platform/api/browser-api.ts';
import type { FoundPage } from './found-page.ts';
import type * as searchCache from './search-cache.ts';
import { isSameSearch, type Search } from './search-state.ts';

export type SearchCache = typeof searchCache;

interface KeptPages {
  readonly search: Search;
  readonly seekerId: string | null;
  readonly pages: readonly FoundPage[];
}

/** The query cache loads with the first fetch: a visitor's first page has results, but no cache. */
let loaded: SearchCache | null = null;
/** The results that came with the page, until the cache is loaded. */
let arrived: KeptPages | null = null;

/** The query cache of searches, with all results so far. @throws {ApiError} */
export async function loadSearchCache(): Promise<SearchCache> {
  if (loaded) return loaded;
  const importing = import('./search-cache.ts').catch((error: unknown) => {
    throw networkError(error);
  });
  const [cache] = await Promise.all([importing, loadTransport()]);
  if (arrived) cache.keepPages(arrived.search, arrived.seekerId, arrived.pages);
  arrived = null;
  return (loaded = cache);
}

/** Preloads the cache for a likely search. */
export function prepareSearch(): void {
  void loadSearchCache().catch(() => undefined);
}

/** Stores pages that the cache did not fetch, for the seeker whom they were found for. */
export function keepPages(
  search: Search,
  seekerId: string | null,
  pages: readonly FoundPage[],
): void {
  if (loaded) loaded.keepPages(search, seekerId, pages);
  else arrived = { search, seekerId, pages };
}

/** The stored pages of a search, or null. */
export function keptPages(search: Search, seekerId: string | null): readonly FoundPage[] | null {
  const pages = loaded ? loaded.readPages(search, seekerId) : arrivedPages(search, seekerId);
  return pages?.some(({ jobs }) => jobs.length > 0) ? pages : null;
}

function arrivedPages(search: Search, seekerId: string | null): readonly FoundPage[] | null {
  if (arrived?.seekerId !== seekerId || !isSameSearch(arrived.search, search)) return null;
  return arrived.pages;
}
