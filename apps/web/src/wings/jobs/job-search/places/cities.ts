import { type CityCount, listJobCities, MINUTE_MS } from '@nextshift/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Api } from '../../../../platform/api/api-client.ts';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { browserApi } from '../../../../platform/api/browser-api.ts';

const NONE: readonly CityCount[] = [];
const STALE_AFTER_MS = 10 * MINUTE_MS;

interface KnownCities {
  readonly cities: readonly CityCount[];
  /** In milliseconds; 0 before the first request. */
  readonly askedAt: number;
}

/** The cities as last read. */
export const useKnownCities = create<KnownCities>()(() => ({ cities: NONE, askedAt: 0 }));

/** Cities with active jobs, most jobs first. @throws {ApiError} */
export async function fetchCities(api: Api): Promise<readonly CityCount[]> {
  return (await api.call(listJobCities)).body;
}

/** The cities, initially those that came with the page; without any, words can still be typed. */
export function useCities(arrived: readonly CityCount[] | null): readonly CityCount[] {
  const { cities } = useKnownCities();
  useEffect(() => {
    if (arrived) useKnownCities.setState({ cities: arrived, askedAt: Date.now() });
    else void refreshCities();
  }, [arrived]);
  return arrived ?? cities;
}

async function refreshCities(): Promise<void> {
  const before = useKnownCities.getState();
  if (Date.now() - before.askedAt < STALE_AFTER_MS) return;
  useKnownCities.setState({ askedAt: Date.now() });
  try {
    useKnownCities.setState({ cities: await fetchCities(browserApi) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    useKnownCities.setState(before);
  }
}
