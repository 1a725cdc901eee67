import { networkError } from '../../../platform/api/api-error.ts';
import { loadTransport } from '../../../platform/api/browser-api.ts';
import type { FoundPage } from './found-page.ts';
import type * as searchCache from './search-cache.ts';
import { isSameSearch, type Search } from './search-state.ts';

export type SearchCache = typeof searchCache;

interface KeptPages {
  readonly search: Search;
  readonly seekerId: string | null;
  readonly pages: readonly FoundPage[];
}

/** The query cache comes with the first fetch: a visitor's first page brings its results, and no cache. */
let loaded: SearchCache | null = null;
/** The results that came with the page, until there is a cache to hold them. */
let arrived: KeptPages | null = null;

/** The query cache of searches, with all that has been kept so far. @throws {ApiError} */
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

/** Has the cache at hand for a search that is likely to follow. */
export function prepareSearch(): void {
  void loadSearchCache().catch(() => undefined);
}

/** Keeps pages that were not fetched by the cache, for whom they were found. */
export function keepPages(
  search: Search,
  seekerId: string | null,
  pages: readonly FoundPage[],
): void {
  if (loaded) loaded.keepPages(search, seekerId, pages);
  else arrived = { search, seekerId, pages };
}

/** The pages of a search as they were left; null where nothing is kept that could be shown. */
export function keptPages(search: Search, seekerId: string | null): readonly FoundPage[] | null {
  const pages = loaded ? loaded.readPages(search, seekerId) : arrivedPages(search, seekerId);
  return pages?.some(({ jobs }) => jobs.length > 0) ? pages : null;
}

function arrivedPages(search: Search, seekerId: string | null): readonly FoundPage[] | null {
  if (arrived?.seekerId !== seekerId || !isSameSearch(arrived.search, search)) return null;
  return arrived.pages;
}
