import type { SearchCriteria } from '../criteria/search-criteria.ts';

export type SearchCall = 'filtered' | 'location' | 'industry';

/**
 * Which call answers a search (spec section 4): the filtered one for anything that only it knows,
 * else that of the location, else that of the industry; null where nothing is asked.
 */
export function chooseSearchCall(criteria: SearchCriteria): SearchCall | null {
  const { searchQuery, searchLocation, industry, minWage, maxWage } = criteria;
  const { type, experience, locationType } = criteria;
  const isFiltered =
    searchQuery !== '' ||
    minWage !== null ||
    maxWage !== null ||
    type.length + experience.length + locationType.length > 0;
  const isIndustryWithAnother = industry !== null && searchLocation !== '';
  if (isFiltered || isIndustryWithAnother) return 'filtered';
  if (searchLocation !== '') return 'location';
  return industry === null ? null : 'industry';
}
