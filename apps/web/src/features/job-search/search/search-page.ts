import type { CityCount } from '@nextshift/contract';
import type { Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { pageStatus } from '../../../platform/layout/page-error.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import { fetchCities } from '../places/cities.ts';
import { fetchJobPage, type JobPage } from './fetch-job-page.ts';
import { readCriteria } from '../criteria/search-criteria.ts';
import type { Search } from './search-state.ts';

/** What a page of /jobs starts from. */
export interface SearchPage extends Search {
  /** The results, where they came with the page; null where the browser fetches them. */
  readonly arrived: JobPage | null;
  /** Why they did not come. */
  readonly failure: string | null;
  /** Null where the browser fetches them. */
  readonly cities: readonly CityCount[] | null;
}

/** Reads the search that an address names. */
export function readSearch(params: URLSearchParams): Search {
  return { criteria: readCriteria(params), start: params.get('cursor') };
}

/** The page with its results; where they cannot be had it still stands, and says so. */
export async function loadSearchPage(
  api: Api,
  params: URLSearchParams,
): Promise<{ page: SearchPage; status: number }> {
  const search = readSearch(params);
  const [found, cities] = await Promise.all([
    fetchJobPage(api, search.criteria, { cursor: search.start }).catch(apiErrorOf),
    fetchCities(api).catch(apiErrorOf),
  ]);
  const known = cities instanceof ApiError ? null : cities;
  if (found instanceof ApiError) {
    const page = { ...search, arrived: null, failure: found.message, cities: known };
    return { page, status: pageStatus(found.status) };
  }
  const arrived = chooseSearchCall(search.criteria) === null ? null : found;
  return { page: { ...search, arrived, failure: null, cities: known }, status: 200 };
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
