import {
  type EmployerApplication,
  type Job,
  type StayingClosedReason,
  getApplicationSetup,
  changeApplicationStatus,
  deleteApplication,
  updateJob,
  undoAcceptance,
  listEmployerApplications,
  readNotices,
} from '@nextshift/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { FORM } from '../../../test/application-world.ts';
import {
  idOf,
  IMPACT,
  makeApplication,
  makeJob,
  serveApplications,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { serveTimelines } from '../../../test/timeline.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answerReports } from '../../../test/reports.ts';
import { useLetterKeys } from '../../wings/hiring/employer-applications/keys/letter-keys.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerApplications from './employer-applications.tsx';

serveApi();

let applications: EmployerApplication[] = [];
let sentStatuses: unknown[] = [];

beforeEach(() => {
  applications = [
    makeApplication(1, 'Ana'),
    makeApplication(2, 'Ben', { status: 'Interviewing' }),
    makeApplication(3, 'Cleo', { status: 'Declined' }),
  ];
  sentStatuses = [];
  serveApplications(() => applications);
  serveJobs(() => [makeJob(1, { title: 'Weekend Barista' }), makeJob(2, { title: 'Cook' })]);
  serve(getApplicationSetup, () => ({ applicationForm: null, draft: null }));
  serveTimelines();
  signInEmployer();
  setScreen('wide');
});

function setScreen(width: 'wide' | 'narrow') {
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <EmployerApplications />
      {/* Of the browser, which no dialog covers. */}
      <button data-testid="back" onClick={() => void navigate(-1)} />
      <output data-testid="address">{useLocation().search}</output>
      <Toaster />
    </>
  );
}

const open = (address = '/employer/applications') =>
  renderPage(address, '/employer/applications', Page);
