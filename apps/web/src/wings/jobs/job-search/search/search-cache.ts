import { MINUTE_MS } from '@nextshift/contract';
import { infiniteQueryOptions, InfiniteQueryObserver } from '@tanstack/react-query';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../../platform/api/query-client.ts';
import { hiddenJobIds } from '../results/hidden-job-ids.ts';
import { fetchJobPage } from './fetch-job-page.ts';
import { addHidden, foundPage, type FoundPage } from './found-page.ts';
import {
  moreStarted,
  resultsArrived,
  searchAddress,
  searchFailed,
  type Search,
  type SearchState,
} from './search-state.ts';

const KEY = 'search';

/** How long Back finds a list, and the place in it, unchanged. */
const KEPT_FOR_MS = 60 * MINUTE_MS;

const client = getQueryClient();
// A list stays unchanged until a new search. Visitors get theirs back after signing in.
client.setQueryDefaults([KEY], {
  staleTime: Infinity,
  gcTime: KEPT_FOR_MS,
  meta: { outlivesSession: true },
});

/** A search's pages in the query cache; which jobs are hidden depends on the seeker. */
function searchQuery(search: Search, seekerId: string | null) {
  return infiniteQueryOptions({
    queryKey: [KEY, seekerId, searchAddress(search)],
    initialPageParam: search.start,
    // What fits the own week is the seeker's.
    meta: { outlivesSession: !search.criteria.when.includes('mine') },
    queryFn: ({ pageParam, signal, queryKey }) => {
      const earlier = client.getQueryData<{ pages: FoundPage[] }>(queryKey)?.pages ?? [];
      return fetchUntilShown(search, pageParam, earlier, signal);
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** Fetches further pages while the seeker has saved or applied to all jobs of a page. */
async function fetchUntilShown(
  search: Search,
  cursor: string | null,
  earlier: readonly FoundPage[],
  signal: AbortSignal,
): Promise<FoundPage> {
  const page = await fetchJobPage(browserApi, search.criteria, { cursor, signal });
  const found = foundPage(page, earlier, hiddenJobIds(search.criteria));
  if (found.jobs.length > 0 || found.next === null) return found;
  const further = await fetchUntilShown(search, found.next, earlier, signal);
  return { ...further, hidden: addHidden(found.hidden, further.hidden) };
}

export interface FollowedSearch {
  readonly fetchMore: () => Promise<unknown>;
  readonly stop: () => void;
}

/** Fetches a search's first page if it is not cached, and keeps the state in sync. */
export function followSearch(
  search: Search,
  seekerId: string | null,
  update: (change: (state: SearchState) => SearchState) => void,
): FollowedSearch {
  const observer = new InfiniteQueryObserver(client, searchQuery(search, seekerId));
  const stop = observer.subscribe(({ data, isFetching, error }) => {
    update((state) => {
      const found = data ? resultsArrived(search, data.pages) : state;
      if (isFetching) return moreStarted(found);
      return error ? searchFailed(found, error.message) : found;
    });
  });
  return { fetchMore: () => observer.fetchNextPage(), stop };
}

/** The cached pages of a search, or null. */
export function readPages(search: Search, seekerId: string | null): readonly FoundPage[] | null {
  return client.getQueryData(searchQuery(search, seekerId).queryKey)?.pages ?? null;
}

/** Caches pages that were not fetched here. */
export function keepPages(search: Search, seekerId: string | null, pages: readonly FoundPage[]) {
  const starts = [search.start, ...pages.map(({ next }) => next)];
  client.setQueryData(searchQuery(search, seekerId).queryKey, {
    pages: [...pages],
    pageParams: starts.slice(0, pages.length),
  });
}

/** Drops a search's pages, so that it is fetched again. */
export function dropPages(search: Search, seekerId: string | null): void {
  client.removeQueries({ queryKey: searchQuery(search, seekerId).queryKey, exact: true });
}
