import {
  cancelInterview,
  type EmployerApplication,
  getApplicationSetup,
  getInterview,
  type Interview,
  inviteToInterview,
  listEmployerJobs,
  listInterviews,
  markMissed,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  makeApplication,
  makeJob,
  serveApplications,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { makeRoster, serveRoster } from '../../../test/roster-world.ts';
import { BOOKED, INVITED } from '../../../test/samples.ts';
import { serveTimelines } from '../../../test/timeline.ts';
import EmployerApplications from './employer-applications.tsx';
import EmployerShifts from './employer-shifts.tsx';

serveApi();

const user = userEvent.setup();
const ANA_LOPEZ = { id: BOOKED.jobId, firstName: 'Ana', lastName: 'Lopez' };
const place = { kind: 'onsite', text: '12 Main St' } as const;
let applications: EmployerApplication[];
let invitedIds: string[];

beforeEach(() => {
  applications = [makeApplication(1, 'Ana'), makeApplication(2, 'Ben'), makeApplication(3, 'Cleo')];
  invitedIds = [];
  serveApplications(() => applications);
  serveJobs(() => [makeJob(1, { title: 'Weekend Barista' })]);
  serveTimelines();
  signInEmployer();
  serve(getApplicationSetup, () => ({ applicationForm: null, draft: null }));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  serve(inviteToInterview, ({ params: { id } }) => {
    invitedIds.push(id);
    applications = applications.map((each) =>
      each.id === id ? { ...each, status: 'Interviewing' } : each,
    );
    return { interview: { ...INVITED, applicationId: id, place } };
  });
});

/** Opens an applicant of the list. */
async function openApplicant(name: RegExp) {
  renderPage('/employer/applications', '/employer/applications', EmployerApplications);
  await user.click(await screen.findByRole('button', { name }));
}

it('invites an applicant, and takes the invitation back', async () => {
  let interview: Interview = { ...INVITED, place };
  serve(getInterview, () => ({ interview, slots: [] }));
  serve(cancelInterview, () => {
    interview = { ...interview, status: 'cancelled', cancelledBy: 'employer' };
    return { interview };
  });
  await openApplicant(/Ana/);
  await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  expect(await screen.findByText('They choose one of your times.')).toBeInTheDocument();
  expect(invitedIds).toEqual([applications[0]?.id]);
  await user.click(screen.getByRole('button', { name: 'Take the invitation back' }));
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Invite again' })).toBeInTheDocument();
});

it('invites again whoever had an interview, but nobody whose interview is ahead', async () => {
  applications = applications.map((each) => ({ ...each, status: 'Interviewing' }));
  const past = { startsAt: '2020-11-23T15:00:00.000Z', endsAt: '2020-11-23T15:30:00.000Z' };
  const isOver = (id: string) => id === applications[0]?.id;
  serve(getInterview, ({ params: { id } }) => ({
    interview: { ...BOOKED, applicationId: id, ...(isOver(id) ? past : {}) },
    slots: [],
  }));
  await openApplicant(/Ana/);
  expect(await screen.findByRole('button', { name: 'Invite again' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Ben/ }));
  expect(await screen.findByText('Mon, Nov 23, 10 AM to 10:30 AM EST')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite again' })).toBeNull();
});

it('leads to the hours of a job that has none', async () => {
  serve(inviteToInterview, () => failure(409, 'no_interview_times', 'Add some first.'));
  await openApplicant(/Ana/);
  await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
  const link = await screen.findByRole('link', { name: 'Set interview hours' });
  expect(link).toHaveAttribute('href', `/employer/jobs/${makeJob(1).id}/interview-hours`);
});

it('invites several of a job at once', async () => {
  const path = `/employer/applications?job=${makeJob(1).id}`;
  renderPage(path, '/employer/applications', EmployerApplications);
  await user.click(await screen.findByRole('button', { name: 'Invite several to interviews' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Invite to interviews' }));
  expect(dialog.getByRole('button', { name: 'Invite' })).toBeDisabled();
  for (const name of [/Ana/, /Cleo/]) await user.click(dialog.getByRole('checkbox', { name }));
  const chosen = [applications[0]?.id, applications[2]?.id];
  await user.click(dialog.getByRole('button', { name: 'Invite 2' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(invitedIds).toEqual(chosen);
});

it('shows on the shifts who comes, and asks who came', async () => {
  const ahead = { ...BOOKED, person: ANA_LOPEZ };
  const [startsAt, endsAt] = [0, 30].map((minutes) =>
    new Date(Date.now() - (120 - minutes) * 60_000).toISOString(),
  );
  let over: Interview = {
    ...ahead,
    id: INVITED.jobId,
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    person: { ...ANA_LOPEZ, firstName: 'Ben' },
  };
  serve(listInterviews, () => ({ interviews: [over, ahead], missedLately: 0 }));
  serve(markMissed, () => {
    over = { ...over, status: 'missed' };
    return { interview: over };
  });
  serve(listEmployerJobs, () => ({
    ...{ jobs: [], filledJobs: [], formerApplicants: [], applicationCounts: [] },
  }));
  serveRoster(
    () => makeRoster(makeJob(1)),
    () => [],
  );
  renderPage('/employer/shifts', '/employer/shifts', EmployerShifts);
  const asked = within(await screen.findByRole('region', { name: 'Who came?' }));
  await user.click(asked.getByRole('button', { name: 'Ben Lopez did not come' }));
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Who came?' })).toBeNull();
  });
  const list = within(screen.getByRole('region', { name: 'Interviews' }));
  expect(list.getByText('Mon, Nov 23, 10 AM to 10:30 AM EST')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Application of Ana Lopez' })).toBeInTheDocument();
});
