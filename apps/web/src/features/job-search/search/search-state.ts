import type { Job } from '@nextshift/contract';
import { paths } from '../../../platform/routing/paths.ts';
import { criteriaQuery, NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';
import { jobsOfPages, type FoundPage } from './found-page.ts';

/** One search, as an address of /jobs names it. */
export interface Search {
  readonly criteria: SearchCriteria;
  /** Cursor at which the list begins; null at the start of the results. */
  readonly start: string | null;
}

/** Area `search`: criteria and results (spec section 3). */
export interface SearchState extends SearchCriteria {
  readonly start: string | null;
  /** Null until results of this search have arrived. */
  readonly jobs: readonly Job[] | null;
  readonly noSearchResults: boolean;
  /** How many jobs were taken out because the seeker has saved or applied to them. */
  readonly setAside: number;
  /** How many pages `jobs` came in; those that brought nothing to show do not count. */
  readonly pages: number;
  /** Cursor of the page after those in `jobs`; null where there is none. */
  readonly next: string | null;
  readonly loading: boolean;
  /** Why the last fetch failed, as a person reads it. */
  readonly failure: string | null;
}

export const NO_SEARCH: SearchState = {
  ...NO_CRITERIA,
  start: null,
  jobs: null,
  noSearchResults: false,
  setAside: 0,
  pages: 0,
  next: null,
  loading: false,
  failure: null,
};

/** The address of a search: the same for the same search, whatever object carries it. */
export function searchAddress({ criteria, start }: Search): string {
  return paths.jobs({ ...criteriaQuery(criteria), cursor: start ?? undefined });
}

export function isSameSearch(one: Search, other: Search): boolean {
  return searchAddress(one) === searchAddress(other);
}

/** The search that a state is of. */
export function searchOf(state: SearchState): Search {
  return { criteria: state, start: state.start };
}

/** The state without criteria: nothing is fetched. */
export function withoutSearch({ criteria }: Search): SearchState {
  return { ...NO_SEARCH, ...criteria };
}

/** A new search begins. The list of another location is cleared; otherwise it stays until results arrive. */
export function searchBegan(state: SearchState, { criteria, start }: Search): SearchState {
  const hasMoved = criteria.searchLocation !== state.searchLocation;
  const jobs = hasMoved ? null : state.jobs;
  return { ...NO_SEARCH, ...criteria, start, jobs, loading: true };
}

/** The next page is being fetched. */
export function moreBegan(state: SearchState): SearchState {
  return { ...state, loading: true, failure: null };
}

/** What the pages of a search show. */
export function resultsArrived(search: Search, found: readonly FoundPage[]): SearchState {
  const jobs = jobsOfPages(found);
  const next = found.at(-1)?.next ?? null;
  return {
    ...search.criteria,
    start: search.start,
    jobs,
    noSearchResults: jobs.length === 0 && next === null,
    setAside: found.reduce((sum, { setAside }) => sum + setAside, 0),
    pages: found.filter((page) => page.jobs.length > 0).length,
    next,
    loading: false,
    failure: null,
  };
}

/**
 * A fetch failed: the reason is shown beside the jobs of this search so far, which are none where its
 * first page failed (spec section 8).
 */
export function searchFailed(state: SearchState, failure: string): SearchState {
  const jobs = state.next === null ? [] : state.jobs;
  return { ...state, jobs, noSearchResults: false, loading: false, failure };
}
