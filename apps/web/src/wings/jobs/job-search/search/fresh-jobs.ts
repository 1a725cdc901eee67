import {
  listHiringCompanies,
  searchJobs,
  type CityCount,
  type HiringCompany,
} from '@nextshift/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { listJob, type ListedJob } from '../../../../entities/job/listed-job.ts';
import { fetchCities } from '../places/cities.ts';

/** Two rows where the grid is widest. */
const SHOWN = 8;

export interface FreshJobs {
  readonly jobs: readonly ListedJob[];
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
    const query = { searchLocation: city, limit: SHOWN };
    const [{ body }, cities, hiring] = await Promise.all([
      api.call(searchJobs, { query }),
      fetchCities(api),
      api.call(listHiringCompanies),
    ]);
    const activeJobs = cities.find((one) => one.city === city)?.activeJobs ?? 0;
    return {
      jobs: body.map(listJob),
      activeJobs,
      cities,
      companies: hiring.body,
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { jobs: [], activeJobs: 0, cities: [], companies: [], failure: error.message };
  }
}
