import { listJobsForYou } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import { restore } from '../../../platform/session/restore.ts';
import { ForYou } from './for-you.tsx';

serveApi();
beforeAll(restore);

const why = ['“Barista” is in your profile', '2.1 mi from Raleigh'];
const jobs = ['a', 'b', 'c'].map((id) => ({ ...sampleJob({ id, title: `Job ${id}` }), why }));

function open(body: object | null) {
  let calls = 0;
  serve(listJobsForYou, () => {
    calls += 1;
    return body ?? HttpResponse.error();
  });
  renderPage('/jobs', '/jobs', () => <ForYou />);
  return () => calls;
}

/** The row, folded or not as the test before left it. */
async function findRow() {
  const button = await screen.findByRole('button', { name: /^For you/ });
  return { button, row: within(screen.getByRole('region', { name: 'For you' })) };
}

it('names the first job, and unfolds to all with their reasons', async () => {
  signInSeeker();
  open({ jobs });
  const { button, row } = await findRow();
  expect(await row.findByText('Job a at Oak City Coffee, and 2 more')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(row.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Job a',
    'Job b',
    'Job c',
  ]);
  expect(row.getAllByText('“Barista” is in your profile')).toHaveLength(3);
  await userEvent.click(button);
  expect(row.queryByRole('link')).not.toBeInTheDocument();
});

it('drops a job as soon as it is saved or applied to', async () => {
  signInSeeker(['a'], ['c']);
  open({ jobs });
  const { row } = await findRow();
  expect(await row.findByText('Job b at Oak City Coffee')).toBeVisible();
});

it('says what to do while nothing fits', async () => {
  signInSeeker();
  open({ jobs: [] });
  const { button, row } = await findRow();
  expect(await row.findByText('Save a job to fill this')).toBeVisible();
  await userEvent.click(button);
  expect(row.getByText(/^Save a job that you like, or add your city, your work/)).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute('href', '/profile');
  await userEvent.click(button);
});

it('asks again after a failure', async () => {
  signInSeeker();
  open(null);
  const { button, row } = await findRow();
  expect(await row.findByText('Not loaded')).toBeVisible();
  await userEvent.click(button);
  serve(listJobsForYou, () => ({ jobs }));
  await userEvent.click(row.getByRole('button', { name: 'Try again' }));
  expect(await row.findByRole('link', { name: 'Job a' })).toBeInTheDocument();
  await userEvent.click(button);
});

it('asks nothing for a visitor', () => {
  const calls = open({ jobs });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(calls()).toBe(0);
});
