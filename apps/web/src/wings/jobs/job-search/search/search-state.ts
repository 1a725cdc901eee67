import type { ListedJob } from '../../../../entities/job/listed-job.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { criteriaQuery, NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';
import { NOT_COUNTED, type SearchCounts } from './fetch-job-page.ts';
import {
  addHidden,
  jobsOfPages,
  NONE_HIDDEN,
  type FoundPage,
  type HiddenCounts,
} from './found-page.ts';

/** One search, as in the address of /jobs. */
export interface Search {
  readonly criteria: SearchCriteria;
  /** Cursor at which the list starts; null at the start of the results. */
  readonly start: string | null;
}

/** Area `search`: criteria and results (spec section 3). */
export interface SearchState extends SearchCriteria {
  readonly start: string | null;
  /** Null until results of this search have arrived. */
  readonly jobs: readonly ListedJob[] | null;
  readonly noSearchResults: boolean;
  readonly hidden: HiddenCounts;
  /** How many pages `jobs` came in, without those that had nothing to show. */
  readonly pages: number;
  /** Cursor of the page after those in `jobs`, or null. */
  readonly next: string | null;
  readonly counts: SearchCounts;
  readonly loading: boolean;
  /** Why the last fetch failed, for display. */
  readonly failure: string | null;
}

export const NO_SEARCH: SearchState = {
  ...NO_CRITERIA,
  start: null,
  jobs: null,
  noSearchResults: false,
  hidden: NONE_HIDDEN,
  pages: 0,
  next: null,
  counts: NOT_COUNTED,
  loading: false,
  failure: null,
};

/** The address of a search: equal searches have equal addresses. */
export function searchAddress({ criteria, start }: Search): string {
  return paths.jobs({ ...criteriaQuery(criteria), cursor: start ?? undefined });
}

export function isSameSearch(one: Search, other: Search): boolean {
  return searchAddress(one) === searchAddress(other);
}

/** The search of a state. */
export function searchOf(state: SearchState): Search {
  return { criteria: state, start: state.start };
}

/** The state without criteria: nothing is fetched. */
export function withoutSearch({ criteria }: Search): SearchState {
  return { ...NO_SEARCH, ...criteria };
}

/** Starts a new search. The list of another location is cleared; otherwise it stays until results arrive. */
export function searchStarted(state: SearchState, { criteria, start }: Search): SearchState {
  const hasMoved = criteria.searchLocation !== state.searchLocation;
  const jobs = hasMoved ? null : state.jobs;
  return { ...NO_SEARCH, ...criteria, start, jobs, loading: true };
}

/** The next page is being fetched. */
export function moreStarted(state: SearchState): SearchState {
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
    hidden: found.reduce((sum, { hidden }) => addHidden(sum, hidden), NONE_HIDDEN),
    pages: found.filter((page) => page.jobs.length > 0).length,
    next,
    counts: found.at(-1)?.counts ?? NOT_COUNTED,
    loading: false,
    failure: null,
  };
}

/**
 * A fetch failed: the reason is shown beside the jobs of this search so far, which are none if its
 * first page failed (spec section 8).
 */
export function searchFailed(state: SearchState, failure: string): SearchState {
  const jobs = state.next === null ? [] : state.jobs;
  return { ...state, jobs, noSearchResults: false, loading: false, failure };
}
