import { type Job, updateJob, bringBackApplicants } from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../../../test/api-server.ts';
import {
  makeJob,
  serveApplications,
  serveJobs,
  signInEmployer,
} from '../../../../../test/employer-world.ts';
import { renderPage } from '../../../../../test/render-page.tsx';
import { Toaster } from '../../../../ui/feedback/toaster.tsx';
import { EmployerJobsSection } from '../employer-jobs-section.tsx';

serveApi();

const { id } = makeJob(1);

let job: Job;
let former: number;

beforeEach(() => {
  job = makeJob(1, { title: 'Barista', status: 'Closed' });
  former = 7;
  serveJobs(
    () => [job],
    () => [],
    () => (former > 0 ? [{ jobId: id, count: former }] : []),
  );
  serveApplications(() => []);
  signInEmployer();
  serve(
    updateJob,
    () => {
      job = { ...job, status: 'Active' };
      return { job, formerApplicantCount: former };
    },
    { only: { jobId: id } },
  );
});

function Page() {
  return (
    <>
      <EmployerJobsSection
        employerId={job.employerId}
        appealOf={() => null}
        repostObstacle={null}
        onRepostRefused={() => false}
      />
      <Toaster />
    </>
  );
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

async function repost() {
  renderPage('/employer?tab=closed', '/employer', Page);
  await press('Repost Barista');
  await userEvent.click((await dialog('Repost job')).getByRole('button', { name: 'Repost' }));
}

it('is offered after a repost, and says what happens', async () => {
  let calls = 0;
  serve(
    bringBackApplicants,
    () => {
      calls += 1;
      former = 0;
      return { count: 7 };
    },
    { only: { jobId: id } },
  );
  await repost();
  const offer = await dialog('Bring back 7 applicants?');
  expect(offer.getByText(/7 people .* Each is told/)).toBeVisible();
  await userEvent.dblClick(offer.getByRole('button', { name: 'Bring back 7' }));
  expect(await screen.findByText('7 applicants are back.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(calls).toBe(1);
});

it('is offered when the list from before the repost did not know of anyone', async () => {
  former = 0;
  renderPage('/employer?tab=closed', '/employer', Page);
  await press('Repost Barista');
  const confirmation = await dialog('Repost job');
  former = 7;
  await userEvent.click(confirmation.getByRole('button', { name: 'Repost' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Bring back 7 applicants?' }),
  ).toBeVisible();
});

it('can be put off, and is offered in the row then', async () => {
  await repost();
  await userEvent.click(
    (await dialog('Bring back 7 applicants?')).getByRole('button', { name: 'Not now' }),
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Active/ }));
  await press('Bring back 7 who applied before to Barista');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('says why it failed, and can be tried again', async () => {
  serve(bringBackApplicants, () => failure(409, 'job_closed', 'This job is closed.'), {
    only: { jobId: id },
  });
  await repost();
  const offer = await dialog('Bring back 7 applicants?');
  await userEvent.click(offer.getByRole('button', { name: 'Bring back 7' }));
  expect(await offer.findByRole('alert')).toHaveTextContent('This job is closed.');
  expect(offer.getByRole('button', { name: 'Bring back 7' })).toBeEnabled();
});

it('is not offered where nobody can be brought back', async () => {
  former = 0;
  await repost();
  expect(await screen.findByText('“Barista” is active again.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog', { name: /Bring back/ })).not.toBeInTheDocument();
});
