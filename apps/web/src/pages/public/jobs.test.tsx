import {
  listJobCities,
  findPlaces,
  searchJobs,
  filterJobs,
  getJobFacets,
  getJob,
} from '@nextshift/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { createRoutesStub, useNavigate } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alwaysAtEnd } from '../../../test/always-at-end.ts';
import { API, serve, serveApi } from '../../../test/api-server.ts';
import { foundJob, jobsNamed, sampleJob } from '../../../test/sample-job.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { NO_FILTER, useFilterStore } from '../../wings/jobs/job-search/filters/filter-store.ts';
import { NO_SEARCH } from '../../wings/jobs/job-search/search/search-state.ts';
import { useSearchStore } from '../../wings/jobs/job-search/search/search-store.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { restore } from '../../platform/session/restore.ts';
import Jobs, { clientLoader, meta, shouldRevalidate } from './jobs.tsx';

serveApi();

const RALEIGH = '/jobs?searchLocation=Raleigh';
const CITIES = [
  { city: 'Raleigh', state: 'NC', activeJobs: 9 },
  { city: 'Durham', state: 'NC', activeJobs: 4 },
];

/** Serves every search with these jobs, and collects the requests. */
const FACETS = {
  type: [{ value: 'Part-time', jobs: 2 }],
  industry: [],
  experience: null,
  locationType: [{ value: 'On-site', jobs: 1280 }],
  when: [{ value: 'weekend-morning', jobs: 3 }],
};

function serveJobs(jobs = jobsNamed('a', 'b')) {
  const asked: string[] = [];
  const note = (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname.replace('/api', '') + decodeURIComponent(search));
  };
  serve(listJobCities, () => CITIES);
  serve(findPlaces, () => ({ places: [] }));
  serve(searchJobs, ({ request }) => {
    note(request.url);
    return jobs;
  });
  serve(filterJobs, ({ request }) => {
    note(request.url);
    return { rows: jobs.map(foundJob) };
  });
  serve(getJobFacets, () => FACETS);
  serve(getJob, ({ params }) => sampleJob({ id: params.jobId, title: 'Job a' }));
  return asked;
}

