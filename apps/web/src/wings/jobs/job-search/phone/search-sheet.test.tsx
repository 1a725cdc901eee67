import { filterJobs, getJobFacets, findPlaces } from '@nextshift/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { serve, serveApi } from '../../../../../test/api-server.ts';
import { NO_CRITERIA } from '../criteria/search-criteria.ts';
import { NO_FILTER, setFilterOpen, useFilterStore } from '../filters/filter-store.ts';
import { SearchPill } from './search-pill.tsx';
import { SearchSheet } from './search-sheet.tsx';

serveApi();

beforeEach(() => {
  useFilterStore.setState(NO_FILTER);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

const CRITERIA = { ...NO_CRITERIA, searchQuery: 'barista', searchLocation: 'Raleigh' };

/** Counts by the searches asked for, as in the address. */
function serveCounts(countOf: (search: URLSearchParams) => number) {
  serve(filterJobs, ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      { rows: [] },
      { headers: { 'X-Total-Count': String(countOf(searchParams)) } },
    );
  });
  serve(getJobFacets, () => ({
    type: null,
    industry: null,
    experience: null,
    locationType: null,
    when: null,
  }));
}

function Page() {
  const { pathname, search } = useLocation();
  const isOpen = useFilterStore((state) => state.isOpen);
  return (
    <>
      <SearchPill criteria={CRITERIA} />
      <SearchSheet criteria={CRITERIA} isOpen={isOpen} />
      <p data-testid="address">{decodeURIComponent(pathname + search)}</p>
    </>
  );
}

function open() {
  const Routes = createRoutesStub([{ path: '*', Component: Page }]);
  render(<Routes initialEntries={['/jobs']} />);
  return userEvent.setup();
}

it('opens from the search in a line, and counts what it would find', async () => {
  serveCounts((search) => (search.get('type') === 'Part-time' ? 16 : 40));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'barista, Raleigh' }));
  const sheet = await screen.findByRole('dialog', { name: 'Search' });
  expect(sheet).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveFocus();
  await screen.findByRole('button', { name: 'Show 40 jobs' });
  await user.click(screen.getByRole('button', { name: 'Part-time' }));
  await user.click(await screen.findByRole('button', { name: 'Show 16 jobs' }));
  expect(screen.getByTestId('address')).toHaveTextContent(
    '/jobs?searchQuery=barista&searchLocation=Raleigh&type=Part-time',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has a chip for the own week among the usual filters', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  serveCounts(() => 40);
  open();
  const chips = await screen.findByRole('navigation', { name: 'Quick filters' });
  expect(await within(chips).findByRole('link', { name: 'Fits my week' })).toHaveAttribute(
    'href',
    '/jobs?searchQuery=barista&searchLocation=Raleigh&when=mine',
  );
});

it('lets visitors ask for what fits their week, and counts nothing for it', async () => {
  const asked: (string | null)[] = [];
  serveCounts((search) => {
    asked.push(search.get('when'));
    return 40;
  });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'barista, Raleigh' }));
  await screen.findByRole('button', { name: 'Show 40 jobs' });
  await user.click(screen.getByRole('button', { name: 'Fits my week' }));
  await user.click(await screen.findByRole('button', { name: 'Show jobs' }));
  expect(screen.getByTestId('address')).toHaveTextContent('when=mine');
  expect(asked).toEqual([null]);
});

it('takes a city that is typed without being chosen', async () => {
  serveCounts(() => 1);
  serve(findPlaces, () => ({ places: [] }));
  setFilterOpen(true);
  const user = open();
  const place = await screen.findByRole('combobox', { name: 'City, ZIP or campus' });
  await user.clear(place);
  await user.type(place, 'Boone');
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('searchLocation=Boone');
});

it('closes the list of places by Esc, and itself by the next', async () => {
  serveCounts(() => 1);
  setFilterOpen(true);
  const user = open();
  const place = await screen.findByRole('combobox', { name: 'City, ZIP or campus' });
  await user.click(place);
  await screen.findByRole('option', { name: 'Near me' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: 'Near me' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(place).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('forgets words and choices at a press, and keeps the place', async () => {
  serveCounts((search) => (search.get('searchQuery') === null ? 104 : 2));
  setFilterOpen(true);
  const user = open();
  await screen.findByRole('button', { name: 'Show 2 jobs' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: 'Show 104 jobs' });
  expect(screen.getByRole('combobox', { name: 'City, ZIP or campus' })).toHaveValue('Raleigh');
});

it('shows a wage that cannot be', async () => {
  serveCounts(() => 1);
  setFilterOpen(true);
  const user = open();
  await user.type(await screen.findByLabelText('Min'), '20');
  await user.type(screen.getByLabelText('Max'), '10');
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(screen.getByLabelText('Min')).toHaveAccessibleDescription(/must not be above/);
  expect(screen.getByTestId('address')).toHaveTextContent('/jobs');
});
