import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API, apiServer, serveApi } from '../../../../../test/api-server.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { sampleJob } from '../../../../../test/sample-job.ts';
import { SEEKER_ID, signInSeeker } from '../../../../../test/seeker.ts';
import { restore } from '../../../../platform/session/restore.ts';
import { PageActions } from './page-actions.tsx';

serveApi();

/** The actions for a seeker who applied, with the accepted application, if there is one. */
async function open(accepted: readonly object[]) {
  const job = sampleJob({});
  apiServer.use(
    http.get(`${API}/applications/user/${SEEKER_ID}`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isAsked =
        searchParams.get('jobId') === job.id && searchParams.get('status') === 'Accepted';
      return HttpResponse.json(isAsked ? accepted : []);
    }),
  );
  signInSeeker([], [job.id]);
  await restore();
  renderPage('/', '/', () => (
    <>
      <h1 id="title">{job.title}</h1>
      <PageActions job={job} titleId="title" />
    </>
  ));
}

it('says that an application was accepted', async () => {
  await open([{ id: '0192f0c1-0000-7000-8000-0000000000c1', shifts: [], status: 'Accepted' }]);
  const button = await screen.findByRole('button', { name: 'Accepted' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Applied' })).not.toBeInTheDocument();
});

it('says Applied while it is not', async () => {
  await open([]);
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
