import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMPLOYER, makeApplication, makeJob } from '../../../../test/employer-world.ts';
import { unreadableResponse } from '../../../platform/api/api-error.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import {
  keepEmployerApplications,
  keepEmployerJobs,
} from '../../hiring/employer-data/employer-data-store.ts';
import { keepEmployerFailure } from '../../../platform/session/employer/employer-failure.ts';
import { forgetSession } from '../../../platform/stores/forget-session.ts';
import { restore } from '../../../platform/session/restore.ts';

import { isLocalHost, LocalDebug } from './local-debug.tsx';

beforeEach(() => restore());
afterEach(() => {
  forgetSession();
});

async function open() {
  const summary = await screen.findByText('Employer local data');
  await userEvent.click(summary);
}

describe('the debug panel', () => {
  it('is closed until it is opened, and shows what is stored', async () => {
    useAuthStore.setState({ kind: 'employer', accountId: EMPLOYER.id, user: null });
    keepEmployerJobs(EMPLOYER.id, 'Active', [makeJob(1, { title: 'Weekend Barista' })]);
    keepEmployerApplications(EMPLOYER.id, [makeApplication(1, 'Maya')]);
    render(<LocalDebug />);
    expect(await screen.findByText('Employer local data')).toBeVisible();
    expect(screen.queryByText(/"lastUpdated"/)).not.toBeInTheDocument();
    await open();
    expect(await screen.findByText('jobs: 1 · applications: 1')).toBeVisible();
    const stored = screen.getByText(/"lastUpdated"/);
    expect(stored).toBeVisible();
    expect(stored).toHaveTextContent('Weekend Barista');
    expect(stored).toHaveTextContent('Maya');
  });

  it('shows why the last signup, login or check of an employer failed', async () => {
    keepEmployerFailure('check', unreadableResponse(500));
    render(<LocalDebug />);
    await open();
    expect(await screen.findByText('last failure: Authentication check failed.')).toBeVisible();
  });

  it('says so if nothing is stored', async () => {
    render(<LocalDebug />);
    await open();
    expect(await screen.findByText('No employer data is stored in this browser.')).toBeVisible();
  });
});

describe('a local host', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is %s', (hostname) => {
    expect(isLocalHost(hostname)).toBe(true);
  });

  it.each(['nextshift.example', 'localhost.example', '127.0.0.1.example', '192.168.0.2', ''])(
    'is not %s',
    (hostname) => {
      expect(isLocalHost(hostname)).toBe(false);
    },
  );
});
