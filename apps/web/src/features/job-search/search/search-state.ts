import type { Job } from '@nextshift/contract';
import type { JobPage } from './fetch-job-page.ts';
import { NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';

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

/** The same text for the same search, whatever object carries it. */
export function searchKey({ criteria, start }: Search): string {
  const { searchQuery, searchLocation, industry, minWage, maxWage } = criteria;
  const { type, experience, locationType } = criteria;
  const words = [searchQuery, searchLocation, industry, minWage, maxWage];
  return JSON.stringify([...words, type, experience, locationType, start]);
}

/** The search that a state is of. */
export function searchOf(state: SearchState): Search {
  return { criteria: state, start: state.start };
}

/** Nothing is asked, and so nothing is fetched. */
export function nothingAsked({ criteria }: Search): SearchState {
  return { ...NO_SEARCH, ...criteria };
}

/** A new search begins. The list of another location is cleared; otherwise it stays until results arrive. */
export function searchBegan(state: SearchState, { criteria, start }: Search): SearchState {
  const moved = criteria.searchLocation !== state.searchLocation;
  return {
    ...criteria,
    start,
    jobs: moved ? null : state.jobs,
    noSearchResults: false,
    setAside: 0,
    pages: 0,
    next: null,
    loading: true,
    failure: null,
  };
}

/** The next page is on its way. */
export function moreBegan(state: SearchState): SearchState {
  return { ...state, loading: true, failure: null };
}

/** Results have arrived; jobs that the seeker has saved or applied to are taken out now. */
export function resultsArrived(
  state: SearchState,
  shown: readonly Job[],
  page: JobPage,
  hidden: ReadonlySet<string>,
): SearchState {
  const known = new Set(shown.map(({ id }) => id));
  const found = page.jobs.filter(({ id }) => !known.has(id));
  const fresh = found.filter(({ id }) => !hidden.has(id));
  const jobs = [...shown, ...fresh];
  return {
    ...state,
    jobs,
    noSearchResults: jobs.length === 0 && page.next === null,
    setAside: state.setAside + found.length - fresh.length,
    pages: fresh.length > 0 ? state.pages + 1 : state.pages,
    next: page.next,
    loading: false,
    failure: null,
  };
}

/**
 * A fetch failed: the list is left with what it had of this search, which is nothing where its first
 * page failed (spec section 8), and the reason is shown beside it.
 */
export function searchFailed(
  state: SearchState,
  shown: readonly Job[],
  failure: string,
): SearchState {
  return { ...state, jobs: shown, noSearchResults: false, loading: false, failure };
}
