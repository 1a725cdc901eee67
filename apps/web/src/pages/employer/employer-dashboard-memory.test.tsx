import { DAY_MS } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { API, apiServer, serveApi } from '../../../test/api-server.ts';
import {
  EMPLOYER,
  IMPACT,
  makeApplication,
  makeJob,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import {
  keepEmployerApplications,
  keepEmployerJobs,
  useEmployerDataStore,
} from '../../wings/hiring/employer-data/employer-data-store.ts';
import EmployerDashboard from './employer-dashboard.tsx';

serveApi();

/** Lets every request hang. */
function hangRequests() {
  apiServer.use(http.get(`${API}/*`, () => delay('infinite')));
}

function open() {
  renderPage('/employer', '/employer', EmployerDashboard);
}

it('shows the stored lists until the server responds', () => {
  hangRequests();
  signInEmployer();
  keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(1, { title: 'Weekend Barista' })]);
  keepEmployerApplications(EMPLOYER.id, [makeApplication(1, 'Maya')]);
  open();
  const jobs = within(screen.getByRole('region', { name: 'Job Postings' }));
  expect(jobs.getByRole('table')).toHaveTextContent('Weekend Barista');
  const recent = within(screen.getByRole('region', { name: 'Recent Applicants' }));
  expect(recent.getByText('Maya Lopez')).toBeInTheDocument();
});

it('says nothing of the plan from storage', () => {
  hangRequests();
  signInEmployer(IMPACT);
  const full = { title: 'Weekend Barista', full: true };
  keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(1, full), makeJob(2), makeJob(3)]);
  open();
  expect(screen.getByRole('table')).toHaveTextContent('Weekend Barista');
  expect(screen.queryByText('Full')).toBeNull();
  expect(screen.queryByText(/takes no more applicants/)).toBeNull();
  const plan = screen.getByRole('region', { name: 'Current Plan' });
  expect(plan).toHaveTextContent('Impact');
  expect(plan).not.toHaveTextContent(/used|more than your plan allows/);
});

it('shows no stored lists a day later', () => {
  hangRequests();
  signInEmployer();
  keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(1, { title: 'Weekend Barista' })]);
  useEmployerDataStore.setState({ lastUpdated: Date.now() - DAY_MS });
  open();
  expect(screen.queryByText('Weekend Barista')).not.toBeInTheDocument();
});
