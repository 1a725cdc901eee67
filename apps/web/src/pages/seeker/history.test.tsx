import {
  type Application,
  type SavedJob,
  listSavedJobs,
  listSeekerApplications,
  unsaveJob,
  applyToJob,
  saveJob,
  getApplication,
  withdrawApplication,
  listContactViews,
  seekerStateList,
  seekerStates,
  seekerStatusLabels,
} from '@nextshift/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { alwaysAtEnd } from '../../../test/always-at-end.ts';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { applicationDetail, SUBMITTED, TEMPLATE } from '../../../test/application-world.ts';
import { serveTimelines } from '../../../test/timeline.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answerReports } from '../../../test/reports.ts';
import { sampleJob } from '../../../test/sample-job.ts';
import { sampleApplication, sampleSavedJob } from '../../../test/samples.ts';
import { SEEKER_ID, signInSeeker } from '../../../test/seeker.ts';
import { useHistoryStore } from '../../platform/stores/history-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import History from './history.tsx';

serveApi();

const savedJob = (jobId: string, day: number) =>
  sampleSavedJob(jobId, { createdAt: `2026-01-0${String(day)}T17:00:00.000Z` });

const application = (jobId: string, status: Application['status'], day: number) =>
  sampleApplication(jobId, { status, createdAt: `2026-01-0${String(day)}T17:00:00.000Z` });

const statesOf = new Map(
  seekerStateList.flatMap((state) =>
    seekerStates[state].map((status) => [seekerStatusLabels[status], state] as const),
  ),
);

/** Serves saved jobs and applications, two per page. */
function serveHistory(saved: SavedJob[], applications: Application[] = []) {
  const page = (rows: (SavedJob | Application)[], url: string) => {
    const { origin, pathname, searchParams } = new URL(url);
    const from = Number(searchParams.get('cursor') ?? 0);
    const path = origin + pathname;
    const next = from + 2 < rows.length ? `<${path}?cursor=${String(from + 2)}>; rel="next"` : '';
    const headers = { 'x-total-count': String(rows.length), ...(next ? { link: next } : {}) };
    return HttpResponse.json(rows.slice(from, from + 2), { headers });
  };
  const kept = [...saved];
  serve(listSavedJobs, ({ request }) => page(kept, request.url));
  serve(listSeekerApplications, ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    const inState = applications.filter(({ status }) => statesOf.get(status) === state);
    return page(inState, request.url);
  });
  serve(unsaveJob, ({ params }) => {
    kept.splice(
      kept.findIndex(({ jobId }) => jobId === params.jobId),
      1,
    );
    return null;
  });
  return kept;
}

function answerApply(status: number, body: object) {
  serve(applyToJob, () => HttpResponse.json(body, { status }));
}

async function open(address = '/history') {
  signInSeeker(['a', 'b', 'c'], ['d']);
  render(<Toaster />);
  renderPage(address, '/history', History);
  await waitFor(() => {
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/\d/);
  });
}

const titles = () =>
  screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const card = (title: string) => {
  const item = screen.getByRole('heading', { name: title }).closest('li');
  if (!item) throw new Error(`${title} is in no list`);
  return within(item);
};
/** What the menu of an application offers. */
const openMenu = async (title: string) => {
  await userEvent.click(card(title).getByRole('button', { name: `More for ${title}` }));
  return within(await screen.findByRole('menu'));
};
const choose = async (title: string, act: string) => {
  const menu = await openMenu(title);
  await userEvent.click(menu.getByRole('menuitem', { name: act }));
};
const applyTo = (title: string) =>
  userEvent.click(card(title).getByRole('button', { name: 'Apply Now' }));

it('shows both lists, counted, newest first, page by page', async () => {
  serveHistory(
    [savedJob('a', 3), savedJob('b', 2), savedJob('c', 1)],
    [application('d', 'Accepted', 4)],
  );
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Job History');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Saved Jobs 3',
    'Applied Jobs 1',
  ]);
  expect(titles()).toEqual(['Job a', 'Job b']);
  expect(card('Job a').getByText('Saved Jan 3, 2026')).toBeInTheDocument();
  expect(card('Job a').getByText('$15 / Per Hour')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('heading', { name: 'Job c' });
  expect(titles()).toEqual(['Job a', 'Job b', 'Job c']);
});

