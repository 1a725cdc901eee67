import { type Endpoint, searchJobs, filterJobs } from '@nextshift/contract';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API, serve, serveApi } from '../../../../../test/api-server.ts';
import { jobsNamed } from '../../../../../test/sample-job.ts';
import { SEEKER_ID, signInSeeker } from '../../../../../test/seeker.ts';
import { NETWORK_ERROR_MESSAGE } from '../../../../platform/api/api-error.ts';
import { forgetSession } from '../../../../platform/stores/forget-session.ts';
import { markSaved } from '../../../../platform/stores/history-store.ts';
import { NO_CRITERIA, type SearchCriteria } from '../criteria/search-criteria.ts';
import { keptPages } from './kept-pages.ts';
import { NO_SEARCH, searchStarted, type Search } from './search-state.ts';
import { NOT_COUNTED } from './fetch-job-page.ts';
import { leaveSearch, loadMore, search, showArrived, useSearchStore } from './search-store.ts';

serveApi();

function asked(criteria: Partial<SearchCriteria>, start: string | null = null): Search {
  return { criteria: { ...NO_CRITERIA, ...criteria }, start };
}
const raleigh = asked({ searchLocation: 'Raleigh' });
const raleighCooks = asked({ searchLocation: 'Raleigh', searchQuery: 'cook' });
const durham = asked({ searchLocation: 'Durham' });

/** Serves every search with these pages of job ids, and collects the requested cursors. */
function servePages(...pages: (readonly string[])[]) {
  const cursors: string[] = [];
  const respond = (url: string, bodyOf: (jobs: object[]) => object) => {
    const cursor = new URL(url).searchParams.get('cursor') ?? '0';
    const next = String(Number(cursor) + 1);
    cursors.push(cursor);
    const link = `<${API}/jobs/searchjobs?cursor=${next}>; rel="next"`;
    return HttpResponse.json(bodyOf(jobsNamed(...(pages[Number(cursor)] ?? []))), {
      headers: Number(next) < pages.length ? { link } : {},
    });
  };
  serve(searchJobs, ({ request }) => respond(request.url, (jobs) => jobs));
  serve(filterJobs, ({ request }) => respond(request.url, (rows) => ({ rows })));
  return cursors;
}

function failOnce(endpoint: typeof searchJobs | typeof filterJobs) {
  serve<Endpoint>(endpoint, () => HttpResponse.error(), { once: true });
}

const state = () => useSearchStore.getState();
const shownIds = () => state().jobs?.map(({ id }) => id) ?? null;
const settled = () =>
  vi.waitFor(() => {
    expect(state().loading).toBe(false);
  });

async function searchFor(wanted: Search) {
  await search(wanted);
  await settled();
}

async function showMore() {
  await loadMore();
  await settled();
}

beforeEach(() => {
  useSearchStore.setState(NO_SEARCH);
});
afterEach(() => {
  leaveSearch();
  forgetSession();
});

