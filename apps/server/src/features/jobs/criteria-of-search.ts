import type { FilteredJobsQuery } from '@nextshift/contract';
import type { JobCriteria } from './found-jobs.queries.ts';
import { placeOfSearch } from './place-of-search.ts';
import { wordsOfSearch } from './words-of-search.ts';

/**
 * What a job must meet to be found by a search, with words as written. Null if no job can be: a text without a letter
 * or digit matches none instead of all.
 */
export function criteriaOfSearch(search: Partial<FilteredJobsQuery>): JobCriteria | null {
  const { searchQuery = '', searchLocation } = search;
  const words = wordsOfSearch(searchQuery);
  if (searchQuery.trim() !== '' && words.length === 0) return null;
  return {
    place: searchLocation === undefined ? undefined : placeOfSearch(searchLocation),
    words: words.map((word) => [word]),
    minWage: search.minWage,
    maxWage: search.maxWage,
    types: search.type ?? [],
    industry: search.industry,
    experienceLevels: search.experience ?? [],
    locationTypes: search.locationType ?? [],
  };
}
