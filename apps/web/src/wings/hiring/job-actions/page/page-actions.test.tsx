import { type Application, listSeekerApplications } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../../test/api-server.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { sampleJob } from '../../../../../test/sample-job.ts';
import { sampleApplication } from '../../../../../test/samples.ts';
import { signInSeeker } from '../../../../../test/seeker.ts';
import { restore } from '../../../../platform/session/restore.ts';
import { PageActions } from './page-actions.tsx';

serveApi();

/** The actions for a seeker who applied, with the accepted application, if there is one. */
async function open(accepted: readonly Application[]) {
  const job = sampleJob({});
  serve(listSeekerApplications, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const isAsked =
      searchParams.get('jobId') === job.id && searchParams.get('status') === 'Accepted';
    return isAsked ? accepted : [];
  });
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
  await open([sampleApplication(sampleJob().id, { status: 'Accepted' })]);
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
