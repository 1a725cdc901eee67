import {
  cityDependency,
  type Dependency,
  WHOLE_BOARD,
} from '../../platform/response-cache/dependencies.ts';
import { placeOfSearch } from './place-of-search.ts';
import type { FoundJobs } from './search-jobs.ts';

/**
 * What a search's response depends on: the active jobs of its city, or all jobs. Corrections of
 * misspelled words depend on the words of all jobs.
 */
export function dependenciesOfSearch(
  { searchLocation }: { readonly searchLocation?: string | undefined },
  { asWritten }: Pick<FoundJobs, 'asWritten'>,
): Dependency[] {
  if (searchLocation === undefined || !asWritten) return [WHOLE_BOARD];
  return [cityDependency(placeOfSearch(searchLocation).city)];
}
