import { infiniteQueryOptions, InfiniteQueryObserver } from '@tanstack/react-query';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { getQueryClient } from '../../../platform/api/query-client.ts';
import { hiddenJobIds } from '../results/hidden-job-ids.ts';
import { fetchJobPage } from './fetch-job-page.ts';
import { foundPage, type FoundPage } from './found-page.ts';
import {
  moreBegan,
  resultsArrived,
  searchAddress,
  searchFailed,
  type Search,
  type SearchState,
} from './search-state.ts';

const KEY = 'search';

/** So long Back finds a list, and the place in it, as it was left. */
const KEPT_FOR_MS = 60 * 60_000;

const client = getQueryClient();
// A list stays as it is until a new search. Visitors find theirs again once they are signed in.
client.setQueryDefaults([KEY], {
  staleTime: Infinity,
  gcTime: KEPT_FOR_MS,
  meta: { outlivesSession: true },
});

/** A search's pages in the query cache; which jobs are left out depends on who looks. */
function searchQuery(search: Search, seekerId: string | null) {
  return infiniteQueryOptions({
    queryKey: [KEY, seekerId, searchAddress(search)],
    initialPageParam: search.start,
    queryFn: ({ pageParam, signal, queryKey }) => {
      const earlier = client.getQueryData<{ pages: FoundPage[] }>(queryKey)?.pages ?? [];
      return fetchUntilShown(search, pageParam, earlier, signal);
    },
    getNextPageParam: ({ next }) => next,
  });
}

/** Fetches on while a page brings nothing to show: the seeker has dealt with all of its jobs. */
async function fetchUntilShown(
  search: Search,
  cursor: string | null,
  earlier: readonly FoundPage[],
  signal: AbortSignal,
): Promise<FoundPage> {
  const page = await fetchJobPage(browserApi, search.criteria, { cursor, signal });
  const found = foundPage(page, earlier, hiddenJobIds());
  if (found.jobs.length > 0 || found.next === null) return found;
  const further = await fetchUntilShown(search, found.next, earlier, signal);
  return { ...further, setAside: found.setAside + further.setAside };
}

export interface FollowedSearch {
  readonly fetchMore: () => Promise<unknown>;
  readonly stop: () => void;
}

/** Fetches a search's first page where none is kept, and has the state follow from now on. */
export function followSearch(
  search: Search,
  seekerId: string | null,
  update: (change: (state: SearchState) => SearchState) => void,
): FollowedSearch {
  const observer = new InfiniteQueryObserver(client, searchQuery(search, seekerId));
  const stop = observer.subscribe(({ data, isFetching, error }) => {
    update((state) => {
      const found = data ? resultsArrived(search, data.pages) : state;
      if (isFetching) return moreBegan(found);
      return error ? searchFailed(found, error.message) : found;
    });
  });
  return { fetchMore: () => observer.fetchNextPage(), stop };
}

/** The pages of a search that are kept; null where there are none. */
export function readPages(search: Search, seekerId: string | null): readonly FoundPage[] | null {
  return client.getQueryData(searchQuery(search, seekerId).queryKey)?.pages ?? null;
}

/** Keeps pages that came by another way. */
export function keepPages(search: Search, seekerId: string | null, pages: readonly FoundPage[]) {
  const starts = [search.start, ...pages.map(({ next }) => next)];
  client.setQueryData(searchQuery(search, seekerId).queryKey, {
    pages: [...pages],
    pageParams: starts.slice(0, pages.length),
  });
}

/** Has a search fetched anew the next time. */
export function dropPages(search: Search, seekerId: string | null): void {
  client.removeQueries({ queryKey: searchQuery(search, seekerId).queryKey, exact: true });
}