it('loads three pages by itself, then one with each press, and takes the focus along', async () => {
  alwaysAtEnd();
  const days = [9, 8, 7, 6, 5, 4, 3, 2, 1];
  serveHistory(
    [],
    days.map((day) => application(`j${String(day)}`, 'pending', day)),
  );
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job j4' });
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(titles()).toHaveLength(6);
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Job j3' })).toHaveFocus();
  expect(titles()).toHaveLength(8);
});

it('shows the status of each application', async () => {
  serveHistory([], [application('d', 'Accepted', 4), application('e', 'pending', 3)]);
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  expect(card('Job d').getByText('$15 / hour')).toBeInTheDocument();
  expect(card('Job d').getByText('Accepted')).toHaveClass('text-success');
  expect(card('Job d').getByText('Applied Jan 4, 2026')).toBeInTheDocument();
  expect(card('Job e').getByText('pending')).toHaveClass('text-warning');
});

it('groups the applications by their state, and folds those that are over', async () => {
  serveHistory(
    [],
    [
      application('d', 'Withdrawn', 5),
      application('e', 'Interviewing', 4),
      application('f', 'Accepted', 3),
      application('g', 'Rejected', 2),
    ],
  );
  await open('/history?tab=applied');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Applied Jobs 4');
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Waiting 1', 'Yours 1', 'Ended 2']);
  const waiting = within(screen.getByRole('region', { name: 'Waiting 1' }));
  expect(waiting.getByRole('heading', { name: 'Job e' })).toBeInTheDocument();
  const ended = screen.getByText('Ended').closest('details');
  expect(ended).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Ended'));
  expect(ended).toHaveAttribute('open');
  expect(ended).toHaveTextContent(/Job d.*Job g/);
});

it('offers one act, the others in a menu that returns the focus', async () => {
  serveHistory([], [{ ...application('d', 'Accepted', 4), applicationId: SUBMITTED.id }]);
  serveTimelines();
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  expect(
    card('Job d')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['View Application', '']);
  const menu = await openMenu('Job d');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Messages',
    'Timeline',
    'Who saw my contact details',
    'Withdraw',
    'Report this employer',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await screen.findByRole('dialog', { name: 'Timeline' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => {
    expect(card('Job d').getByRole('button', { name: 'More for Job d' })).toHaveFocus();
  });
});

it("reports an employer's conduct towards an application", async () => {
  const applied = application('d', 'Rejected', 4);
  serveHistory([], [applied]);
  const sent = answerReports();
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  await choose('Job d', 'Report this employer');
  const dialog = await screen.findByRole('dialog', { name: 'Report this employer' });
  await userEvent.click(within(dialog).getByRole('button', { name: /discriminates/ }));
  await screen.findByText('Reported as discrimination.');
  expect(sent).toEqual([
    { subjectType: 'application', subjectId: applied.id, reason: 'discrimination' },
  ]);
});

it('explains a withdrawn place', async () => {
  serveHistory(
    [],
    [Object.assign(application('d', 'Closed', 4), { endedReason: 'place_withdrawn' })],
  );
  await open('/history?tab=applied');
  expect((await screen.findAllByText('Offer withdrawn')).length).toBe(1);
  expect(screen.queryByText('Accepted')).not.toBeInTheDocument();
});

it('says why an application is closed, and what happened to it', async () => {
  serveHistory([], [Object.assign(application('d', 'Closed', 4), { endedReason: 'filled' })]);
  serveTimelines(
    {
      at: '2026-01-06T17:00:00.000Z',
      from: 'pending',
      to: 'pending',
      actor: 'employer',
      reason: 'seen',
    },
    {
      at: '2026-01-07T17:00:00.000Z',
      from: 'pending',
      to: 'Closed',
      actor: 'system',
      reason: 'filled',
    },
  );
  await open('/history?tab=applied');
  expect(await screen.findByText('Closed: position filled')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Timeline' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Timeline' }));
  const events = within(await dialog.findByRole('list', { name: 'Timeline' }));
  expect(events.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You appliedJan 5, 2026, 12:00 PM EST',
    'Opened by the employerJan 6, 2026, 12:00 PM EST',
    'Closed: position filledJan 7, 2026, 12:00 PM EST',
  ]);
});

