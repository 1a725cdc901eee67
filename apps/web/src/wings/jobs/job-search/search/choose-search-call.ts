import type { SearchCriteria } from '../criteria/search-criteria.ts';

export type SearchCall = 'filtered' | 'location' | 'industry';

/**
 * Which call serves a search (spec section 4): the filtered one where only it has the parameters,
 * else the location search, else the industry search; null without criteria.
 */
export function chooseSearchCall(criteria: SearchCriteria): SearchCall | null {
  const { searchQuery, searchLocation, near, industry, minWage, maxWage } = criteria;
  const {
    type,
    experience,
    locationType,
    when,
    isUnpriced,
    startsWithin,
    postedWithin,
    age,
    sort,
  } = criteria;
  const isFiltered =
    searchQuery !== '' ||
    near !== null ||
    minWage !== null ||
    maxWage !== null ||
    isUnpriced ||
    startsWithin !== null ||
    postedWithin !== null ||
    age !== null ||
    type.length + experience.length + locationType.length + when.length > 0;
  const isIndustryWithAnother = industry !== null && searchLocation !== '';
  const isSorted = sort !== 'relevance' && (industry !== null || searchLocation !== '');
  if (isFiltered || isIndustryWithAnother || isSorted) return 'filtered';
  if (searchLocation !== '') return 'location';
  return industry === null ? null : 'industry';
}
