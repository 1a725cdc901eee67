import type { Place } from '@nextshift/contract';
import type { SearchCriteria } from '../criteria/search-criteria.ts';

/** Where to search: a city, or around a place of the gazetteer. */
export type PlaceChoice = Pick<SearchCriteria, 'searchLocation' | 'near'>;

/** Around a place of the gazetteer. */
export function aroundPlace({ id, label, state }: Place): PlaceChoice {
  return { near: id, searchLocation: `${label}, ${state}` };
}

/** The search at another place; a distance is one around a place. */
export function atPlace(criteria: SearchCriteria, choice: PlaceChoice): SearchCriteria {
  const isAround = choice.near !== null;
  const sort = !isAround && criteria.sort === 'distance' ? 'relevance' : criteria.sort;
  return { ...criteria, ...choice, radius: isAround ? criteria.radius : null, sort };
}
