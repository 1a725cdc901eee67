import { filteredJobsQuery } from '@nextshift/contract';
import { expect, it } from 'vitest';
import { costOfRead } from './cost-of-read.ts';

it.each([
  [{}, 1],
  [{ limit: '24', searchQuery: 'weekend barista', radius: '25' }, 1],
  [{ limit: '100' }, 5],
  [{ searchQuery: Array.from({ length: 40 }, () => 'a').join(' ') }, 10],
  [{ searchLocation: 'Raleigh, NC', radius: '100', sort: 'distance' }, 3],
])('a search for %j costs %i', (query, cost) => {
  expect(costOfRead(filteredJobsQuery.parse(query))).toBe(cost);
});

it('is 1 without a query', () => {
  expect(costOfRead(undefined)).toBe(1);
});
