import type { CityCount } from '@nextshift/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { listJob } from '../../../../entities/job/listed-job.ts';
import { pageStatus } from '../../../../platform/layout/page-error.ts';
import { chooseSearchCall } from './choose-search-call.ts';
import { fetchCities } from '../places/cities.ts';
import { fetchJobPage, type JobPage } from './fetch-job-page.ts';
import { readCriteria } from '../criteria/search-criteria.ts';
import type { Search } from './search-state.ts';

/** The initial data of /jobs. */
export interface SearchPage extends Search {
  /** The results that came with the page; null if the browser fetches them. */
  readonly arrived: JobPage | null;
  /** Why they are missing. */
  readonly failure: string | null;
  /** Null if the browser fetches them. */
  readonly cities: readonly CityCount[] | null;
}

/** Reads the search that an address names. */
export function readSearch(params: URLSearchParams): Search {
  return { criteria: readCriteria(params), start: params.get('cursor') };
}

/** The page with its results; if loading them fails, it renders without them and says so. */
export async function loadSearchPage(
  api: Api,
  params: URLSearchParams,
): Promise<{ page: SearchPage; status: number }> {
  const search = readSearch(params);
  // A page is the same for everyone: the browser asks for what fits the seeker's own week.
  const isOwn = search.criteria.when.includes('mine');
  const [found, cities] = await Promise.all([
    isOwn ? null : fetchJobPage(api, search.criteria, { cursor: search.start }).catch(apiErrorOf),
    fetchCities(api).catch(apiErrorOf),
  ]);
  const known = cities instanceof ApiError ? null : cities;
  if (found instanceof ApiError) {
    const page = { ...search, arrived: null, failure: found.message, cities: known };
    return { page, status: pageStatus(found.status) };
  }
  const arrived =
    found === null || chooseSearchCall(search.criteria) === null
      ? null
      : { ...found, jobs: found.jobs.map(listJob) };
  return { page: { ...search, arrived, failure: null, cities: known }, status: 200 };
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