describe('a search', () => {
  it('clears the list when the location changes, and only then', () => {
    const before = { ...NO_SEARCH, searchLocation: 'Raleigh', jobs: jobsNamed('a') };
    expect(searchStarted(before, raleighCooks).jobs).toHaveLength(1);
    expect(searchStarted(before, durham).jobs).toBeNull();
  });

  it('shows the results', async () => {
    servePages(['a', 'b']);
    void search(raleigh);
    expect(state()).toMatchObject({ jobs: null, loading: true });
    await settled();
    expect(shownIds()).toEqual(['a', 'b']);
    expect(state()).toMatchObject({ loading: false, noSearchResults: false });
  });

  it('starts at the cursor of the address', async () => {
    servePages(['a'], ['b']);
    await searchFor({ ...raleigh, start: '1' });
    expect(shownIds()).toEqual(['b']);
  });

  it('requests nothing without criteria', async () => {
    const cursors = servePages(['a']);
    await searchFor(asked({}));
    expect(cursors).toEqual([]);
    expect(state()).toMatchObject({ jobs: null, noSearchResults: false });
  });

  it('cancels the previous search', async () => {
    const requested = vi.fn();
    const aborted = vi.fn();
    servePages(['new']);
    serve(filterJobs, ({ request }) => {
      requested();
      request.signal.addEventListener('abort', aborted);
      return new Promise<never>(() => undefined);
    });
    await search(raleighCooks);
    await vi.waitFor(() => {
      expect(requested).toHaveBeenCalledOnce();
    });
    await searchFor(durham);
    expect(shownIds()).toEqual(['new']);
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('adds the next page, each job once', async () => {
    servePages(['a', 'b'], ['b', 'c']);
    await searchFor(raleigh);
    await showMore();
    expect(shownIds()).toEqual(['a', 'b', 'c']);
    expect(state().next).toBeNull();
  });

  it('leaves its pages in the cache, for the same seeker', async () => {
    servePages(['a'], ['b']);
    await searchFor(raleigh);
    await showMore();
    await searchFor(durham);
    expect(keptPages(raleigh, null)?.map(({ jobs }) => jobs.length)).toEqual([1, 1]);
    expect(keptPages(raleigh, SEEKER_ID)).toBeNull();
    forgetSession();
    expect(keptPages(raleigh, null)).toHaveLength(2);
  });

  it('refetches a repeated search', async () => {
    servePages(['a']);
    await searchFor(raleigh);
    servePages(['b']);
    await searchFor(raleigh);
    expect(shownIds()).toEqual(['b']);
  });
});

it('counts the pages that had something to show', async () => {
  signInSeeker(['b']);
  servePages(['a'], ['b'], ['c'], ['d']);
  await searchFor(raleigh);
  await showMore();
  expect(shownIds()).toEqual(['a', 'c']);
  expect(state().pages).toBe(2);
  await searchFor(durham);
  expect(state().pages).toBe(1);
});

describe('a job that the seeker has saved or applied to', () => {
  it('is removed when results arrive, and counted', async () => {
    signInSeeker(['a'], ['c']);
    servePages(['a', 'b', 'c']);
    await searchFor(raleigh);
    expect(shownIds()).toEqual(['b']);
    expect(state().hidden).toEqual({ count: 2, applied: 1, remote: 0 });
  });

  it('stays in place if it is saved after that', async () => {
    signInSeeker();
    servePages(['a', 'b'], ['c']);
    await searchFor(raleigh);
    markSaved('a', true);
    await showMore();
    expect(shownIds()).toEqual(['a', 'b', 'c']);
  });

  it('is skipped by fetching on until there is something to show', async () => {
    signInSeeker(['a', 'b']);
    const cursors = servePages(['a'], ['b'], ['c', 'd']);
    await searchFor(raleigh);
    expect(cursors).toEqual(['0', '1', '2']);
    expect(shownIds()).toEqual(['c', 'd']);
    expect(state()).toMatchObject({ noSearchResults: false, hidden: { count: 2 } });
  });

  it('causes an empty result only after the last page', async () => {
    signInSeeker(['a', 'b']);
    servePages(['a'], ['b']);
    await searchFor(raleigh);
    expect(state()).toMatchObject({ jobs: [], noSearchResults: true });
    servePages([]);
    await searchFor(durham);
    expect(state()).toMatchObject({ noSearchResults: true, hidden: { count: 0 } });
  });

  it('is removed from results that came with the page', async () => {
    const cursors = servePages(['a'], ['b']);
    const page = { jobs: jobsNamed('a'), next: '1', counts: NOT_COUNTED };
    await showArrived(raleigh, page);
    expect(shownIds()).toEqual(['a']);
    expect(cursors).toEqual([]);
    signInSeeker(['a']);
    await showArrived(raleigh, page);
    await settled();
    expect(cursors).toEqual(['1']);
    expect(shownIds()).toEqual(['b']);
  });
});

describe('a failure', () => {
  it('of a new search empties the list and stores the reason', async () => {
    servePages(['a']);
    await searchFor(raleigh);
    failOnce(filterJobs);
    await searchFor(raleighCooks);
    expect(state()).toMatchObject({
      jobs: [],
      noSearchResults: false,
      failure: NETWORK_ERROR_MESSAGE,
    });
  });

  it('of the next page keeps the list, and can be retried', async () => {
    servePages(['a'], ['b']);
    await searchFor(raleigh);
    failOnce(searchJobs);
    await showMore();
    expect(shownIds()).toEqual(['a']);
    expect(state().failure).toBe(NETWORK_ERROR_MESSAGE);
    await showMore();
    expect(shownIds()).toEqual(['a', 'b']);
    expect(state().failure).toBeNull();
  });
});