/** The page with the stub's props, and a Back button. */
function JobsWithBack(props: object) {
  const navigate = useNavigate();
  return (
    <>
      <Jobs {...(props as ComponentProps<typeof Jobs>)} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** Chooses a city by the keyboard. */
async function chooseCity(name: string) {
  const field = await screen.findByRole('combobox', { name: 'City, ZIP or campus' });
  await userEvent.click(field);
  await userEvent.keyboard(name);
  await screen.findByRole('option', { name: new RegExp(`^Only in ${name}`) });
  await userEvent.keyboard('{Enter}');
}

function open(...entries: string[]) {
  const Routes = createRoutesStub([
    {
      path: '/jobs',
      Component: JobsWithBack,
      loader: ({ request }) => clientLoader({ url: new URL(request.url) } as never),
      shouldRevalidate,
      HydrateFallback: () => null,
    },
  ]);
  return render(
    <QueryClientProvider client={getQueryClient()}>
      <Routes initialEntries={entries} />
    </QueryClientProvider>,
  );
}

/** Sets the window's width, which only the filter panel queries: room for a panel, or only for a sheet. */
function setWide(isWide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === '(width >= 64rem)',
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
}

const cards = () =>
  screen.queryAllByRole('heading', { name: /^Job / }).map((one) => one.textContent);
const shown = () =>
  waitFor(() => {
    expect(cards().length).toBeGreaterThan(0);
  });

beforeAll(restore);
beforeEach(() => {
  setWide(true);
  useFilterStore.setState(NO_FILTER);
  useSearchStore.setState(NO_SEARCH);
});

describe('searching', () => {
  it('prompts for a place without a search', async () => {
    const asked = serveJobs();
    open('/jobs');
    expect(await screen.findByText('Where would you like to work?')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Alert me' })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Durham, NC' }));
    await shown();
    expect(screen.getByRole('link', { name: 'Alert me' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jobs in Durham');
    expect(asked).toEqual(['/jobs/searchjobs?searchLocation=Durham']);
  });

  it('says how long ago each was posted, with the date for screen readers and on hover', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-07T17:00:00.000Z') });
    serveJobs(jobsNamed('a'));
    open(RALEIGH);
    await shown();
    const posted = screen.getByText('2 days ago').closest('time');
    expect(posted).toHaveAttribute('datetime', '2026-01-05T17:00:00.000Z');
    expect(posted).toHaveAttribute('title', 'Posted Jan 5, 2026');
    expect(screen.getByText('Posted 2 days ago, Jan 5, 2026')).toHaveClass('sr-only');
  });

  it('shows how many jobs there are', async () => {
    serveJobs();
    open(RALEIGH);
    await shown();
    expect(screen.getByText('2 jobs')).toHaveAttribute('role', 'status');
  });

  it('searches by words, and immediately by a chosen city', async () => {
    const asked = serveJobs();
    open(RALEIGH);
    await shown();
    await userEvent.type(screen.getByRole('searchbox'), 'cook{Enter}');
    await chooseCity('Durham');
    await waitFor(() => {
      expect(asked.slice(1)).toEqual([
        '/jobs/filteredJobs?searchQuery=cook&searchLocation=Raleigh',
        '/jobs/filteredJobs?searchQuery=cook&searchLocation=Durham',
      ]);
    });
  });

  it('hides saved and applied jobs, and says so if nothing is left', async () => {
    signInSeeker(['a'], ['b']);
    serveJobs();
    open(RALEIGH);
    expect(await screen.findByText('No Search Results')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to History' })).toBeInTheDocument();
  });

  it('offers alternatives if nothing matches', async () => {
    serveJobs([]);
    open(`${RALEIGH}&type=Contract`);
    expect(await screen.findByText('No Search Results')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All jobs in Raleigh' })).toHaveAttribute(
      'href',
      RALEIGH,
    );
  });

  it('reports a minimum above the maximum wage in the address', async () => {
    serveJobs([]);
    open(`${RALEIGH}&minWage=30&maxWage=12.5`);
    expect(
      await screen.findByText('The minimum wage must not be above the maximum wage.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search $12.50 to $30 an hour' })).toHaveAttribute(
      'href',
      `${RALEIGH}&minWage=12.5&maxWage=30`,
    );
  });

  it('says that the server cannot be reached, and retries', async () => {
    serveJobs();
    serve(searchJobs, () => HttpResponse.error(), { once: true });
    open(RALEIGH);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to connect to the server. Please check your connection.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await shown();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('invites visitors to join', async () => {
    serveJobs();
    open(RALEIGH);
    await shown();
    expect(screen.getByText('Join For More Opportunities')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
  });
});

it('titles windows and shared links with every filter, and gives search engines the city', () => {
  const url = new URL(`http://nextshift.test${RALEIGH}&searchQuery=barista&type=Part-time`);
  const loaderData = {
    ...clientLoader({ url } as never),
    arrived: { jobs: jobsNamed('a'), next: null },
  };
  const title = 'Barista jobs in Raleigh: Part-time';
  const tags = meta({ loaderData, matches: [] } as never);
  expect(tags).toContainEqual({ title: `${title} · NextShift` });
  expect(tags).toContainEqual({ property: 'og:title', content: title });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: '/jobs/in/Raleigh' });
});

describe('long results', () => {
  /** Five pages of two jobs each. */
  function servePages() {
    const asked: string[] = [];
    serve(listJobCities, () => CITIES);
    serve(findPlaces, () => ({ places: [] }));
    serve(searchJobs, ({ query }) => {
      const page = Number(query.get('cursor') ?? 0);
      asked.push(String(page));
      const next = `<${API}/jobs/searchjobs?cursor=${String(page + 1)}>; rel="next"`;
      return HttpResponse.json(jobsNamed(`${String(page)}a`, `${String(page)}b`), {
        headers: page < 4 ? { link: next } : {},
      });
    });
    // A pointer that rests on a card asks for its job.
    serve(getJob, ({ params }) => sampleJob({ id: params.jobId, title: 'Job a' }));
    return asked;
  }
  const more = () => screen.findByRole('button', { name: 'Show more' });

  it('load three pages by themselves, then one with each press', async () => {
    alwaysAtEnd();
    const asked = servePages();
    open(RALEIGH);
    await screen.findByRole('link', { name: 'Job 2b' });
    const button = await more();
    expect(asked).toEqual(['0', '1', '2']);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Job 3a' })).toHaveFocus();
    expect(screen.getByText('First 8 jobs')).toHaveAttribute('role', 'status');
    await userEvent.click(await more());
    expect(await screen.findByRole('link', { name: 'Job 4a' })).toHaveFocus();
    expect(asked).toEqual(['0', '1', '2', '3', '4']);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('are restored by Back, without a request', async () => {
    const asked = servePages();
    open(RALEIGH);
    await userEvent.click(await more());
    await screen.findByRole('link', { name: 'Job 1b' });
    await chooseCity('Durham');
    await screen.findByRole('heading', { name: 'Jobs in Durham' });
    await screen.findByText('First 2 jobs');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Jobs in Raleigh' });
    expect(screen.getByText('First 4 jobs')).toHaveAttribute('role', 'status');
    expect(asked).toEqual(['0', '1', '0']);
  });
});

describe('the filters', () => {
  const findPanel = async () =>
    within(await screen.findByRole('complementary', { name: 'Filters' }));
  const active = () =>
    within(screen.getByRole('list', { name: 'Active filters' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('have every choice, and apply immediately in a wide window', async () => {
    const asked = serveJobs();
    open(RALEIGH);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await findPanel();
    const groups = panel.getAllByRole('group');
    await panel.findByRole('button', { name: /^Part-time\s*2\s*jobs$/ });
    expect(groups.map((group) => group.textContent)).toEqual([
      'Job TypeFull-time0 jobsPart-time2 jobsContract0 jobsInternship0 jobs',
      'ExperienceEntry LevelJuniorMid LevelSenior',
      'Location TypeOn-site1,280 jobsRemote0 jobsHybrid0 jobs',
      'WhenFits my weekWeekday mornings0 jobsWeekday afternoons0 jobsWeekday evenings0 jobsWeekends0 jobsWeekend mornings3 jobsWeekend afternoons0 jobsWeekend evenings0 jobsOvernights0 jobs',
      'StartsWithin 7 daysWithin 14 daysWithin 30 days',
      'PostedLast 24 hoursLast 3 daysLast 7 daysLast 30 days',
      'My Age16 or 1718 to 2021 or older',
      'Wage, $ an hourMinMax',
    ]);
    await userEvent.click(panel.getByRole('button', { name: /^Part-time/ }));
    await userEvent.type(panel.getByLabelText('Min'), '12.5{Enter}');
    await waitFor(() => {
      expect(asked.at(-1)).toBe(
        '/jobs/filteredJobs?searchLocation=Raleigh&minWage=12.5&type=Part-time',
      );
    });
    expect(active()).toEqual(['Part-time', 'From $12.50 an hour']);
  });

  it('accept numbers from 0 in steps of 0.50, in order', async () => {
    serveJobs();
    open(RALEIGH);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await findPanel();
    const min = panel.getByLabelText('Min');
    expect(min).toHaveAttribute('min', '0');
    expect(min).toHaveAttribute('step', '0.5');
    await userEvent.type(min, '20');
    await userEvent.type(panel.getByLabelText('Max'), '10{Enter}');
    expect(min).toHaveAccessibleDescription(/minimum wage must not be above/);
    expect(active()).toEqual(['From $20 an hour']);
  });

  it('are a sheet in a narrow window, submitted together', async () => {
    setWide(false);
    const asked = serveJobs();
    open(RALEIGH);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Remote/ }));
    await userEvent.click(sheet.getByRole('button', { name: /^Contract/ }));
    expect(asked).toHaveLength(1);
    await userEvent.click(sheet.getByRole('button', { name: 'Show jobs' }));
    await waitFor(() => {
      expect(active()).toEqual(['Contract', 'Remote']);
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => {
      expect(asked).toHaveLength(2);
    });
  });

  it('are removed one by one, or all together except the city', async () => {
    serveJobs();
    open(`${RALEIGH}&industry=Media&type=Contract&locationType=Remote`);
    await shown();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Contract' }));
    await waitFor(() => {
      expect(active()).toEqual(['Media', 'Remote']);
    });
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', RALEIGH);
  });
});

describe('a job of the list', () => {
  it('opens over it by the card, and closes with the focus back on the card', async () => {
    serveJobs();
    open(RALEIGH);
    await shown();
    const link = screen.getByRole('link', { name: 'Job a' });
    expect(link).toHaveAttribute('href', '/jobs/a');
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Job a' });
    expect(within(dialog).getByText('Steam milk.')).toBeInTheDocument();
    expect(within(dialog).getByText(/^A real employer never asks you to pay/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(cards()).toEqual(['Job a', 'Job b']);
    expect(link).toHaveFocus();
  });
});
