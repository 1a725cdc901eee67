import { beforeEach, expect, it, vi } from 'vitest';
import { jobsNamed } from '../../../../test/sample-job.ts';
import { NO_CRITERIA } from '../criteria/search-criteria.ts';

const raleigh = { criteria: { ...NO_CRITERIA, searchLocation: 'Raleigh' }, start: null };
const pages = [{ jobs: jobsNamed('a'), setAside: 0, next: '1' }];

// As in a page that has just been opened: without the query cache.
beforeEach(() => {
  vi.resetModules();
});

it('keeps the results that came with the page before there is a cache, and in it', async () => {
  const { keepPages, keptPages, loadSearchCache } = await import('./kept-pages.ts');
  keepPages(raleigh, null, pages);
  expect(keptPages(raleigh, null)).toEqual(pages);
  expect(keptPages(raleigh, 'someone')).toBeNull();
  expect(keptPages({ ...raleigh, start: '1' }, null)).toBeNull();
  await loadSearchCache();
  expect(keptPages(raleigh, null)).toEqual(pages);
  expect(keptPages(raleigh, 'someone')).toBeNull();
});

it('keeps nothing that has no jobs to show', async () => {
  const { keepPages, keptPages } = await import('./kept-pages.ts');
  keepPages(raleigh, null, [{ jobs: [], setAside: 1, next: '1' }]);
  expect(keptPages(raleigh, null)).toBeNull();
});
