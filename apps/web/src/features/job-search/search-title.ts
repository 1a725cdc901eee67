import type { SearchCriteria } from './search-criteria.ts';

/** What a search is called, on its page and in the window's title. */
export function searchTitle({ searchLocation, industry }: SearchCriteria): string {
  const what = industry === null ? 'Jobs' : `${industry} jobs`;
  return searchLocation === '' ? what : `${what} in ${searchLocation}`;
}
