import type { Job } from '@nextshift/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsNamed } from '../../../../test/sample-job.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import type { Api } from '../../../platform/api/api-client.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { forgetSession } from '../../../platform/session/forget-session.ts';
import { markSaved } from '../../../platform/session/seeker/history-store.ts';
import { recallSearch } from './recent-searches.ts';
import { NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';
import { NO_SEARCH, searchBegan, type Search } from './search-state.ts';
import { adoptResults, adoptState, loadMore, search, useSearchStore } from './search-store.ts';

function asked(criteria: Partial<SearchCriteria>, start: string | null = null): Search {
  return { criteria: { ...NO_CRITERIA, ...criteria }, start };
}
const raleigh = asked({ searchLocation: 'Raleigh' });
const durham = asked({ searchLocation: 'Durham' });
const nothing = asked({});

/** An API whose searches answer these pages of job ids in turn. */
function apiWithPages(...pages: (readonly string[])[]) {
  const call = vi.fn((endpoint: { path: string }, input: { query: { cursor?: string } }) => {
    const at = Number(input.query.cursor ?? 0);
    const jobs = jobsNamed(...(pages[at] ?? []));
    return Promise.resolve({
      status: 200,
      body: endpoint.path === '/jobs/filteredJobs' ? { rows: jobs } : jobs,
      next: at + 1 < pages.length ? String(at + 1) : null,
      totalCount: null,
    });
  });
  // A fake of the one function that searching calls.
  return { api: { call } as unknown as Api, call };
}

function failingApi(message: string): Api {
  const error = new ApiError({ status: 503, code: 'unavailable', message });
  return { call: () => Promise.reject(error) };
}

function shownIds() {
  return useSearchStore.getState().jobs?.map(({ id }) => id) ?? null;
}

beforeEach(() => {
  useSearchStore.setState(NO_SEARCH);
});
afterEach(forgetSession);

describe('a search', () => {
  it('clears the list when the location changes, and only then', () => {
    const before = { ...NO_SEARCH, searchLocation: 'Raleigh', jobs: jobsNamed('a') };
    const cooks = asked({ searchLocation: 'Raleigh', searchQuery: 'cook' });
    expect(searchBegan(before, cooks).jobs).toHaveLength(1);
    expect(searchBegan(before, durham).jobs).toBeNull();
  });

  it('shows what arrives', async () => {
    const { api, call } = apiWithPages(['a', 'b']);
    const done = search(api, raleigh);
    expect(useSearchStore.getState()).toMatchObject({ jobs: null, loading: true });
    await done;
    expect(call.mock.calls[0]?.[0].path).toBe('/jobs/searchjobs');
    expect(shownIds()).toEqual(['a', 'b']);
    expect(useSearchStore.getState()).toMatchObject({ loading: false, noSearchResults: false });
  });

  it('begins at the cursor of the address', async () => {
    await search(apiWithPages(['a'], ['b']).api, { ...raleigh, start: '1' });
    expect(shownIds()).toEqual(['b']);
  });

  it('asks nothing without criteria', async () => {
    const { api, call } = apiWithPages(['a']);
    await search(api, nothing);
    expect(call).not.toHaveBeenCalled();
    expect(useSearchStore.getState()).toMatchObject({ jobs: null, noSearchResults: false });
  });

  it('gives up on the search before it', async () => {
    let cacheFirst: (jobs: Job[]) => void = () => undefined;
    const slow = {
      call: () =>
        new Promise((resolve) => {
          cacheFirst = (jobs) => {
            resolve({ body: jobs, next: null });
          };
        }),
    } as unknown as Api;
    const first = search(slow, raleigh);
    await search(apiWithPages(['new']).api, durham);
    cacheFirst(jobsNamed('old'));
    await first;
    expect(shownIds()).toEqual(['new']);
  });

  it('adds the next page, each job once', async () => {
    const { api } = apiWithPages(['a', 'b'], ['b', 'c']);
    await search(api, raleigh);
    await loadMore(api);
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    expect(useSearchStore.getState().next).toBeNull();
  });

  it('finds the list again as it was left', async () => {
    const { api } = apiWithPages(['a'], ['b']);
    await search(api, raleigh);
    await loadMore(api);
    await search(apiWithPages(['c']).api, durham);
    const before = recallSearch(raleigh);
    if (before) adoptState(before);
    expect(shownIds()).toEqual(['a', 'b']);
    expect(useSearchStore.getState().pages).toBe(2);
  });
});

it('counts the pages that brought something to show', async () => {
  signInSeeker(['b']);
  const { api } = apiWithPages(['a'], ['b'], ['c'], ['d']);
  await search(api, raleigh);
  await loadMore(api);
  expect(shownIds()).toEqual(['a', 'c']);
  expect(useSearchStore.getState().pages).toBe(2);
  await search(api, durham);
  expect(useSearchStore.getState().pages).toBe(1);
});

describe('what the seeker has dealt with', () => {
  it('is taken out when results arrive, and counted', async () => {
    signInSeeker(['a'], ['c']);
    await search(apiWithPages(['a', 'b', 'c']).api, raleigh);
    expect(shownIds()).toEqual(['b']);
    expect(useSearchStore.getState().setAside).toBe(2);
  });

  it('stays in place where it is saved after that', async () => {
    signInSeeker();
    const { api } = apiWithPages(['a', 'b'], ['c']);
    await search(api, raleigh);
    markSaved('a', true);
    await loadMore(api);
    expect(shownIds()).toEqual(['a', 'b', 'c']);
  });

  it('is fetched past while nothing is left to show', async () => {
    signInSeeker(['a', 'b']);
    const { api, call } = apiWithPages(['a'], ['b'], ['c', 'd']);
    await search(api, raleigh);
    expect(call).toHaveBeenCalledTimes(3);
    expect(shownIds()).toEqual(['c', 'd']);
    expect(useSearchStore.getState().noSearchResults).toBe(false);
  });

  it('leaves no results only when nothing is left after the last page', async () => {
    signInSeeker(['a', 'b']);
    await search(apiWithPages(['a'], ['b']).api, raleigh);
    expect(useSearchStore.getState()).toMatchObject({ jobs: [], noSearchResults: true });
    await search(apiWithPages([]).api, durham);
    expect(useSearchStore.getState()).toMatchObject({ noSearchResults: true, setAside: 0 });
  });

  it('is taken out of results that came with the page', async () => {
    const { api, call } = apiWithPages(['a'], ['b']);
    const page = { jobs: jobsNamed('a'), next: '1' };
    await adoptResults(api, raleigh, page);
    expect(call).not.toHaveBeenCalled();
    signInSeeker(['a']);
    await adoptResults(api, raleigh, page);
    expect(shownIds()).toEqual(['b']);
  });
});

describe('a failure', () => {
  it('of a new search empties the list and keeps why', async () => {
    await search(apiWithPages(['a']).api, raleigh);
    await search(failingApi('Down.'), asked({ searchLocation: 'Raleigh', searchQuery: 'cook' }));
    expect(useSearchStore.getState()).toMatchObject({
      jobs: [],
      noSearchResults: false,
      failure: 'Down.',
    });
  });

  it('of the next page leaves what is there, and can be tried again', async () => {
    const { api } = apiWithPages(['a'], ['b']);
    await search(api, raleigh);
    await loadMore(failingApi('Down.'));
    expect(shownIds()).toEqual(['a']);
    expect(useSearchStore.getState().failure).toBe('Down.');
    await loadMore(api);
    expect(shownIds()).toEqual(['a', 'b']);
    expect(useSearchStore.getState().failure).toBeNull();
  });
});
