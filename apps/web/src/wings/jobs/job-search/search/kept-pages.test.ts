import { afterEach, expect, it } from 'vitest';
import { jobsNamed } from '../../../../../test/sample-job.ts';
import { NO_CRITERIA } from '../criteria/search-criteria.ts';
import { NONE_HIDDEN } from './found-page.ts';
import { keepPages, keptPages, loadSearchCache } from './kept-pages.ts';
import { NOT_COUNTED } from './fetch-job-page.ts';

const raleigh = { criteria: { ...NO_CRITERIA, searchLocation: 'Raleigh' }, start: null };
const pages = [{ jobs: jobsNamed('a'), hidden: NONE_HIDDEN, counts: NOT_COUNTED, next: '1' }];

afterEach(loadSearchCache);

it('keeps the results that came with the page, before and after the cache loads', async () => {
  keepPages(raleigh, null, pages);
  expect(keptPages(raleigh, null)).toEqual(pages);
  expect(keptPages(raleigh, 'someone')).toBeNull();
  expect(keptPages({ ...raleigh, start: '1' }, null)).toBeNull();
  await loadSearchCache();
  expect(keptPages(raleigh, null)).toEqual(pages);
  expect(keptPages(raleigh, 'someone')).toBeNull();
});

it('keeps no results without jobs to show', () => {
  keepPages(raleigh, null, [
    { jobs: [], hidden: { ...NONE_HIDDEN, count: 1 }, counts: NOT_COUNTED, next: '1' },
  ]);
  expect(keptPages(raleigh, null)).toBeNull();
});