it('shows by when an answer is due as what comes next', async () => {
  serveHistory(
    [],
    [
      Object.assign(application('d', 'pending', 4), { answerDueAt: '2999-01-19T17:00:00.000Z' }),
      Object.assign(application('e', 'pending', 3), { answerDueAt: '2026-01-19T17:00:00.000Z' }),
    ],
  );
  serveTimelines();
  await open('/history?tab=applied');
  const stepsOf = async (title: string) => {
    await screen.findByRole('heading', { name: title });
    await userEvent.click(card(title).getByRole('button', { name: 'Timeline' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Timeline' }));
    const events = within(await dialog.findByRole('list', { name: 'Timeline' }));
    const steps = events.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    return steps;
  };
  expect(await stepsOf('Job d')).toEqual([
    'You appliedJan 5, 2026, 12:00 PM EST',
    'Answer expected byJan 19, 2999',
  ]);
  expect(await stepsOf('Job e')).toEqual([
    'You appliedJan 5, 2026, 12:00 PM EST',
    'Answer was due byJan 19, 2026',
    'Closes without an answerJan 26, 2026',
  ]);
});

it('links no job that was removed', async () => {
  const gone = { ...sampleJob({ id: 'd', title: 'Job d' }), removed: true };
  serveHistory(
    [{ ...savedJob('d', 4), job: gone }],
    [
      Object.assign(application('d', 'Closed', 4), { job: gone, endedReason: 'removed' }),
      application('e', 'pending', 3),
    ],
  );
  await open('/history?tab=applied');
  const removed = within(await screen.findByRole('heading', { name: 'Job d' }));
  expect(removed.queryByRole('link')).not.toBeInTheDocument();
  expect(card('Job d').getByText('Closed: job removed')).toBeInTheDocument();
  const other = within(screen.getByRole('heading', { name: 'Job e' }));
  expect(other.getByRole('link')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /^Saved/ }));
  expect(await screen.findByText('This job was removed.')).toBeInTheDocument();
  expect(card('Job d').queryByRole('link')).toBeNull();
  expect(card('Job d').queryByRole('button', { name: /Apply/ })).toBeNull();
});

it('says which hours one works, or could', async () => {
  const id = '0192f0c1-0000-7000-8000-0000000000b1';
  const hours = { date: null, start: '07:00', end: '13:00', capacity: 1 };
  const shifts = [{ ...hours, id, weekday: 'sat' as const }];
  serveHistory(
    [],
    [
      { ...application('hired', 'Accepted', 3), shifts },
      { ...application('open', 'pending', 2), shifts },
    ],
  );
  await open('/history?tab=applied');
  expect(await screen.findByText('You can work Sat 7 AM to 1 PM')).toBeInTheDocument();
  expect(screen.getByText('Sat 7 AM to 1 PM').closest('p')).toHaveTextContent(
    'You work Sat 7 AM to 1 PM',
  );
  expect(screen.getByRole('link', { name: 'Your shifts' })).toHaveAttribute('href', '/my-shifts');
});

it('says before an accepted place is given back that the employer is told', async () => {
  serveHistory([], [application('d', 'Accepted', 4)]);
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  await choose('Job d', 'Withdraw');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /is told that you no longer want “Job d”/,
  );
});

it('says what to do if there is nothing yet', async () => {
  serveHistory([]);
  await open();
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
  await userEvent.click(screen.getByRole('tab', { name: /Applied Jobs/ }));
  expect(screen.getByText('No applications yet')).toBeInTheDocument();
});

it('removes a saved job immediately, with an undo', async () => {
  const kept = serveHistory([savedJob('a', 3), savedJob('b', 2)]);
  serve(saveJob, () => {
    kept.unshift(savedJob('a', 5));
    return { savedJob: savedJob('a', 5) };
  });
  await open();
  await userEvent.click(card('Job a').getByRole('button', { name: 'Remove Job a' }));
  expect(titles()).toEqual(['Job b']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Saved Jobs 1');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(titles()).toEqual(['Job a', 'Job b']);
  });
});

