import { filterJobs } from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../../test/api-server.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';
import { CostliestFilter } from './costliest-filter.tsx';

serveApi();

const SEARCH = {
  ...NO_CRITERIA,
  searchLocation: 'Raleigh',
  when: ['weekend'],
  minWage: 20,
} as const;

/** Serves how many jobs each search has, and collects what was counted. */
function serveCounts(countOf: (query: URLSearchParams) => number) {
  const counted: string[] = [];
  serve(filterJobs, ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    counted.push(search);
    const total = String(countOf(searchParams));
    return HttpResponse.json({ rows: [] }, { headers: { 'x-total-count': total } });
  });
  return counted;
}

const show = (criteria: SearchCriteria) =>
  renderPage('/jobs', '/jobs', () => <CostliestFilter criteria={criteria} />);

it('names the filter without which most is found', async () => {
  const counted = serveCounts((query) => (query.has('when') ? 1 : 3));
  show(SEARCH);
  expect(await screen.findByRole('link', { name: 'Without weekends: 3 jobs' })).toHaveAttribute(
    'href',
    '/jobs?searchLocation=Raleigh&minWage=20',
  );
  expect(counted.toSorted()).toEqual([
    '?searchLocation=Raleigh&minWage=20&limit=1',
    '?searchLocation=Raleigh&when=weekend&limit=1',
  ]);
});

it('names none if each leaves nothing', async () => {
  const counted = serveCounts(() => 0);
  show(SEARCH);
  await waitFor(() => expect(counted).toHaveLength(2));
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks for no own week of a visitor, nor for a search without criteria', () => {
  const counted = serveCounts(() => 9);
  show({ ...NO_CRITERIA, minWage: 20 });
  show({ ...NO_CRITERIA, when: ['mine'], minWage: 20 });
  expect(counted).toEqual([]);
});
