import { create } from 'zustand';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { signedInSeekerId } from '../../../../platform/session/signed-in-seeker-id.ts';
import { hiddenJobIds } from '../results/hidden-job-ids.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import type { JobPage } from './fetch-job-page.ts';
import { foundPage, type FoundPage } from './found-page.ts';
import { keepPages, loadSearchCache, type SearchCache } from './kept-pages.ts';
import type { FollowedSearch } from './search-cache.ts';
import {
  isSameSearch,
  moreStarted,
  NO_SEARCH,
  resultsArrived,
  searchStarted,
  searchFailed,
  searchOf,
  withoutSearch,
  type Search,
  type SearchState,
} from './search-state.ts';

interface SearchStore extends SearchState {
  /** Brings further pages of the search on screen; null while none is fetched. */
  readonly followed: FollowedSearch | null;
  /** The seeker for whom the search on screen was started. */
  readonly viewerId: string | null;
}

/** Area `search`: the search on screen from the query cache, under the specification's names. */
export const useSearchStore = create<SearchStore>()(() => ({
  ...NO_SEARCH,
  followed: null,
  viewerId: null,
}));

/** Starts a search and cancels the previous one. */
export async function search(asked: Search): Promise<void> {
  begin();
  if (chooseSearchCall(asked.criteria) === null) {
    useSearchStore.setState(withoutSearch(asked));
    return;
  }
  useSearchStore.setState((state) => searchStarted(state, asked));
  await withCache(asked, (cache) => {
    cache.dropPages(asked, useSearchStore.getState().viewerId);
    follow(cache, asked);
  });
}

/** Shows results that came with the page; fetches more if none of them is left to show. */
export async function showArrived(asked: Search, page: JobPage): Promise<void> {
  const found = foundPage(page, [], hiddenJobIds(asked.criteria));
  showPages(asked, [found]);
  if (found.jobs.length === 0) await loadMore();
}

/** Shows why the page came without results. */
export function showFailure(asked: Search, failure: string): void {
  begin();
  useSearchStore.setState(searchFailed(searchStarted(NO_SEARCH, asked), failure));
}

/** Shows available results, and caches them for the current seeker. */
export function showPages(asked: Search, pages: readonly FoundPage[]): void {
  begin();
  keepPages(asked, useSearchStore.getState().viewerId, pages);
  useSearchStore.setState(resultsArrived(asked, pages));
}

/** Adds the next page, if there is one and nothing is being fetched. */
export async function loadMore(): Promise<void> {
  const state = useSearchStore.getState();
  const asked = searchOf(state);
  if (state.next === null || state.loading) return;
  useSearchStore.setState(moreStarted);
  await withCache(asked, (cache) => {
    const { followed } = useSearchStore.getState();
    return (followed ?? follow(cache, asked)).fetchMore();
  });
}

/** Stops fetching; results stay in the cache. */
export function leaveSearch(): void {
  useSearchStore.getState().followed?.stop();
  useSearchStore.setState({ followed: null });
}

function begin(): void {
  leaveSearch();
  useSearchStore.setState({ viewerId: signedInSeekerId() });
}

/** Calls `act` with the cache, unless another search starts while it loads. */
async function withCache(asked: Search, act: (cache: SearchCache) => unknown): Promise<void> {
  try {
    const cache = await loadSearchCache();
    if (isOnScreen(asked)) await act(cache);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message } = error;
    if (isOnScreen(asked)) useSearchStore.setState((state) => searchFailed(state, message));
  }
}

function follow(cache: SearchCache, asked: Search): FollowedSearch {
  leaveSearch();
  const { viewerId } = useSearchStore.getState();
  const followed = cache.followSearch(asked, viewerId, useSearchStore.setState);
  useSearchStore.setState({ followed });
  return followed;
}

function isOnScreen(asked: Search): boolean {
  return isSameSearch(searchOf(useSearchStore.getState()), asked);
}
