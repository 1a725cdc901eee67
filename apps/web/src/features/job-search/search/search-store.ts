import type { Job } from '@nextshift/contract';
import { create } from 'zustand';
import type { Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import { fetchJobPage, type JobPage } from './fetch-job-page.ts';
import { hiddenJobIds } from '../results/hidden-job-ids.ts';
import { rememberSearch } from './recent-searches.ts';
import {
  moreBegan,
  NO_SEARCH,
  nothingAsked,
  resultsArrived,
  searchBegan,
  searchFailed,
  type Search,
  type SearchState,
} from './search-state.ts';

export const useSearchStore = create<SearchState>()(() => NO_SEARCH);

let running: AbortController | undefined;

/** Begins a search, giving up on the one before. */
export async function search(api: Api, asked: Search): Promise<void> {
  running?.abort();
  if (chooseSearchCall(asked.criteria) === null) {
    useSearchStore.setState(nothingAsked(asked));
    return;
  }
  useSearchStore.setState((state) => searchBegan(state, asked));
  await fetchUntilShown(api, [], asked.start);
}

/** Takes over results that came with the page; fetches on where none of them is left to show. */
export async function adoptResults(api: Api, asked: Search, page: JobPage): Promise<void> {
  running?.abort();
  const began = searchBegan(NO_SEARCH, asked);
  useSearchStore.setState(resultsArrived(began, [], page, hiddenJobIds()));
  await fetchOn(api, 0);
}

/** Takes over that the page came without results. */
export function adoptFailure(asked: Search, failure: string): void {
  running?.abort();
  useSearchStore.setState(searchFailed(searchBegan(NO_SEARCH, asked), [], failure));
}

/** Goes back to results that were on screen before. */
export function adoptState(state: SearchState): void {
  running?.abort();
  useSearchStore.setState({ ...state, loading: false });
}

/** Adds the next page, where there is one and nothing is being fetched. */
export async function loadMore(api: Api): Promise<void> {
  const { jobs, next, loading } = useSearchStore.getState();
  if (next === null || loading) return;
  useSearchStore.setState(moreBegan);
  await fetchUntilShown(api, jobs ?? [], next);
}

/** Fetches another page where the last one added nothing to the jobs that were there. */
async function fetchOn(api: Api, before: number): Promise<void> {
  const state = useSearchStore.getState();
  const count = state.jobs?.length ?? 0;
  if (count === before && state.next !== null) await loadMore(api);
  else if (count > 0) rememberSearch(state);
}

/** Fetches page after page until one brings something to show or none is left. */
async function fetchUntilShown(
  api: Api,
  shown: readonly Job[],
  cursor: string | null,
): Promise<void> {
  const { signal } = (running = new AbortController());
  try {
    const criteria = useSearchStore.getState();
    const page = await fetchJobPage(api, criteria, { cursor: cursor ?? undefined, signal });
    if (signal.aborted) return;
    useSearchStore.setState((state) => resultsArrived(state, shown, page, hiddenJobIds()));
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError)) throw error;
    useSearchStore.setState((state) => searchFailed(state, shown, error.message));
    return;
  }
  await fetchOn(api, shown.length);
}
