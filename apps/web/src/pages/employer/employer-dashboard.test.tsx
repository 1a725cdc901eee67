import {
  DAY_MS,
  formatDay,
  type Job,
  PLAN_ACTIVE_JOBS,
  getSurplusJobs,
  listMeasures,
  chooseKeptJobs,
  listEmployerJobs,
  closeJob,
  renewJob,
  updateJob,
} from '@nextshift/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { API, failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  EMPLOYER,
  IMPACT,
  makeApplication,
  makeJob,
  serveApplications,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { employerKeys } from '../../entities/employer/employer-keys.ts';
import EmployerGuard from '../guards/employer-guard.tsx';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerDashboard from './employer-dashboard.tsx';

serveApi();

const LETTERS = 'ABCDEFGHIJKL';

let jobs: Job[] = [];

beforeEach(() => {
  jobs = [
    makeJob(1, { title: 'Weekend Barista', applicantCount: 1 }),
    makeJob(2, { title: 'Closing Cook', applicantCount: 12 }),
    makeJob(3, { title: 'Market Helper', status: 'Closed' }),
  ];
  serveJobs(() => jobs);
  serveApplications(() => []);
  signInEmployer(IMPACT);
});

function Page() {
  return (
    <>
      <EmployerDashboard />
      <Toaster />
    </>
  );
}

/** Serves the newest job as surplus, then the choice. @returns the chosen ids */
function serveSurplus() {
  const sent: unknown[] = [];
  let kept = jobs.slice(1).map(({ id }) => id);
  const surplus = () => ({
    closesAt: '2026-11-29T12:00:00.000Z',
    maxActiveJobs: 2,
    jobs: jobs.toReversed().map(({ id, title, city, publishedAt, applicantCount }) => ({
      ...{ id, title, city, publishedAt, applicantCount },
      stays: kept.includes(id),
      closesAt: kept.includes(id) ? null : '2026-11-29T12:00:00.000Z',
    })),
  });
  serve(getSurplusJobs, () => ({ surplus: surplus() }));
  serve(listMeasures, () => ({ measures: [] }));
  serve(chooseKeptJobs, ({ body }) => {
    sent.push(body);
    kept = body.jobIds;
    return { surplus: surplus() };
  });
  return sent;
}

