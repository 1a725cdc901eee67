import type { FilteredJobsQuery } from '@nextshift/contract';
import {
  areaDependency,
  cityDependency,
  type Dependency,
  REMOTE_AREA,
  WHOLE_BOARD,
} from '../../../platform/responses/dependencies.ts';
import { placeOfSearch } from './place/place-of-search.ts';
import type { FoundJobs } from './search-jobs.ts';

/**
 * What a search's response depends on: the active jobs of its city, those of the parts of the map around its place
 * and the remote ones, or all jobs. Corrections of misspelled words depend on the words of all jobs.
 */
export function dependenciesOfSearch(
  { searchLocation }: Pick<Partial<FilteredJobsQuery>, 'searchLocation'>,
  { asWritten, around }: Pick<FoundJobs, 'asWritten' | 'around'>,
): Dependency[] {
  if (!asWritten) return [WHOLE_BOARD];
  if (around) return [...around.areas, REMOTE_AREA].map(areaDependency);
  if (searchLocation === undefined) return [WHOLE_BOARD];
  const { city } = placeOfSearch(searchLocation);
  return city === null ? [WHOLE_BOARD] : [cityDependency(city)];
}
