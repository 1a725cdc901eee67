import {
  getCityOverview,
  searchJobs,
  type CityCount,
  type CityOverview,
} from '@nextshift/contract';
import type { Api } from '../../../../platform/api/api-client.ts';
import { listJob, type ListedJob } from '../../../../entities/job/listed-job.ts';
import { fetchCities } from './cities.ts';

/** Jobs on a city's page; the search has the others. */
const SHOWN = 24;

export interface CityPage {
  readonly overview: CityOverview;
  readonly jobs: readonly ListedJob[];
  /** The other cities with jobs, most jobs first. */
  readonly others: readonly CityCount[];
}

/** What a city's page shows. @throws {ApiError} not_found for a city without active jobs */
export async function loadCity(api: Api, name: string): Promise<CityPage> {
  const { body: overview } = await api.call(getCityOverview, { params: { city: name } });
  const searchLocation = `${overview.city}, ${overview.state}`;
  const [{ body: jobs }, cities] = await Promise.all([
    api.call(searchJobs, { query: { searchLocation, limit: SHOWN } }),
    fetchCities(api),
  ]);
  const others = cities.filter(
    ({ city, state }) => city !== overview.city || state !== overview.state,
  );
  return { overview, jobs: jobs.map(listJob), others };
}
