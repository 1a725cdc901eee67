import { listJobCities, type CityCount } from '@nextshift/contract';
import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../platform/api-client.ts';
import { browserApi } from '../../platform/browser-api.ts';

const NONE: readonly CityCount[] = [];
const STALE_AFTER_MS = 10 * 60_000;

/** Cities with active jobs, most jobs first. @throws {ApiError} */
export async function fetchCities(api: Api): Promise<readonly CityCount[]> {
  return (await api.call(listJobCities)).body;
}

/** The cities, beginning with those that came with the page; without them one can still type words. */
export function useCities(arrived: readonly CityCount[] | null): readonly CityCount[] {
  const { data = NONE } = useQuery({
    queryKey: ['job-cities'],
    queryFn: () => fetchCities(browserApi),
    staleTime: STALE_AFTER_MS,
    ...(arrived ? { initialData: arrived } : {}),
  });
  return data;
}