const open = (address = '/employer') => renderPage(address, '/employer', Page);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => /^\D+?(?=Part-time)/.exec(cell.textContent)?.[0]);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chooseFromMenu = async (title: string, item: string) => {
  await press(`More for ${title}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

it('carries on the three steps of the sign-up until a job is posted', async () => {
  jobs = [];
  open();
  const steps = await screen.findByRole('list', { name: 'Next steps' });
  const texts = within(steps)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '✓Sign in to your dashboard, done',
    '✓Choose a plan, done',
    '3Post your first jobCreate job',
  ]);
  expect(within(steps).getByRole('link', { name: 'Create job' })).toHaveAttribute(
    'href',
    '/employer/createjob',
  );
  expect(screen.queryByRole('region', { name: 'What needs you now' })).not.toBeInTheDocument();
});

it('says in one line what does not wait', async () => {
  open();
  const tiles = await screen.findByRole('region', { name: 'What needs you now' });
  expect(await within(tiles).findByText('No new applicants')).toBeVisible();
  expect(within(tiles).queryByRole('link', { name: 'Review new applicants' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Next steps' })).not.toBeInTheDocument();
});

describe('the jobs', () => {
  it('are listed by tab, each with its count', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Blue Finch Coffee Dashboard',
    );
    expect(await row('Weekend Barista')).toHaveTextContent(
      'Part-time · Raleigh' + 'Applicants1 applicant' + 'Posted DateJan 4, 2026',
    );
    expect(await row('Closing Cook')).toHaveTextContent('12 applicants');
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    expect(await row('Market Helper')).toHaveTextContent('Closed');
    await press('More for Market Helper');
    expect(screen.queryByRole('menuitem', { name: 'Close' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  });

  it('are those of the tab in the address', async () => {
    open('/employer?tab=closed');
    expect(await row('Market Helper')).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: 'Closed (1)' })).toBeChecked();
  });

  it('lead to their applicants, page, edit and application form, and say when they close', async () => {
    jobs = [makeJob(1, { title: 'Weekend Barista', closesAt: '2999-12-06T04:59:59.999Z' })];
    open();
    expect(await row('Weekend Barista')).toHaveTextContent('Closes Dec 5, 2999');
    expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
    const { id } = makeJob(1);
    const links = screen.getAllByRole('link', { name: /Weekend Barista$/ });
    expect(
      links.map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Weekend Barista', `/jobs/${id}`],
      ['0 applicants of Weekend Barista', `/employer/applications?job=${id}`],
      ['Edit Weekend Barista', `/employer/editjob/${id}`],
    ]);
    await press('More for Weekend Barista');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Application form',
      'Interview hours',
      'Duplicate',
      'Close',
    ]);
  });

  it('are sorted by a press on a header, in reverse by the next', async () => {
    open();
    await row('Weekend Barista');
    expect(titles()).toEqual(['Weekend Barista', 'Closing Cook']);
    await press('Applicants');
    expect(titles()).toEqual(['Closing Cook', 'Weekend Barista']);
    expect(screen.getByRole('columnheader', { name: 'Applicants' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await press('Applicants');
    expect(titles()).toEqual(['Weekend Barista', 'Closing Cook']);
  });

  it('show which of them are full, and what frees a place', async () => {
    jobs = [makeJob(1, { title: 'Weekend Barista', full: true, applicantCount: 20 }), makeJob(2)];
    open();
    const note = within(await screen.findByRole('note', { name: 'Full jobs' }));
    expect(note.getByText('“Weekend Barista” takes no more applicants.')).toBeVisible();
    expect(
      note.getByText(/who withdraw make room for others; applicants you decline do not/),
    ).toBeVisible();
    expect(note.getByRole('link', { name: 'See plans' })).toBeVisible();
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.textContent.includes('Full: takes no more'))).toEqual([
      true,
      false,
    ]);
  });

  it('come in pages of ten; sorting by anything but date covers all pages', async () => {
    const all = Array.from({ length: 12 }, (_, n) =>
      makeJob(n + 1, { title: `Job ${LETTERS[n]}` }),
    );
    const url = `${API}/employerjobs/jobs/${EMPLOYER.id}`;
    serve(listEmployerJobs, ({ query }) => {
      const isSecond = query.get('cursor') === 'two';
      const page = isSecond ? all.slice(11) : all.slice(0, 11);
      const link = isSecond ? {} : { link: `<${url}?cursor=two>; rel="next"` };
      return HttpResponse.json(
        { jobs: page, filledJobs: [], formerApplicants: [], applicationCounts: [] },
        { headers: { 'x-total-count': '12', ...link } },
      );
    });
    open();
    await row('Job A');
    expect(screen.getByRole('radio', { name: 'Active (12)' })).toBeChecked();
    expect(screen.getByText('1–10 of 12 jobs')).toBeInTheDocument();
    expect(titles()).toHaveLength(10);
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await row('Job L');
    expect(titles()).toEqual(['Job K', 'Job L']);
    expect(screen.getByText('11–12 of 12 jobs')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    await press('Position');
    await press('Position');
    await waitFor(() => {
      expect(titles().slice(0, 2)).toEqual(['Job L', 'Job K']);
    });
    expect(screen.getByText('1–10 of 12 jobs')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    jobs = [];
    open();
    expect(await screen.findByRole('heading', { name: 'No Job Postings' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Post a job' })).not.toBeInTheDocument();
  });

  it('offer a retry if they did not load', async () => {
    serve(listEmployerJobs, () => failure(400, 'validation_failed', 'Something is wrong.'), {
      once: true,
    });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something is wrong.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await row('Weekend Barista')).toBeInTheDocument();
  });
});

describe('deleting a job', () => {
  it('asks, closes the job optimistically and refetches', async () => {
    serve(
      closeJob,
      () => {
        jobs = jobs.map((job) => (job.title === 'Closing Cook' ? closed(job) : job));
        return { job: jobs[1] };
      },
      { only: { jobId: makeJob(2).id } },
    );
    open();
    await row('Closing Cook');
    await chooseFromMenu('Closing Cook', 'Close');
    expect(screen.getByRole('alertdialog', { name: 'Close job' })).toHaveTextContent(
      'Applicants without a decision are told so in an hour, unless you repost it before.',
    );
    await confirm('Close job');
    expect(await screen.findByRole('radio', { name: 'Active (1)' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Closed (2)' })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Closing Cook/ })).not.toBeInTheDocument();
    expect(await screen.findByText('“Closing Cook” was closed.')).toBeInTheDocument();
  });

  it('drops the loaded applications, which its end has closed', async () => {
    serve(closeJob, () => ({ job: closed(makeJob(2)) }), { only: { jobId: makeJob(2).id } });
    const loaded = [...employerKeys.applications(EMPLOYER.id), { state: 'open' }];
    getQueryClient().setQueryData(loaded, { pages: [], pageParams: [] });
    open();
    await row('Closing Cook');
    await chooseFromMenu('Closing Cook', 'Close');
    await confirm('Close job');
    await screen.findByText('“Closing Cook” was closed.');
    expect(getQueryClient().getQueryData(loaded)).toBeUndefined();
  });

  it('restores the job and says so when it fails', async () => {
    serve(closeJob, () => failure(404, 'not_found', 'We could not find what you asked for.'), {
      only: { jobId: makeJob(2).id },
    });
    open();
    await row('Closing Cook');
    await chooseFromMenu('Closing Cook', 'Close');
    await confirm('Close job');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete job. Please try again.',
    );
    expect(await row('Closing Cook')).toHaveTextContent('Active');
    expect(screen.getByRole('radio', { name: 'Active (2)' })).toBeInTheDocument();
  });
});

describe('renewing', () => {
  const now = new Date();
  const renewed = new Date(now.getTime() + 33 * DAY_MS).toISOString();
  const inDays = (days: number) => ({
    closesAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  });
  let calls: string[] = [];

  beforeEach(() => {
    calls = [];
    jobs = [
      makeJob(1, { title: 'Weekend Barista', ...inDays(3) }),
      makeJob(2, { title: 'Closing Cook', ...inDays(8) }),
    ];
    serve(renewJob, ({ params }) => {
      calls.push(params.jobId);
      jobs = jobs.map((job) => (job.id === params.jobId ? { ...job, closesAt: renewed } : job));
      return { job: jobs.find(({ id }) => id === params.jobId) };
    });
  });

  it('is offered in the row of a job that closes within a week, and moves its end', async () => {
    open();
    expect(await row('Weekend Barista')).toHaveTextContent('Closes in 3 days');
    expect(screen.queryByRole('button', { name: 'Renew Closing Cook' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Renew jobs' })).not.toBeInTheDocument();
    expect(screen.getByText('1 job closes soon')).toBeVisible();
    expect(screen.getByText(/“Weekend Barista” closes in 3 days\./)).toBeVisible();
    await press('Renew Weekend Barista');
    const day = formatDay(new Date(renewed));
    expect(await screen.findByText(`“Weekend Barista” now closes on ${day}.`)).toBeInTheDocument();
    expect(await row('Weekend Barista')).toHaveTextContent(`Closes ${day}`);
    expect(screen.queryByRole('button', { name: /^Renew/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit Weekend Barista' })).toHaveFocus();
    expect(calls).toEqual([makeJob(1).id]);
  });

  it('says why it failed', async () => {
    serve(renewJob, () => failure(409, 'job_closed', 'This job is closed.'));
    open();
    await row('Weekend Barista');
    await press('Renew Weekend Barista');
    expect(await screen.findByRole('alert')).toHaveTextContent('This job is closed.');
  });

  it('is offered for several jobs at once', async () => {
    jobs = [
      ...jobs,
      makeJob(3, { title: 'Night Baker', ...inDays(1) }),
      makeJob(4, { title: 'Day Baker', ...inDays(5) }),
    ];
    open();
    expect(await screen.findByText('3 jobs close soon')).toBeVisible();
    await press('Renew jobs');
    const dialog = await screen.findByRole('dialog', { name: 'Renew jobs' });
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Day Baker/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Renew 2 jobs' }));
    expect(await screen.findByText('2 jobs were renewed.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([makeJob(1).id, makeJob(3).id]);
    expect(screen.getByText(/“Day Baker” closes in 5 days\./)).toBeVisible();
    await press('Renew it');
    expect(await screen.findByText('No job closes soon')).toBeVisible();
    expect(calls).toHaveLength(3);
  });
});

describe('reposting a job', () => {
  beforeEach(() => {
    // There is room for one more.
    jobs = jobs.slice(1);
  });

  async function repost() {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    await row('Market Helper');
    await press('Repost Market Helper');
    await confirm('Repost');
  }

  it('makes it active again', async () => {
    const bodies: unknown[] = [];
    serve(
      updateJob,
      ({ body }) => {
        bodies.push(body);
        jobs = jobs.map((job) => ({ ...job, status: 'Active' }));
        return { job: jobs[1], formerApplicantCount: 0 };
      },
      { only: { jobId: makeJob(3).id } },
    );
    await repost();
    expect(await screen.findByRole('radio', { name: 'Active (2)' })).toBeInTheDocument();
    expect(bodies).toEqual([{ status: 'Active' }]);
  });

  it('shows the restrictions of the plan with their figures when that is full', async () => {
    const details = {
      planType: 'impact',
      maxActiveJobs: PLAN_ACTIVE_JOBS.impact,
      activeJobs: PLAN_ACTIVE_JOBS.impact,
    };
    serve(updateJob, () => failure(403, 'plan_limit_reached', 'The plan is full.', details), {
      only: { jobId: makeJob(3).id },
    });
    await repost();
    const dialog = await screen.findByRole('dialog', { name: 'Active job limit reached' });
    expect(dialog).toHaveTextContent('Your planImpact');
    expect(dialog).toHaveTextContent('Active jobs2 of 2 used');
    expect(dialog).toHaveTextContent('With Accelerate3 active jobs');
    expect(within(dialog).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/employer/subscription?plan=accelerate',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not offered while the plan is full, with an explanation and a link', async () => {
    jobs = [makeJob(1), makeJob(2), ...jobs.filter(({ status }) => status === 'Closed')];
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    await row('Market Helper');
    const way = await screen.findByRole('link', { name: 'Upgrade to repost: Market Helper' });
    expect(way).toHaveAttribute('href', '/employer/subscription?plan=accelerate');
    expect(way).toHaveAccessibleDescription(
      'Every active job of your plan is in use. Choose a higher plan, or close a job first.',
    );
    expect(screen.queryByRole('button', { name: /^Repost/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Active (2)' }));
    expect(screen.queryByRole('note', { name: 'Reposting' })).not.toBeInTheDocument();
  });

  it('is not offered without a plan', async () => {
    signInEmployer(null);
    jobs = jobs.filter(({ status }) => status === 'Closed');
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    expect(await screen.findByRole('note', { name: 'Reposting' })).toHaveTextContent(
      'Reposting a job needs a plan.',
    );
    expect(screen.queryByRole('button', { name: /^Repost/ })).not.toBeInTheDocument();
  });

  it('is offered while a place is left, no matter who is accepted', async () => {
    jobs = [
      makeJob(3, {
        title: 'Market Helper',
        status: 'Closed',
        closedReason: 'filled',
        openings: 3,
        openingsLeft: 1,
      }),
    ];
    serveJobs(
      () => jobs,
      () => [{ jobId: makeJob(3).id, applicationId: 'a' }],
    );
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    expect(await row('Market Helper')).toHaveTextContent(
      'ClosedOpening free again1 of 3 openings left',
    );
    expect(screen.getByRole('button', { name: 'Repost Market Helper' })).toBeVisible();
  });

  it('is replaced by a link to the accepted applicant', async () => {
    jobs = jobs.map((job) =>
      job.status === 'Closed' ? { ...job, closedReason: 'filled', openingsLeft: 0 } : job,
    );
    serveJobs(
      () => jobs,
      () => [{ jobId: makeJob(3).id, applicationId: 'a' }],
    );
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    expect(await row('Market Helper')).toHaveTextContent('ClosedFilled');
    expect(
      screen.getByRole('link', { name: 'See the accepted applicant of Market Helper' }),
    ).toHaveAttribute(
      'href',
      `/employer/applications?job=${makeJob(3).id}&state=closed&application=a`,
    );
    expect(screen.queryByRole('button', { name: /^Repost/ })).not.toBeInTheDocument();
  });

  it('shows why a removed job is closed, and offers only an appeal', async () => {
    jobs = [
      makeJob(3, {
        title: 'Market Helper',
        status: 'Closed',
        closedReason: 'removed',
        moderation: 'removed',
      }),
    ];
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Closed (1)' }));
    const removed = await row('Market Helper');
    expect(removed).toHaveTextContent('ClosedRemoved after a review');
    expect(within(removed).queryByRole('button')).not.toBeInTheDocument();
    expect(
      within(removed)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['0 applicants', 'Appeal']);
  });

  it('says of a job that is removed meanwhile only that, and shows it', async () => {
    serve(
      updateJob,
      () => {
        jobs = jobs.map((job) =>
          job.status === 'Closed'
            ? { ...job, closedReason: 'removed', moderation: 'removed' }
            : job,
        );
        return failure(409, 'job_removed', 'This job was removed after a review.');
      },
      { only: { jobId: makeJob(3).id } },
    );
    await repost();
    expect(await screen.findByText('This job was removed after a review.')).toBeInTheDocument();
    expect(await screen.findByText('Removed after a review')).toBeInTheDocument();
  });

  it("shows the server's message for any other failure", async () => {
    serve(
      updateJob,
      () => failure(409, 'job_has_accepted_applicant', 'This job has an accepted applicant.'),
      { only: { jobId: makeJob(3).id } },
    );
    await repost();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to repost job: This job has an accepted applicant.',
    );
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
  });
});

describe('the rest of the dashboard', () => {
  it('shows how much of the plan is used', async () => {
    open();
    const plan = screen.getByRole('region', { name: 'Current Plan' });
    expect(await within(plan).findByText('2 of 2 active jobs used')).toBeInTheDocument();
    expect(plan).toHaveTextContent('Impact');
    expect(within(plan).getByRole('link', { name: 'Manage Plan' })).toHaveAttribute(
      'href',
      '/employer/subscription',
    );
  });

  it('shows the free plan to employers without a plan', () => {
    signInEmployer(null);
    open();
    const plan = screen.getByRole('region', { name: 'Current Plan' });
    expect(plan).toHaveTextContent('Browse job board');
    expect(plan).toHaveTextContent('View company profiles');
  });

  it('says when more jobs are active than the plan allows', async () => {
    jobs = [makeJob(1), makeJob(2), makeJob(4)];
    serveSurplus();
    open();
    expect(
      await screen.findByText('3 active jobs, 1 more than your plan allows'),
    ).toBeInTheDocument();
    expect(screen.getByText(/No job can be posted or reposted/)).toBeInTheDocument();
  });

  it('names the surplus jobs that close, and lets others be chosen', async () => {
    jobs = [makeJob(1), makeJob(2), makeJob(4)];
    const sent = serveSurplus();
    open();
    const banner = await screen.findByRole('region', {
      name: 'One of your jobs closes on Nov 29, 2026',
    });
    expect(banner).toHaveTextContent('this one closes: “Job 1”');
    // Its row and the tile agree.
    expect(await row('Job 1')).toHaveTextContent('Closes Nov 29, 2026No room in your plan');
    expect(await row('Job 2')).not.toHaveTextContent('No room');
    expect(screen.getByText('1 job closes soon')).toBeInTheDocument();
    expect(screen.getByText('1 on Nov 29, 2026: No room in your plan.')).toBeInTheDocument();
    await press('Choose which stay');
    const dialog = screen.getByRole('dialog');
    const box = (name: RegExp) => within(dialog).getByRole('checkbox', { name });
    expect(box(/^Job 1/)).toBeDisabled();
    await userEvent.click(box(/^Job 4/));
    expect(within(dialog).getByRole('button', { name: 'Save choice' })).toBeDisabled();
    await userEvent.click(box(/^Job 1/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save choice' }));
    await waitFor(() => {
      expect(banner).toHaveTextContent('this one closes: “Job 4”');
    });
    expect(sent).toEqual([{ jobIds: [makeJob(2).id, makeJob(1).id] }]);
    expect(screen.getByText('Your choice is saved.')).toBeInTheDocument();
  });

  it('says when jobs close for want of any plan', async () => {
    jobs = [makeJob(1), makeJob(2)];
    signInEmployer();
    serve(getSurplusJobs, () => ({
      surplus: {
        closesAt: '2026-11-29T12:00:00.000Z',
        maxActiveJobs: 0,
        jobs: jobs.map(({ id, title, city, publishedAt, applicantCount }) => ({
          ...{ id, title, city, publishedAt, applicantCount },
          stays: false,
          closesAt: '2026-11-29T12:00:00.000Z',
        })),
      },
    }));
    open();
    const banner = await screen.findByRole('region', {
      name: 'Your 2 jobs close on Nov 29, 2026',
    });
    expect(banner).toHaveTextContent('Without a plan no job stays open.');
    expect(within(banner).queryByRole('button')).toBeNull();
    expect(await row('Job 2')).toHaveTextContent('Closes Nov 29, 2026Your plan ends');
  });

  it('shows in the dialog why a choice was not saved', async () => {
    jobs = [makeJob(1), makeJob(2), makeJob(4)];
    serveSurplus();
    serve(chooseKeptJobs, () => failure(409, 'within_plan_limit', 'None of them closes.'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose which stay' }));
    await press('Save choice');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'None of them closes.',
    );
  });

  it('says that a dispute suspends the plan, with a link; says nothing of an ended plan', async () => {
    signInEmployer({ ...IMPACT, reversal: 'disputed' });
    const page = open();
    const banner = await screen.findByRole('region', { name: 'Your Impact plan is suspended' });
    expect(within(banner).getByRole('link', { name: 'See your plan' })).toHaveAttribute(
      'href',
      '/employer/subscription',
    );
    page.unmount();
    signInEmployer({ ...IMPACT, status: 'canceled', reversal: 'refunded' });
    open();
    await row('Weekend Barista');
    expect(screen.queryByRole('region', { name: /plan has ended/ })).not.toBeInTheDocument();
  });

  it('lists those accepted in the last 30 days with their contacts, newest first', async () => {
    const accepted = (n: number, name: string, daysAgo: number) => {
      const application = makeApplication(n, name, {
        status: 'Accepted',
        acceptedDate: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
      });
      const contact = { email: `${name.toLowerCase()}@mail.example`, phone: '9195550123' };
      return { ...application, user: { ...application.user, ...contact } };
    };
    const list = [accepted(1, 'Ana', 9), accepted(2, 'Ben', 31), accepted(3, 'Cleo', 2)];
    serveApplications(() => list);
    open();
    const section = await screen.findByRole('region', { name: 'Accepted Applicants' });
    expect(section).toHaveTextContent('Showing contacts for 30 days');
    const names = within(section).getAllByRole('link', { name: /Lopez/ });
    expect(names.map((link) => link.textContent)).toEqual(['Cleo Lopez', 'Ana Lopez']);
    expect(within(section).getByRole('link', { name: 'ana@mail.example' })).toHaveAttribute(
      'href',
      'mailto:ana@mail.example',
    );
    expect(within(section).getAllByRole('link', { name: '(919) 555-0123' })).toHaveLength(2);
    await press('Contact information of Cleo Lopez');
    const contact = screen.getByRole('dialog', { name: 'Contact Information' });
    expect(within(contact).getByRole('link', { name: 'cleo@mail.example' })).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(within(contact).getByRole('button', { name: 'Copy phone' }));
    expect(await navigator.clipboard.readText()).toBe('(919) 555-0123');
  });

  it('says why the contact of somebody accepted is not shown', async () => {
    const application = makeApplication(1, 'Ana', {
      status: 'Accepted',
      acceptedDate: new Date().toISOString(),
    });
    const list = [{ ...application, job: { ...application.job, moderation: 'removed' as const } }];
    serveApplications(() => list);
    open();
    const section = await screen.findByRole('region', { name: 'Accepted Applicants' });
    expect(section).toHaveTextContent(
      'The job was removed, so contact information is no longer shown.',
    );
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
  });

  it('leads from a recent applicant to the application', async () => {
    const list = [makeApplication(1, 'Ana'), makeApplication(2, 'Ben', { status: 'Declined' })];
    serveApplications(() => list);
    open();
    const [ana, ben] = list;
    expect(await screen.findByRole('link', { name: 'Ana Lopez' })).toHaveAttribute(
      'href',
      `/employer/applications?application=${ana?.id}`,
    );
    expect(screen.getByRole('link', { name: 'Ben Lopez' })).toHaveAttribute(
      'href',
      `/employer/applications?state=closed&application=${ben?.id}`,
    );
    expect(screen.queryByRole('region', { name: 'Accepted Applicants' })).not.toBeInTheDocument();
  });
});

describe('a lost session', () => {
  it('leads to the employer login', async () => {
    serve(listEmployerJobs, () => failure(401, 'not_signed_in', 'Please sign in to continue.'));
    const Routes = createRoutesStub([
      { Component: EmployerGuard, children: [{ path: '/employer', Component: Page }] },
      { path: '/employer/login', Component: () => <p>Employer login</p> },
    ]);
    render(
      <QueryClientProvider client={getQueryClient()}>
        <Routes initialEntries={['/employer']} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('Employer login')).toBeInTheDocument();
  });
});

function closed(job: Job): Job {
  return { ...job, status: 'Closed' };
}

it('offers to correct the state of a job that is in none', async () => {
  jobs = [makeJob(1, { title: 'Barista', state: 'NO' }), makeJob(2)];
  renderPage('/employer', '/employer', Page);
  const notice = within(await screen.findByRole('note', { name: 'Please correct' }));
  expect(notice.getByText('“Barista”: The state “NO” does not exist.')).toBeVisible();
  expect(notice.getAllByRole('link')).toHaveLength(1);
  expect(notice.getByRole('link', { name: 'Correct state: Barista' })).toHaveAttribute(
    'href',
    expect.stringContaining('/employer/editjob/'),
  );
});

describe('a held job', () => {
  const WHY = 'It seems to ask applicants to pay.';

  it('is not shown as live, says why, and leads to its editor', async () => {
    jobs = [makeJob(1, { title: 'Kit Seller', moderation: 'held', moderationReasons: [WHY] })];
    serve(listMeasures, () => ({ measures: [] }));
    renderPage('/employer', '/employer', Page);
    const notice = await screen.findByRole('note', { name: 'Jobs held for review' });
    expect(notice).toHaveTextContent(WHY);
    expect(within(notice).getByRole('link', { name: 'Appeal: Kit Seller' })).toBeVisible();
    expect(within(notice).getByRole('link', { name: 'Edit: Kit Seller' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/employer/editjob/${jobs[0]?.id ?? ''}`),
    );
    const row = screen.getByRole('row', { name: /Kit Seller/ });
    expect(within(row).getByText('Held for review')).toBeInTheDocument();
    expect(within(row).queryByText('Active')).toBeNull();
    expect(within(row).queryByRole('link', { name: /public page/ })).toBeNull();
  });
});