it('keeps the focus in the list when the focused card disappears', async () => {
  serveHistory([savedJob('a', 3), savedJob('b', 2)]);
  answerApply(201, {
    needsMoreInfo: false,
    application: application('a', 'pending', 1),
    invited: false,
  });
  await open();
  await applyTo('Job a');
  await waitFor(() => {
    expect(titles()).toEqual(['Job b']);
  });
  expect(screen.getByRole('link', { name: 'Job b' })).toHaveFocus();
  await userEvent.click(card('Job b').getByRole('button', { name: 'Remove Job b' }));
  expect(await screen.findByRole('link', { name: 'Browse jobs' })).toHaveFocus();
});

it('leaves the focus alone when another card disappears', async () => {
  serveHistory([savedJob('a', 3), savedJob('b', 2)]);
  await open();
  const link = screen.getByRole('link', { name: 'Job b' });
  link.focus();
  act(() => {
    useHistoryStore.setState({ savedJobIds: ['b', 'c'] });
  });
  expect(titles()).toEqual(['Job b']);
  expect(link).toHaveFocus();
});

it.each([
  [
    'the application is sent',
    201,
    { needsMoreInfo: false, application: application('a', 'pending', 1), invited: false },
  ],
  ['it had been sent before', 409, { code: 'already_applied', message: 'You have applied.' }],
])('moves a job from saved to applied when %s', async (_when, status, body) => {
  const kept = serveHistory([savedJob('a', 3), savedJob('b', 2)]);
  answerApply(status, body);
  await open();
  await applyTo('Job a');
  await waitFor(() => {
    expect(titles()).toEqual(['Job b']);
  });
  await waitFor(() => {
    expect(kept.map(({ jobId }) => jobId)).toEqual(['b']);
  });
  expect(useHistoryStore.getState().appliedJobIds).toContain('a');
  expect(screen.queryByText('Removed from your saved jobs.')).not.toBeInTheDocument();
});

it('opens the form if the employer has one, and keeps the job saved', async () => {
  const kept = serveHistory([savedJob('a', 3)]);
  answerApply(200, { needsMoreInfo: true, application: TEMPLATE });
  await open();
  await applyTo('Job a');
  expect(await screen.findByText('Now at /jobapplication/a')).toBeInTheDocument();
  expect(kept).toHaveLength(1);
});

it('keeps the job and says why when applying fails', async () => {
  serveHistory([savedJob('a', 3)]);
  answerApply(409, { code: 'job_full', message: 'This job takes no more applicants.' });
  await open();
  await applyTo('Job a');
  expect(await screen.findByRole('alert')).toHaveTextContent('This job takes no more applicants.');
  expect(titles()).toEqual(['Job a']);
  expect(card('Job a').getByRole('button', { name: 'Full' })).toBeDisabled();
});

const viewed = { ...application('d', 'Accepted', 4), applicationId: SUBMITTED.id };

async function openPreview(detail: ReturnType<typeof applicationDetail>) {
  serveHistory([], [viewed]);
  serveTimelines();
  serve(getApplication, () => ({ data: detail }), { only: { applicationId: SUBMITTED.id } });
  await open('/history?tab=applied');
  await userEvent.click(await screen.findByRole('button', { name: 'View Application' }));
  return screen.findByRole('dialog', { name: 'Application Preview' });
}

it('shows an application as it was sent', async () => {
  const preview = within(await openPreview(applicationDetail()));
  await preview.findByRole('heading', { name: 'Basic Information' });
  expect(preview.getAllByRole('definition').map((answer) => answer.textContent)).toEqual([
    'Maya Torres',
    'maya@example.com',
    '(919) 555-0123',
    "Bachelor's Degree",
    'Coffee.',
    'Morning',
    'Yes',
    '12',
  ]);
  expect(preview.getByText('(required)')).toBeInTheDocument();
  expect(preview.getByRole('link', { name: /^resume.pdf/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/applications\/documents\/[0-9a-f-]{36}$/),
  );
});

it('says that an application had no questions', async () => {
  const preview = within(await openPreview(applicationDetail({ questions: [] })));
  expect(await preview.findByText('No questions for this application.')).toBeInTheDocument();
});

it('offers no view of a quick application, and no withdrawal of a decided one', async () => {
  serveHistory([], [application('d', 'Closed', 4), application('e', 'Rejected', 3)]);
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  expect(screen.queryByRole('button', { name: 'View Application' })).not.toBeInTheDocument();
  const menu = await openMenu('Job d');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Messages',
    'Report this employer',
  ]);
});

