import { expect, it } from 'vitest';
import { chooseSearchCall } from './choose-search-call.ts';
import { NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';

it.each<[Partial<SearchCriteria>, ReturnType<typeof chooseSearchCall>]>([
  [{}, null],
  [{ searchLocation: 'Raleigh' }, 'location'],
  [{ industry: 'Media' }, 'industry'],
  [{ industry: 'Media', searchLocation: 'Raleigh' }, 'filtered'],
  [{ industry: 'Media', type: ['Contract'] }, 'filtered'],
  [{ searchQuery: 'cook' }, 'filtered'],
  [{ minWage: 0 }, 'filtered'],
  [{ maxWage: 20, searchLocation: 'Raleigh' }, 'filtered'],
  [{ type: ['Contract'] }, 'filtered'],
  [{ experience: ['Junior'] }, 'filtered'],
  [{ locationType: ['Remote'] }, 'filtered'],
  [{ when: ['weekend'] }, 'filtered'],
  [{ isUnpriced: true }, 'filtered'],
  [{ startsWithin: 7 }, 'filtered'],
  [{ postedWithin: 7 }, 'filtered'],
  [{ sort: 'pay' }, null],
  [{ sort: 'pay', industry: 'Media' }, 'filtered'],
  [{ sort: 'newest', searchLocation: 'Raleigh' }, 'filtered'],
  [{ showsKnown: true, searchLocation: 'Raleigh' }, 'location'],
])('%j is answered by the %s call', (criteria, call) => {
  expect(chooseSearchCall({ ...NO_CRITERIA, ...criteria })).toBe(call);
});
