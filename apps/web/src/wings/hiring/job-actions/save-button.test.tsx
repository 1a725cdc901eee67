import { saveJob, unsaveJob } from '@nextshift/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { sampleSavedJob } from '../../../../test/samples.ts';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { SaveButton } from './save-button.tsx';

serveApi();

// Loaded in advance: tests of quick presses must not depend on loading order.
beforeAll(() => import('./seeker-actions.ts'));

const job = sampleJob();
const button = () => screen.getByRole('button', { name: /^Saved?$/ });
const savedIds = () => useHistoryStore.getState().savedJobIds;

function open(address = '/jobs') {
  render(<Toaster />);
  renderPage(address, '/jobs', () => (
    <>
      <h2 id="title">{job.title}</h2>
      <SaveButton jobId={job.id} titleId="title" />
    </>
  ));
}

/** Lets saving and unsaving succeed after a moment, and collects the requests. */
function serveSaving(status = 201) {
  const asked: string[] = [];
  serve(saveJob, async ({ body }) => {
    asked.push(`save ${JSON.stringify(body)}`);
    await delay(20);
    if (status >= 400) {
      return HttpResponse.json({ code: 'internal', message: 'Said by the server.' }, { status });
    }
    return HttpResponse.json({ savedJob: sampleSavedJob(body.jobId) }, { status });
  });
  serve(
    unsaveJob,
    async () => {
      asked.push('unsave');
      await delay(20);
      return null;
    },
    { only: { jobId: job.id } },
  );
  return asked;
}

it('is named by its action and described by its job', () => {
  signInSeeker();
  open();
  expect(button()).toHaveAccessibleName('Save');
  expect(button()).toHaveAccessibleDescription('Barista');
});

it('sends a visitor to the login, with a path back', async () => {
  open('/jobs?searchLocation=Raleigh');
  const link = screen.getByRole('link', { name: 'Save' });
  expect(link).toHaveAccessibleDescription('Barista');
  await userEvent.click(link);
  const next = encodeURIComponent(`/jobs?searchLocation=Raleigh&job=${job.id}&intent=save`);
  expect(await screen.findByText(`Now at /login?next=${next}`)).toBeInTheDocument();
});

it('shows Saved immediately and sends the request', async () => {
  signInSeeker();
  const asked = serveSaving();
  open();
  await userEvent.click(button());
  await waitFor(() => {
    expect(button()).toHaveTextContent('Saved');
  });
  await waitFor(() => {
    expect(asked).toEqual([`save ${JSON.stringify({ userId: SEEKER_ID, jobId: job.id })}`]);
  });
});

it('reverts Saved when that fails, and offers a retry', async () => {
  signInSeeker();
  serveSaving(403);
  open();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The job was not saved.Said by the server.',
  );
  expect(button()).toHaveTextContent(/^Save$/);
  serveSaving();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(button()).toHaveTextContent('Saved');
});

it('says so when the server cannot be reached', async () => {
  signInSeeker();
  serve(saveJob, () => HttpResponse.error());
  open();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Unable to connect to the server. Please check your connection.',
  );
});

it('offers to undo a removal', async () => {
  signInSeeker([job.id]);
  const asked = serveSaving();
  open();
  await userEvent.click(button());
  await waitFor(() => {
    expect(savedIds()).toEqual([]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(savedIds()).toEqual([job.id]);
  });
  await waitFor(() => {
    expect(asked.map((call) => call.split(' ')[0])).toEqual(['unsave', 'save']);
  });
});

it('runs repeated presses one after the other; the last one wins', async () => {
  signInSeeker();
  const asked = serveSaving();
  open();
  await userEvent.click(button());
  await userEvent.click(button());
  await userEvent.click(button());
  await waitFor(() => {
    expect(button()).toHaveTextContent('Saved');
  });
  await waitFor(() => {
    expect(asked.map((call) => call.split(' ')[0])).toEqual(['save', 'unsave', 'save']);
  });
  expect(savedIds()).toEqual([job.id]);
});
