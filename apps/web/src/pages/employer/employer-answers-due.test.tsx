import {
  type EmployerApplication,
  changeApplicationStatus,
  listEmployerApplications,
} from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiServer, serve, serveApi } from '../../../test/api-server.ts';
import {
  EMPLOYER,
  makeApplication,
  serveApplications,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { serveTimelines } from '../../../test/timeline.ts';
import EmployerApplications from './employer-applications.tsx';
import { AnswersDueTile } from '../../wings/hiring/employer-applications/answers-due-tile.tsx';
import { NewApplicantsTile } from '../../wings/hiring/employer-applications/new-applicants-tile.tsx';
import { getQueryClient } from '../../platform/api/query-client.ts';

serveApi();

const OVERDUE = '2026-01-19T12:00:00.000Z';
const FAR = '2999-01-19T12:00:00.000Z';

let applications: EmployerApplication[] = [];

beforeEach(() => {
  applications = [
    makeApplication(1, 'Ana', { answerDueAt: FAR }),
    makeApplication(2, 'Ben', { answerDueAt: OVERDUE }),
    makeApplication(3, 'Cleo', { status: 'Interviewing', answerDueAt: null }),
  ];
  serveApplications(() => applications);
  serveJobs(() => []);
  serveTimelines();
  signInEmployer();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const open = (address: string) =>
  renderPage(address, '/employer/applications', EmployerApplications);
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows by when to answer each applicant', async () => {
  open('/employer/applications');
  expect(await rowsOf('Open applications')).toEqual([
    expect.stringContaining('Answer by Jan 19, 2999'),
    expect.stringContaining('Answer overdue since Jan 19, 2026'),
    expect.not.stringContaining('Answer'),
  ]);
});

it('lists those due by when they are', async () => {
  const asked: string[] = [];
  apiServer.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).search);
  });
  open('/employer/applications?state=due');
  expect(await rowsOf('Applications due')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'Due (2)' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Due first');
  expect(asked).toContainEqual(expect.stringMatching(/state=due.*sort=due/));
  apiServer.events.removeAllListeners();
});

it('takes an applicant off the list with the answer', async () => {
  applications = [makeApplication(2, 'Ben', { answerDueAt: OVERDUE })];
  serve(changeApplicationStatus, () => {
    applications = [makeApplication(2, 'Ben', { status: 'Interviewing', answerDueAt: null })];
    return { data: { acceptedDate: null, application: applications[0] } };
  });
  open('/employer/applications?state=due');
  await rowsOf('Applications due');
  await userEvent.click(screen.getByRole('radio', { name: 'Interviewing' }));
  expect(await screen.findByRole('heading', { name: 'No applications due' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Open (1)' })).toBeInTheDocument();
});

it('counts them on the dashboard, also when there are none', async () => {
  const Tile = () => <AnswersDueTile employerId={EMPLOYER.id} />;
  const { unmount } = renderPage('/employer', '/employer', Tile);
  expect(await screen.findByText('2 answers due this week')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer them' })).toHaveAttribute(
    'href',
    '/employer/applications?state=due',
  );
  unmount();
  applications = [];
  getQueryClient().clear();
  renderPage('/employer', '/employer', Tile);
  expect(await screen.findByText('No answers due')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('names the newest that nobody has looked at on the dashboard, and leads to them', async () => {
  serve(listEmployerApplications, ({ query }) => {
    expect(query.get('state')).toBe('new');
    return HttpResponse.json(
      { applications: applications.slice(0, 2) },
      { headers: { 'x-total-count': '5' } },
    );
  });
  renderPage('/employer', '/employer', () => <NewApplicantsTile employerId={EMPLOYER.id} />);
  expect(await screen.findByText('5 new applicants')).toBeVisible();
  expect(screen.getByText('Ana Lopez, Ben Lopez and 3 more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review new applicants' })).toHaveAttribute(
    'href',
    `/employer/applications?application=${makeApplication(1, 'Ana').id}`,
  );
});
