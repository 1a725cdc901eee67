import type { FilteredJobsQuery } from '@nextshift/contract';
import type { Surroundings } from '../places/index.ts';
import type { JobCriteria } from './job-criteria.ts';
import { placeOfSearch } from './place-of-search.ts';
import { wordsOfSearch } from './words-of-search.ts';

export type JobSearch = Partial<Omit<FilteredJobsQuery, 'limit'>>;

const DAY_MS = 86_400_000;

/** What a search asks for; null for a text without a letter or digit, which matches no job instead of all. */
export function criteriaOfSearch(
  search: JobSearch,
  around: Surroundings | undefined,
  now: Date,
): JobCriteria | null {
  const { searchQuery = '', searchLocation, postedWithin } = search;
  const words = wordsOfSearch(searchQuery);
  if (searchQuery.trim() !== '' && words.length === 0) return null;
  return {
    // The text that goes with `near` only names that place.
    place: searchLocation === undefined || around ? undefined : placeOfSearch(searchLocation),
    around,
    words: words.map((word) => [word]),
    postedSince:
      postedWithin === undefined ? undefined : new Date(now.getTime() - postedWithin * DAY_MS),
    isUnpriced: search.pay === 'unpriced',
    minWage: search.minWage,
    maxWage: search.maxWage,
    types: search.type ?? [],
    industry: search.industry,
    experienceLevels: search.experience ?? [],
    locationTypes: search.locationType ?? [],
  };
}