it('withdraws an undecided application after asking', async () => {
  const applications = [application('d', 'Under Review', 4)];
  serveHistory([], applications);
  serve(withdrawApplication, () => {
    applications[0] = application('d', 'Withdrawn', 4);
    return { application: applications[0] };
  });
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  await choose('Job d', 'Withdraw');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('Withdrawn');
  expect(card('Job d').getByText('Withdrawn')).not.toHaveClass('text-warning');
  expect((await openMenu('Job d')).queryByRole('menuitem', { name: 'Withdraw' })).toBeNull();
  expect(useHistoryStore.getState().appliedJobIds).not.toContain('d');
});

it('says why an application can no longer be withdrawn', async () => {
  serveHistory([], [application('d', 'pending', 4)]);
  serve(withdrawApplication, () => failure(409, 'illegal_status_change', 'Said by the server.'));
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  await choose('Job d', 'Withdraw');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('Said by the server.');
});

it('says when a list did not load, and retries', async () => {
  serveHistory([], []);
  serve(listSavedJobs, () => HttpResponse.error(), { once: true });
  signInSeeker();
  renderPage('/history', '/history', History);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to connect to the server. Please check your connection.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No saved jobs yet')).toBeInTheDocument();
});

it('shows an accepted applicant who viewed the contact, and when', async () => {
  serveHistory([], [application('d', 'Accepted', 5), application('e', 'Rejected', 4)]);
  serve(listContactViews, ({ params }) => ({
    contactViews:
      params.id === 'application d'
        ? [{ companyName: 'Oak City Coffee', viewedAt: '2026-01-06T17:00:00.000Z' }]
        : [],
  }));
  await open('/history?tab=applied');
  const other = await openMenu('Job e');
  expect(other.queryByRole('menuitem', { name: 'Who saw my contact details' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await choose('Job d', 'Who saw my contact details');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Who saw your contact details' }),
  );
  expect(await dialog.findByRole('listitem')).toHaveTextContent('Oak City CoffeeJan 6, 2026');
});

it('shows the stored saved jobs while the server is unavailable', async () => {
  serveHistory([], []);
  serve(listSavedJobs, () => HttpResponse.error());
  signInSeeker(['a']);
  const card = { company: 'Oak City Coffee', place: 'Raleigh, NC', pay: '$15 / Per Hour' };
  const jobs = [
    { ...card, id: 'a', title: 'Job a', description: 'Unlock the door.' },
    { ...card, id: 'b', title: 'Job b' },
  ];
  localStorage.setItem(
    'savedJobs',
    JSON.stringify({ accountId: SEEKER_ID, knownIds: ['a', 'b'], jobs }),
  );
  renderPage('/history', '/history', History);
  const kept = within(await screen.findByRole('region', { name: 'Your saved jobs' }));
  expect(kept.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(kept.getByRole('heading', { name: 'Job a' })).toBeInTheDocument();
  expect(kept.getByText('Unlock the door.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('says by when to expect an answer, and what follows without one', async () => {
  const waiting = (id: string, answerDueAt: string) =>
    Object.assign(application(id, 'pending', 4), { answerDueAt });
  serveHistory(
    [],
    [waiting('d', '2999-01-19T17:00:00.000Z'), waiting('e', '2026-01-19T17:00:00.000Z')],
  );
  await open('/history?tab=applied');
  await screen.findByRole('heading', { name: 'Job d' });
  expect(card('Job d').getByText('Answer expected by Jan 19, 2999')).toBeInTheDocument();
  expect(
    card('Job e').getByText(
      'Answer overdue since Jan 19, 2026. Closes on Jan 26, 2026 without one.',
    ),
  ).toBeInTheDocument();
});
