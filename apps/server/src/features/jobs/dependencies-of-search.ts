import type { Dependency } from '../../platform/response-cache/response-store.ts';
import { WHOLE_BOARD } from '../../platform/response-cache/whole-board.ts';
import { placeOfSearch, type SearchPlace } from './place-of-search.ts';
import type { FoundJobs } from './search-jobs.ts';

/**
 * What a search's answer is made from: the active jobs of its city, or all of them. Misspelled words are
 * guessed from the words of all jobs.
 */
export function dependenciesOfSearch(
  { searchLocation }: { readonly searchLocation?: string | undefined },
  { asWritten }: Pick<FoundJobs, 'asWritten'>,
): Dependency[] {
  if (searchLocation === undefined || !asWritten) return [WHOLE_BOARD];
  return [dependencyOfCity(placeOfSearch(searchLocation))];
}

/** Jobs of cities of one name change together, whatever their state. */
export function dependencyOfCity({ city }: SearchPlace): Dependency {
  return `city:${city}`;
}
