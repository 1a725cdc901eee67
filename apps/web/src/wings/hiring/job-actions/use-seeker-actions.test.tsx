import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { JobActions } from './job-actions.tsx';

serveApi();

vi.mock('./seeker-actions.ts', () => {
  throw new Error('The network is gone');
});

it('reports that the actions could not be fetched, and offers a retry', async () => {
  signInSeeker();
  render(<Toaster />);
  renderPage('/jobs', '/jobs', () => <JobActions job={sampleJob()} titleId="title" />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The job was not saved.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
  expect(await screen.findByText('Your application was not sent.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
});
