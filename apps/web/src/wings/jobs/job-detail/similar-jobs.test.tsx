import { listSimilarJobs } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { alwaysAtEnd } from '../../../../test/always-at-end.ts';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { jobsNamed } from '../../../../test/sample-job.ts';
import { SimilarJobs } from './similar-jobs.tsx';

serveApi();

function open(answer: () => Response) {
  serve(listSimilarJobs, answer);
  renderPage('/jobs/x', '/jobs/:jobId', () => <SimilarJobs jobId="x" />);
}

it('lists the jobs, each linked to its page', async () => {
  alwaysAtEnd();
  open(() => HttpResponse.json({ jobs: jobsNamed('a', 'b') }));
  const section = within(await screen.findByRole('region', { name: 'Similar jobs' }));
  const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/jobs/a', '/jobs/b']);
});

it.each<[string, () => Response]>([
  ['there are none', () => HttpResponse.json({ jobs: [] })],
  ['they do not load', () => failure(500, 'internal', 'Something went wrong.')],
])('shows nothing if %s', async (_, answer) => {
  alwaysAtEnd();
  let answered = false;
  open(() => {
    answered = true;
    return answer();
  });
  await expect.poll(() => answered).toBe(true);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