const listed = async (state = 'Open') =>
  within(await screen.findByRole('list', { name: `${state} applications` }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const panel = (name: string) => screen.findByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Accepts each change of status, unless `answer` responds. */
function serveDecisions(answer?: (status: string) => Promise<undefined> | Response | undefined) {
  serve(changeApplicationStatus, async ({ params, body }) => {
    const { status } = body;
    sentStatuses.push(status);
    const refused = await answer?.(status);
    if (refused) return refused;
    applications = applications.map((application) =>
      application.id === params.id ? { ...application, status } : application,
    );
    const jobId = applications.find(({ id }) => id === params.id)?.job.id;
    if (status === 'Accepted') {
      applications = applications.map((one) => (one.job.id === jobId ? afterAcceptance(one) : one));
    }
    const application = applications.find(({ id }) => id === params.id);
    return {
      data: { acceptedDate: application?.acceptedDate ?? null, application },
    };
  });
}

function afterAcceptance(application: EmployerApplication): EmployerApplication {
  const job = { ...application.job, status: 'Closed' as const };
  if (application.status !== 'Accepted') return { ...application, job };
  const contact = { email: 'ana@mail.example', phone: '9195550123' };
  const acceptedDate = '2026-01-05T12:00:00.000Z';
  const undoUntil = new Date(Date.now() + 600_000).toISOString();
  const user = { ...application.user, ...contact };
  return { ...application, job, acceptedDate, undoUntil, user };
}

it('reports an application', async () => {
  const sent = answerReports();
  open();
  await userEvent.click(
    within(await panel('Ana Lopez')).getByRole('button', { name: 'Report this application' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Report this application' });
  expect(dialog).toHaveAccessibleDescription('Ana Lopez, for “Weekend Barista”');
  await userEvent.click(within(dialog).getByRole('button', { name: /harasses/ }));
  await screen.findByText('Reported as harassment.');
  expect(sent).toMatchObject([{ subjectType: 'application', reason: 'harassment' }]);
});

it('links the public page of the job', async () => {
  open();
  const link = within(await panel('Ana Lopez')).getByRole('link', { name: 'Weekend Barista' });
  expect(link).toHaveAttribute('href', `/jobs/${applications[0]?.job.id ?? ''}`);
});

it.each(['held', 'removed'] as const)('links no page of a %s job', async (moderation) => {
  applications = applications.map((each) => ({ ...each, job: { ...each.job, moderation } }));
  open();
  const facts = within(await panel('Ana Lopez'));
  expect(facts.getByText(`Weekend Barista (${moderation})`)).toBeVisible();
  expect(facts.queryByRole('link', { name: 'Weekend Barista' })).not.toBeInTheDocument();
});

describe('the list', () => {
  it('is open or closed, each with its count', async () => {
    open();
    expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
    expect(screen.getByRole('radio', { name: 'Open (2)' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Closed (1)' }));
    expect(await listed('Closed')).toEqual(['Cleo Lopez']);
  });

  it('shows a spinner while it loads', async () => {
    open();
    expect(screen.getByText('Loading applications')).toBeInTheDocument();
    await listed();
    expect(screen.queryByText('Loading applications')).not.toBeInTheDocument();
  });

  it('is filtered by job, which the address may name', async () => {
    open(`/employer/applications?job=${makeJob(2).id}`);
    expect(
      await screen.findByRole('heading', { name: 'No open applications found' }),
    ).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Cook');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'All Jobs');
    expect(await listed()).toHaveLength(2);
  });

  it('marks what was told of the applicants of a job as read when they are opened', async () => {
    const opened: unknown[] = [];
    serve(readNotices, ({ body }) => {
      opened.push(body);
      return null;
    });
    open(`/employer/applications?job=${makeJob(2).id}`);
    await screen.findByRole('heading', { name: 'No open applications found' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Job' }), 'All Jobs');
    expect(await listed()).toHaveLength(2);
    expect(opened).toEqual([{ jobId: makeJob(2).id }]);
  });

  it('says so when there are no closed ones either', async () => {
    applications = [];
    open('/employer/applications?state=closed');
    expect(
      await screen.findByRole('heading', { name: 'No closed applications found' }),
    ).toBeVisible();
  });
});

describe('searching and sorting', () => {
  it('searches on the server once typing pauses, and counts the results', async () => {
    open();
    await listed();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'ben');
    await waitFor(async () => {
      expect(await listed()).toEqual(['Ben Lopez']);
    });
    expect(screen.getByRole('radio', { name: 'Open (1)' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Closed (0)' })).toBeInTheDocument();
  });

  it('reads words and order from the address, and offers all if nothing is found', async () => {
    open('/employer/applications?search=zoe&sort=oldest');
    expect(
      await screen.findByRole('heading', { name: 'No open applications found' }),
    ).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('zoe');
    await press('Show all applications');
    expect(await listed()).toEqual(['Ben Lopez', 'Ana Lopez']);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
  });
});

describe('the keys', () => {
  it('move through the list, by letters anywhere and arrows within it', async () => {
    open();
    await panel('Ana Lopez');
    await userEvent.keyboard('{ArrowDown}');
    expect(await panel('Ana Lopez')).toBeInTheDocument();
    await userEvent.keyboard('j');
    expect(await panel('Ben Lopez')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ben Lopez' })).toHaveFocus();
    await userEvent.keyboard('j');
    expect(await panel('Ben Lopez')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}');
    expect(await panel('Ana Lopez')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ana Lopez' })).toHaveFocus();
  });

  it('triage a whole list: Enter confirms an acceptance, and the next applicant is focused', async () => {
    serveDecisions();
    applications = [
      ...applications,
      makeApplication(4, 'Dan', { job: { ...makeApplication(4, 'Dan').job, id: idOf(102) } }),
    ];
    open();
    await panel('Ana Lopez');
    await userEvent.keyboard('jd');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Dan Lopez' })).toHaveFocus();
    });
    await userEvent.keyboard('ka{Enter}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Dan Lopez' })).toHaveFocus();
    });
    expect(sentStatuses).toEqual(['Declined', 'Accepted']);
    expect(await listed()).toEqual(['Dan Lopez']);
    await userEvent.click(await screen.findByRole('button', { name: 'Contact information' }));
    const contact = screen.getByRole('dialog', { name: 'Contact Information' });
    expect(within(contact).getByRole('link', { name: 'ana@mail.example' })).toBeInTheDocument();
  });

  it('undo declines one by one, the last first', async () => {
    serveDecisions();
    open();
    await panel('Ana Lopez');
    await userEvent.keyboard('dd');
    expect(await screen.findByText('2 applicants were declined.')).toBeVisible();
    await userEvent.keyboard('z');
    expect(await screen.findByText('Ben Lopez was reopened.')).toBeVisible();
    expect(await screen.findByText('Ana Lopez was declined.')).toBeVisible();
    await userEvent.keyboard('z');
    expect(await screen.findByText('Ana Lopez was reopened.')).toBeVisible();
    expect(screen.queryByText(/declined\.$/)).not.toBeInTheDocument();
    expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
  });

  it('do nothing while typing or with Control, and letters can be turned off', async () => {
    open();
    await panel('Ana Lopez');
    await userEvent.keyboard('{Control>}j{/Control}');
    await userEvent.type(screen.getByRole('searchbox'), 'd');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await press('Ana Lopez');
    await userEvent.keyboard('?');
    const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(within(help).getByRole('switch', { name: /Use letter keys/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('j?a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await panel('Ana Lopez')).toBeInTheDocument();
    await press('Ana Lopez');
    await userEvent.keyboard('{ArrowDown}');
    expect(await panel('Ben Lopez')).toBeInTheDocument();
    useLetterKeys.getState().setIsOn(true);
  });
});

describe('a stage', () => {
  it('is set optimistically, also back to Active', async () => {
    serveDecisions();
    open();
    const shown = await panel('Ana Lopez');
    await userEvent.click(within(shown).getByRole('radio', { name: 'Under Review' }));
    expect(within(shown).getByRole('radio', { name: 'Under Review' })).toBeChecked();
    await userEvent.click(within(shown).getByRole('radio', { name: 'Active' }));
    await waitFor(() => {
      expect(sentStatuses).toEqual(['Under Review', 'Active']);
    });
    expect(within(shown).getByRole('radio', { name: 'Active' })).toBeChecked();
  });

  it('reverts when it could not be set', async () => {
    serveDecisions(() => failure(404, 'not_found', 'We could not find what you asked for.'));
    open();
    const shown = await panel('Ana Lopez');
    await userEvent.click(within(shown).getByRole('radio', { name: 'Interviewing' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to change the stage. Please try again.',
    );
    expect(within(shown).getByRole('radio', { name: 'Active' })).toBeChecked();
  });
});

describe('the timeline', () => {
  it('says what happened to the application', async () => {
    serveTimelines(
      {
        at: '2026-01-06T17:00:00.000Z',
        from: 'Active',
        to: 'Active',
        actor: 'employer',
        reason: 'seen',
      },
      {
        at: '2026-01-07T17:00:00.000Z',
        from: 'Active',
        to: 'Closed',
        actor: 'system',
        reason: 'filled',
      },
    );
    open();
    const timeline = within(await panel('Ana Lopez')).findByRole('list', { name: 'Timeline' });
    const events = within(await timeline).getAllByRole('listitem');
    expect(events.map(({ textContent }) => textContent)).toEqual([
      'AppliedJan 5, 2026, 12:00 PM EST',
      'OpenedJan 6, 2026, 12:00 PM EST',
      'Closed: position filledJan 7, 2026, 12:00 PM EST',
    ]);
  });
});

describe('cancelling a hire', () => {
  async function askToCancel(
    changes: Partial<EmployerApplication['job']> = {},
    activeJobs: Job[] = [],
    undoUntil: string | null = null,
  ) {
    signInEmployer(IMPACT);
    serveJobs(() => activeJobs);
    applications = applications.slice(0, 1).map((application) => {
      const accepted = afterAcceptance({ ...application, status: 'Accepted' });
      return { ...accepted, undoUntil, job: { ...accepted.job, ...changes } };
    });
    open('/employer/applications?state=closed');
    await panel('Ana Lopez');
    await press('Cancel the hire of Ana Lopez');
    return within(screen.getByRole('alertdialog', { name: 'Cancel the hire of Ana Lopez?' }));
  }

  function serveDeletion(answer?: Response) {
    serve(
      deleteApplication,
      () => {
        if (answer) return answer;
        applications = [];
        return null;
      },
      { only: { id: idOf(201) } },
    );
  }

  it('removes the application, and reposts the filled job in the same press', async () => {
    serveDeletion();
    const reposted: unknown[] = [];
    serve(updateJob, ({ body }) => {
      reposted.push(body);
      return { job: makeJob(1, { title: 'Weekend Barista' }), formerApplicantCount: 2 };
    });
    const dialog = await askToCancel();
    expect(dialog.getByText(/Their coming shifts are canceled/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire and repost' }));
    expect(await screen.findByText('The hire of Ana Lopez was canceled.')).toBeInTheDocument();
    expect(await screen.findByText('“Weekend Barista” is active again.')).toBeInTheDocument();
    expect(
      await screen.findByRole('alertdialog', { name: 'Bring back 2 applicants?' }),
    ).toBeVisible();
    expect(reposted).toEqual([{ status: 'Active' }]);
  });

  it('says what somebody is told who was not mailed the acceptance, and what else one may do', async () => {
    const dialog = await askToCancel({}, [], new Date(Date.now() + 600_000).toISOString());
    expect(
      dialog.getByText(
        /They have not been emailed yet that you accepted them\. They are told at once that their application is closed\./,
      ),
    ).toBeVisible();
    expect(
      dialog.getByText('To go on with their application as before, undo the acceptance instead.'),
    ).toBeVisible();
  });

  it('leaves the job closed if one wants that', async () => {
    serveDeletion();
    const dialog = await askToCancel();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Repost the job/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this hire' }));
    expect(
      await screen.findByRole('heading', { name: 'No closed applications found' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See runners-up' })).not.toBeInTheDocument();
  });

  it('says why the job cannot be reposted where the plan has no room', async () => {
    const dialog = await askToCancel({}, [makeJob(2), makeJob(3)]);
    expect(
      await dialog.findByText(/The job stays closed\. Every active job of your plan/),
    ).toBeVisible();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows the runners-up of an open job at a press', async () => {
    serveDeletion();
    const dialog = await askToCancel({ status: 'Active', openings: 3, openingsLeft: 2 });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel this hire' }));
    await userEvent.click(await screen.findByRole('button', { name: 'See runners-up' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`?job=${makeJob(1).id}`);
  });

  it('keeps it and says so when it fails', async () => {
    serveDeletion(failure(404, 'not_found', 'We could not find what you asked for.'));
    const dialog = await askToCancel();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel hire and repost' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete accepted application. Please try again.',
    );
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('the applicant', () => {
  it('is shown with a note if the profile is hidden', async () => {
    const [ana] = applications;
    if (!ana) throw new Error('there is an application');
    applications = [{ ...ana, user: { ...ana.user, hidden: true } }];
    open();
    const shown = await panel('Ana Lopez');
    expect(shown).toHaveTextContent(
      'Ana Lopez keeps their profile hidden from employers. You see their name and application only.',
    );
    expect(shown).not.toHaveTextContent('No bio provided');
  });

  it('is named by the address once chosen', async () => {
    open();
    await panel('Ana Lopez');
    await press('Ben Lopez');
    await waitFor(() => {
      expect(screen.getByTestId('address')).toHaveTextContent(`application=${idOf(202)}`);
    });
  });

  it('is beside the list, initially the first, without contacts', async () => {
    open();
    const first = await panel('Ana Lopez');
    expect(first).toHaveTextContent('Location not specified');
    expect(first).toHaveTextContent('No bio provided');
    expect(first).toHaveTextContent('No information provided');
    expect(first).not.toHaveTextContent('Contact information');
    await press('Ben Lopez');
    expect(await panel('Ben Lopez')).toHaveTextContent('Interviewing');
  });

  it('is shown over the list on phones', async () => {
    setScreen('narrow');
    open();
    await listed();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Ben Lopez');
    expect(screen.getByRole('dialog', { name: 'Ben Lopez' })).toHaveTextContent('Weekend Barista');
    await press('Applicants');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is paged through on phones', async () => {
    setScreen('narrow');
    open();
    await listed();
    await press('Ana Lopez');
    const shown = screen.getByRole('dialog', { name: 'Ana Lopez' });
    expect(within(shown).getByText('1 of 2')).toBeVisible();
    await press('Next applicant');
    expect(screen.getByRole('dialog', { name: 'Ben Lopez' })).toHaveTextContent('2 of 2');
    expect(screen.getByRole('button', { name: 'Next applicant' })).toHaveFocus();
    await press('Next applicant');
    await press('Previous applicant');
    expect(screen.getByRole('dialog', { name: 'Ana Lopez' })).toBeInTheDocument();
  });

  it('goes on to the next on phones once decided, and back to the list after the last', async () => {
    setScreen('narrow');
    serveDecisions();
    open();
    await listed();
    await press('Ana Lopez');
    await press('Decline');
    const next = screen.getByRole('dialog', { name: 'Ben Lopez' });
    expect(within(next).getByText('Ben Lopez', { selector: 'h2 *' })).toHaveFocus();
    await press('Decline');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('2 applicants were declined.')).toBeVisible();
    await press('Undo all');
    await waitFor(async () => {
      expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
    });
    await waitFor(() => {
      expect(sentStatuses).toEqual(['Declined', 'Declined', 'Active', 'Active', 'Interviewing']);
    });
  });

  it('named by the address on phones starts on its title, and leaves the focus in the list', async () => {
    setScreen('narrow');
    open(`/employer/applications?application=${idOf(202)}`);
    const dialog = await screen.findByRole('dialog', { name: 'Ben Lopez' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Ben Lopez' })).toHaveFocus();
  });

  it('is left by Back on phones, and back by leaving it', async () => {
    setScreen('narrow');
    open('/employer/applications?sort=oldest');
    await listed();
    const address = screen.getByTestId('address');
    await press('Ben Lopez');
    await waitFor(() => expect(address).toHaveTextContent(`application=${idOf(202)}`));
    fireEvent.click(screen.getByTestId('back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address).toHaveTextContent(/^\?sort=oldest$/);
    await press('Ana Lopez');
    await waitFor(() => expect(address).toHaveTextContent(`application=${idOf(201)}`));
    await press('Applicants');
    await waitFor(() => expect(address).toHaveTextContent(/^\?sort=oldest$/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // No entry is left that shows the list once more.
    fireEvent.click(screen.getByTestId('back'));
    expect(address).toHaveTextContent(/^\?sort=oldest$/);
    await press('Ben Lopez');
    expect(screen.getByRole('dialog', { name: 'Ben Lopez' })).toBeInTheDocument();
  });

  it('is the one named by the address', async () => {
    open(`/employer/applications?application=${idOf(202)}`);
    expect(await panel('Ben Lopez')).toBeInTheDocument();
  });

  it('is the one named by the address also where another list has it', async () => {
    open(`/employer/applications?application=${idOf(203)}`);
    expect(await panel('Cleo Lopez')).toBeInTheDocument();
    expect(await listed('Closed')).toEqual(['Cleo Lopez']);
    expect(screen.getByTestId('address')).toHaveTextContent('state=closed');
  });

  it('is the one named by the address also where the search hides it', async () => {
    open(`/employer/applications?search=ana&application=${idOf(202)}`);
    expect(await panel('Ben Lopez')).toBeInTheDocument();
    expect(await listed()).toEqual(['Ana Lopez']);
  });

  it('is the first of the list where nobody has the one named, which is said', async () => {
    open(`/employer/applications?application=${idOf(299)}`);
    expect(await panel('Ana Lopez')).toBeInTheDocument();
    expect(await screen.findByText('This application is gone')).toBeVisible();
    const address = screen.getByTestId('address');
    await waitFor(() => expect(address).toBeEmptyDOMElement());
    await press('Ben Lopez');
    expect(await panel('Ben Lopez')).toBeInTheDocument();
  });

  it('is nobody on phones where nobody has the one named, which is said', async () => {
    setScreen('narrow');
    applications = [];
    open(`/employer/applications?application=${idOf(299)}`);
    expect(await screen.findByText('This application is gone')).toBeVisible();
    const address = screen.getByTestId('address');
    await waitFor(() => expect(address).toBeEmptyDOMElement());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is shown with the profile', async () => {
    const [ana] = applications;
    if (!ana) throw new Error('there is an application');
    const profile = {
      profileImage: null,
      city: 'Durham',
      state: 'NC',
      bio: 'I make good coffee.',
      currentPosition: 'Student',
      education: ['Certification'],
      extracurriculars: [],
      clubs: [],
      hobbies: ['Football'],
      work: [],
      awards: [],
      volunteer: [],
      instagram: null,
      tiktok: null,
      portfolioVideos: [],
      school: { name: 'Duke University', confirmedAt: '2026-01-05T17:00:00.000Z' },
    };
    applications = [{ ...ana, user: { ...ana.user, profile } }];
    open();
    const shown = await panel('Ana Lopez');
    expect(shown).toHaveTextContent('Durham, NC');
    expect(shown).toHaveTextContent('Student at Duke University');
    expect(shown).toHaveTextContent('School address confirmed Jan 5, 2026');
    expect(shown).toHaveTextContent('I make good coffee.');
    expect(within(shown).getByRole('region', { name: 'Hobbies' })).toHaveTextContent('Football');
    expect(within(shown).getByRole('region', { name: 'Clubs' })).toHaveTextContent(
      'No information provided',
    );
  });
});

describe('accepting', () => {
  async function accept() {
    open();
    await panel('Ana Lopez');
    await press('Accept');
    const dialog = screen.getByRole('alertdialog', { name: 'Accept Ana Lopez?' });
    expect(dialog).toHaveAccessibleDescription(/closes the job automatically.*only one applicant/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  }

  it.each([
    [3, '3 of 3 openings are left. The job stays open, with 2 left after this.'],
    [2, '2 of 3 openings are left. The job stays open, with 1 left after this.'],
    [1, 'This fills the last of its 3 openings, which closes the job automatically.'],
  ])('of a job with %i of three places left says what will happen', async (openingsLeft, text) => {
    applications = applications.map((application) => ({
      ...application,
      job: { ...application.job, openings: 3, openingsLeft },
    }));
    open();
    await panel('Ana Lopez');
    await press('Accept');
    const dialog = screen.getByRole('alertdialog', { name: 'Accept Ana Lopez?' });
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(text) as string);
    const told = within(dialog).queryByText(/that the position is filled/);
    if (openingsLeft > 1) expect(told).not.toBeInTheDocument();
    else expect(await within(dialog).findByText(/that the position is filled/)).toBeVisible();
  });

  it('closes the job, and shows the contacts among the closed applications', async () => {
    serveDecisions();
    await accept();
    await waitFor(() => {
      expect(screen.getByRole('radio', { name: 'Closed (3)' })).toBeChecked();
    });
    expect(screen.getByRole('radio', { name: 'Open (0)' })).toBeInTheDocument();
    const shown = await panel('Ana Lopez');
    expect(within(shown).getByRole('link', { name: 'ana@mail.example' })).toBeInTheDocument();
    expect(within(shown).getByRole('link', { name: '(919) 555-0123' })).toHaveAttribute(
      'href',
      'tel:+19195550123',
    );
    expect(shown).toHaveTextContent('Accepted on Jan 5, 2026. Shown until Feb 4, 2026.');
    expect(sentStatuses).toEqual(['Accepted']);
  });

  it('shows the phone number of the application beside another one of the profile', async () => {
    serveDecisions();
    applications = applications.map((one) => ({
      ...one,
      basicFieldAnswers: { phone: '9195550188' },
    }));
    await accept();
    const shown = await panel('Ana Lopez');
    const contact = within(shown).getByRole('heading', { name: 'Contact information' });
    expect(contact.parentElement).toHaveTextContent(
      /\(919\) 555-0188Phone on the application\(919\) 555-0123Phone on the profile/,
    );
  });

  it('says before what the other applicant is told, and when', async () => {
    open();
    await panel('Ana Lopez');
    await press('Accept');
    expect(await screen.findByText(/^The other applicant is told/)).toHaveTextContent(
      'told that the position is filled: at once in their history, by email in an hour. If the job is open again before that, no email is sent.',
    );
  });

  describe('is undone until they are mailed', () => {
    let undone: unknown[] = [];

    /** Restores the applications as they are now, unless `answer` responds. */
    function serveUndo(answer?: Response, jobStaysClosed: StayingClosedReason | null = null): void {
      const before = applications;
      undone = [];
      serve(undoAcceptance, ({ params }) => {
        undone.push(params.id);
        if (answer) return answer;
        applications = before.map((one) => {
          if (jobStaysClosed === null || one.status === 'Declined') return one;
          const job = { ...one.job, status: 'Closed' as const };
          return { ...one, status: 'Closed', endedReason: 'closed', job };
        });
        const application = applications.find(({ id }) => id === params.id);
        return { application, jobStaysClosed };
      });
    }

    it('from the message, with the job and the other applicants', async () => {
      serveDecisions();
      serveUndo();
      await accept();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('The acceptance of Ana Lopez was undone.')).toBeVisible();
      expect(
        screen.getByText(
          'They get no email about it; their history says that it was undone. The job is open again.',
        ),
      ).toBeVisible();
      expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
      const shown = await panel('Ana Lopez');
      expect(within(shown).getByRole('button', { name: 'Accept' })).toBeVisible();
      expect(shown).not.toHaveTextContent('ana@mail.example');
      expect(undone).toEqual([idOf(201)]);
    });

    it('beside the cancelling of the hire, also by a key, once', async () => {
      serveDecisions();
      serveUndo();
      await accept();
      const shown = await panel('Ana Lopez');
      expect(
        await within(shown).findByRole('button', { name: 'Undo the acceptance' }),
      ).toHaveAttribute('aria-keyshortcuts', 'z');
      await waitFor(() => {
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      });
      await userEvent.keyboard('zz');
      expect(await screen.findByText('The acceptance of Ana Lopez was undone.')).toBeVisible();
      const address = screen.getByTestId('address');
      await waitFor(() => expect(address).toHaveTextContent(`?application=${idOf(201)}`));
      expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
      expect(undone).toEqual([idOf(201)]);
    });

    it('and the focus stays with the applicant where the button was', async () => {
      serveDecisions();
      serveUndo();
      await accept();
      const shown = await panel('Ana Lopez');
      await userEvent.click(
        await within(shown).findByRole('button', { name: 'Undo the acceptance' }),
      );
      expect(await screen.findByText('The acceptance of Ana Lopez was undone.')).toBeVisible();
      expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
      expect(screen.getByRole('heading', { name: 'Ana Lopez' })).toHaveFocus();
    });

    it('and the focus stays there where nobody was chosen', async () => {
      const undoUntil = new Date(Date.now() + 60_000).toISOString();
      serveUndo();
      applications = [makeApplication(1, 'Ana', { status: 'Accepted', undoUntil })];
      open('/employer/applications?state=closed');
      const shown = await panel('Ana Lopez');
      const button = within(shown).getByRole('button', { name: 'Undo the acceptance' });
      button.focus();
      let letListsCome: () => void = () => undefined;
      const listsCome = new Promise<undefined>((resolve) => {
        letListsCome = () => {
          resolve(undefined);
        };
      });
      serve(listEmployerApplications, () => listsCome);
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByText('The acceptance of Ana Lopez was undone.')).toBeVisible();
      await waitFor(() => {
        expect(screen.getByTestId('address')).toHaveTextContent(`application=${idOf(201)}`);
      });
      letListsCome();
      await waitFor(async () => {
        expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
      });
      expect(screen.getByRole('heading', { name: 'Ana Lopez' })).toHaveFocus();
    });

    it('and closing them on phones leaves one at the list that they are in now', async () => {
      const undoUntil = new Date(Date.now() + 60_000).toISOString();
      serveUndo();
      applications = [makeApplication(1, 'Ana', { status: 'Accepted', undoUntil })];
      setScreen('narrow');
      open('/employer/applications?state=closed');
      expect(await listed('Closed')).toEqual(['Ana Lopez']);
      await press('Ana Lopez');
      const address = screen.getByTestId('address');
      await waitFor(() => expect(address).toHaveTextContent(`application=${idOf(201)}`));
      await press('Undo the acceptance');
      expect(await screen.findByText('The acceptance of Ana Lopez was undone.')).toBeVisible();
      await waitFor(() => expect(address).not.toHaveTextContent('state=closed'));
      await press('Applicants');
      await waitFor(() => expect(address).toBeEmptyDOMElement());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
      expect(screen.getByRole('button', { name: 'Ana Lopez' })).toHaveFocus();
    });

    it('by the key also while the next applicant is shown', async () => {
      const other = makeApplication(4, 'Dan');
      applications = [...applications, { ...other, job: { ...other.job, id: idOf(102) } }];
      serveDecisions();
      serveUndo();
      await accept();
      expect(await screen.findByText('Ana Lopez was accepted.')).toBeVisible();
      await panel('Dan Lopez');
      await waitFor(() => {
        expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      });
      await userEvent.keyboard('z');
      expect(await screen.findByText('The acceptance of Ana Lopez was undone.')).toBeVisible();
      expect(undone).toEqual([idOf(201)]);
      await userEvent.keyboard('z');
      expect(undone).toEqual([idOf(201)]);
    });

    it('with the reason where the job stays closed', async () => {
      serveDecisions();
      serveUndo(undefined, 'plan_limit_reached');
      await accept();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(
        await screen.findByText(/The job stays closed, as your plan has no room for it anymore/),
      ).toBeVisible();
      expect(await listed('Closed')).toEqual(['Ana Lopez', 'Ben Lopez', 'Cleo Lopez']);
    });

    it('but not later, as the server says, with nothing to try again', async () => {
      const message = 'This acceptance can no longer be undone. Cancel the hire instead.';
      serveDecisions();
      serveUndo(failure(409, 'undo_expired', message));
      await accept();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(`Failed to undo the acceptance.${message}`);
      expect(await listed('Closed')).toContain('Ana Lopez');
    });

    it('and no longer offered then', async () => {
      applications = applications
        .map((one) => afterAcceptance({ ...one, status: 'Accepted' }))
        .map((one) => ({ ...one, undoUntil: '2026-01-05T12:10:00.000Z' }));
      serveUndo();
      open('/employer/applications?state=closed');
      const shown = await panel('Ana Lopez');
      expect(within(shown).getByRole('button', { name: /^Cancel the hire/ })).toBeVisible();
      expect(within(shown).queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
      await userEvent.keyboard('z');
      expect(undone).toEqual([]);
    });
  });

  it('says until when it can be undone', async () => {
    open();
    await panel('Ana Lopez');
    await press('Accept');
    expect(
      within(screen.getByRole('alertdialog')).getByText(
        /They can read it at once in their history, and get an email in 10 minutes. Until then you can undo it\.$/,
      ),
    ).toBeVisible();
  });

  it('waits for a decline on its way, which it would make impossible', async () => {
    let finishDeclining: (value: undefined) => void = () => undefined;
    const declined = new Promise<undefined>((resolve) => {
      finishDeclining = resolve;
    });
    serveDecisions((status) => (status === 'Declined' ? declined : undefined));
    open();
    await panel('Ana Lopez');
    await press('Ben Lopez');
    await press('Decline');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(sentStatuses).toEqual(['Declined']);
    });
    await press('Accept');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Accepting...' })).toBeInTheDocument();
    expect(sentStatuses).toEqual(['Declined']);
    finishDeclining(undefined);
    expect(await screen.findByText('Ana Lopez was accepted.')).toBeInTheDocument();
    expect(sentStatuses).toEqual(['Declined', 'Accepted']);
  });

  it("shows the server's message for a conflict, and refetches the list", async () => {
    serveDecisions(() => {
      applications = applications.slice(1);
      return failure(409, 'job_already_accepted', 'Another applicant has been accepted.');
    });
    await accept();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another applicant has been accepted.',
    );
    expect(await panel('Ben Lopez')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(await listed()).toEqual(['Ben Lopez']);
  });

  it('is refused for a job that is on hold, as the panel says beforehand', async () => {
    const message = 'This job is on hold. You can accept applicants once it is released.';
    serveDecisions(() => failure(409, 'job_held', message));
    applications = applications.map((application) => ({
      ...application,
      job: { ...application.job, moderation: 'held' },
    }));
    open();
    expect(await panel('Ana Lopez')).toHaveTextContent(
      /is on hold\. You can accept applicants once it is released\./,
    );
    await press('Accept');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('can be retried after any other failure', async () => {
    serveDecisions(() => failure(404, 'not_found', 'We could not find what you asked for.'));
    await accept();
    expect(
      await screen.findByText('Failed to accept application. Please try again.'),
    ).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

describe('declining', () => {
  it('asks nothing, moves to the next applicant and can be undone', async () => {
    serveDecisions();
    open();
    await panel('Ana Lopez');
    await press('Ben Lopez');
    await press('Decline');
    expect(await listed()).toEqual(['Ana Lopez']);
    expect(screen.getByRole('radio', { name: 'Closed (2)' })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Ana Lopez' })).toHaveFocus();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
    });
    expect(applications[1]?.status).toBe('Interviewing');
    expect(sentStatuses).toEqual(['Declined', 'Active', 'Interviewing']);
  });

  it('restores the applicant and says so when it fails', async () => {
    serveDecisions(() => failure(404, 'not_found', 'We could not find what you asked for.'));
    open();
    await panel('Ana Lopez');
    await press('Decline');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to decline application. Please try again.',
    );
    expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez']);
  });

  it("shows the server's message for a conflict", async () => {
    serveDecisions(() => failure(409, 'illegal_status_change', 'The application was withdrawn.'));
    open();
    await panel('Ana Lopez');
    await press('Decline');
    expect(await screen.findByRole('alert')).toHaveTextContent('The application was withdrawn.');
  });
});

describe('reopening', () => {
  it('makes a declined application active again', async () => {
    serveDecisions();
    open('/employer/applications?state=closed');
    await panel('Cleo Lopez');
    await press('Reopen');
    expect(await screen.findByRole('radio', { name: 'Open (3)' })).toBeInTheDocument();
    await waitFor(() => {
      expect(sentStatuses).toEqual(['Active']);
    });
  });

  it('is not offered once the applicant has deleted the account', async () => {
    const gone = { id: '00000000-0000-0000-0000-000000000000', firstName: 'Former' };
    applications = applications.map((each) => ({ ...each, user: { ...each.user, ...gone } }));
    open('/employer/applications?state=closed');
    expect(await panel('Former Lopez')).toHaveTextContent('Declined');
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  });

  it('is not offered once the job is closed', async () => {
    applications = applications.slice(2).map(afterAcceptance);
    open('/employer/applications?state=closed');
    expect(await panel('Cleo Lopez')).toHaveTextContent('Declined');
    expect(screen.queryByRole('button', { name: 'Reopen' })).not.toBeInTheDocument();
  });
});

describe('answers to the form', () => {
  const form = {
    basicFields: {
      fullName: { name: 'fullName', enabled: true, required: true },
      phone: { name: 'phone', enabled: true, required: true },
    },
    documents: { resume: { enabled: true, required: true, maxSize: 1, allowedTypes: ['PDF'] } },
    questions: [
      { id: 'why', type: 'text', question: 'Why us?', options: [], required: true },
      { id: 'adult', type: 'yesno', question: 'Over 18?', options: [], required: true },
      {
        id: 'shift',
        type: 'multiple',
        question: 'Which shift?',
        options: ['Early', 'Late'],
        required: true,
      },
    ],
    submittedDocuments: {
      resume: { documentId: idOf(9), name: 'ana.docx', size: 9 },
      coverLetter: null,
    },
  } satisfies EmployerApplication['application'];
  const answered = (n: number, firstName: string, questionAnswers: Record<string, string>) =>
    makeApplication(n, firstName, {
      applicationId: idOf(200 + n),
      application: form,
      basicFieldAnswers: { fullName: `${firstName} Lopez` },
      questionAnswers,
    });

  beforeEach(() => {
    applications = [
      answered(1, 'Ana', { why: 'The smell of it.', adult: 'yes', shift: 'Early' }),
      answered(2, 'Ben', { why: 'Close by.', adult: 'no', shift: 'Late' }),
      answered(3, 'Cleo', { why: 'Why not.', adult: 'yes', shift: 'Late' }),
    ];
    serve(getApplicationSetup, ({ params }) => ({
      applicationForm: params.jobId === makeJob(1).id ? { ...FORM, ...form } : null,
      draft: null,
    }));
  });

  it('are beside the applicant, except the contact', async () => {
    open();
    const ana = within(await panel('Ana Lopez'));
    const basics = within(ana.getByRole('region', { name: 'Basic Information' }));
    expect(basics.getByText('Phone').nextSibling).toHaveTextContent('Shown once accepted');
    const questions = within(ana.getByRole('region', { name: 'Questions' }));
    expect(questions.getByText('Why us?').nextSibling).toHaveTextContent('The smell of it.');
    expect(questions.getByText('Over 18?').nextSibling).toHaveTextContent('Yes');
    const documents = within(ana.getByRole('region', { name: 'Documents' }));
    expect(documents.getByRole('link', { name: /ana\.docx/ })).toBeInTheDocument();
    expect(documents.getByText(/may hold contact details/)).toBeInTheDocument();
  });

  it('to yes/no and choice questions filter the list of a job', async () => {
    open();
    await listed();
    expect(screen.queryByLabelText('Over 18?')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Job'), 'Weekend Barista');
    await userEvent.selectOptions(await screen.findByLabelText('Over 18?'), 'Yes');
    await waitFor(async () => {
      expect(await listed()).toEqual(['Ana Lopez', 'Cleo Lopez']);
    });
    expect(screen.queryByLabelText('Why us?')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Which shift?'), 'Late');
    await waitFor(async () => {
      expect(await listed()).toEqual(['Cleo Lopez']);
    });
    expect(new URLSearchParams(screen.getByTestId('address').textContent).get('answers')).toBe(
      '{"adult":"yes","shift":"Late"}',
    );
    await userEvent.selectOptions(screen.getByLabelText('Over 18?'), 'No');
    await userEvent.selectOptions(screen.getByLabelText('Which shift?'), 'Early');
    expect(await screen.findByText('Nobody among them gave all of these answers.')).toBeVisible();
    await press('Show all applications');
    expect(await listed()).toEqual(['Ana Lopez', 'Ben Lopez', 'Cleo Lopez']);
  });
});

it('says on declining that this frees no place of a limited plan', async () => {
  const limited = makeApplication(1, 'Ana');
  applications = [{ ...limited, job: { ...limited.job, maxApplicants: 20 } }];
  serveDecisions();
  open();
  await panel('Ana Lopez');
  await press('Decline');
  expect(
    await screen.findByText(
      'They get an email in 10 minutes. They still count as one of the job’s 20 applicants.',
    ),
  ).toBeVisible();
});
