import {
  filterJobs,
  listHiringCompanies,
  type CityCount,
  type HiringCompany,
} from '@nextshift/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { listJob, type ListedJob } from '../../../../entities/job/listed-job.ts';
import { fetchCities } from '../places/cities.ts';

/** Two rows where the grid is widest. */
const SHOWN = 8;
/** What is older is not fresh. */
const FRESH_DAYS = 7;

export interface FreshJobs {
  /** The best paid first. */
  readonly jobs: readonly ListedJob[];
  /** Whether they are of the last week; else the city has none so young. */
  readonly areFresh: boolean;
  /** How many jobs the city has in total. */
  readonly activeJobs: number;
  /** Cities with active jobs, most jobs first. */
  readonly cities: readonly CityCount[];
  /** A few companies that are hiring. */
  readonly companies: readonly HiringCompany[];
  /** Why there are none; null if nothing failed. */
  readonly failure: string | null;
}

/** The first jobs of a city, for a page that also works without them. */
export async function loadFreshJobs(api: Api, city: string): Promise<FreshJobs> {
  try {
    const query = { searchLocation: city, limit: SHOWN, sort: 'pay' } as const;
    const [{ body: fresh }, cities, hiring] = await Promise.all([
      api.call(filterJobs, { query: { ...query, postedWithin: FRESH_DAYS } }),
      fetchCities(api),
      api.call(listHiringCompanies),
    ]);
    const activeJobs = cities.find((one) => one.city === city)?.activeJobs ?? 0;
    const areFresh = fresh.rows.length > 0;
    const { rows } = areFresh ? fresh : (await api.call(filterJobs, { query })).body;
    return {
      jobs: rows.map(listJob),
      areFresh,
      activeJobs,
      cities,
      companies: hiring.body,
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      jobs: [],
      areFresh: false,
      activeJobs: 0,
      cities: [],
      companies: [],
      failure: error.message,
    };
  }
}
