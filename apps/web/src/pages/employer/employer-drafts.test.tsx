import {
  type JobDraft,
  publishJobDraft,
  deleteJobDraft,
  updateJobDraft,
  duplicateJob,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import {
  IMPACT,
  makeDraft,
  makeJob,
  serveApplications,
  serveDrafts,
  serveJobs,
  signInEmployer,
} from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerDashboard from './employer-dashboard.tsx';

serveApi();

const LIMIT = { planType: 'impact', maxActiveJobs: 2, activeJobs: 2 };
let drafts: JobDraft[] = [];

beforeEach(() => {
  drafts = [
    makeDraft(1, { fields: { title: 'Night Baker' } }),
    makeDraft(2, { fields: {} }),
    makeDraft(3, { status: 'scheduled', publishAt: '2026-02-02T14:00:00.000Z' }),
    makeDraft(4, {
      status: 'blocked',
      publishAt: '2026-02-01T14:00:00.000Z',
      blockedReason: 'Please enter a description',
    }),
  ];
  serveJobs(() => [makeJob(1)]);
  serveDrafts(() => drafts);
  serveApplications(() => []);
  signInEmployer(IMPACT);
});

function Page() {
  return (
    <>
      <EmployerDashboard />
      <Toaster />
    </>
  );
}

const user = userEvent.setup();
const open = (address = '/employer?tab=drafts') => renderPage(address, '/employer', Page);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

function servePublish(answer: () => Response) {
  const published: string[] = [];
  serve(publishJobDraft, ({ params }) => {
    published.push(params.draftId);
    return answer();
  });
  return published;
}

describe('drafts', () => {
  it('have a tab with their number, and are opened in the form', async () => {
    open('/employer');
    await user.click(await screen.findByRole('radio', { name: 'Drafts (2)' }));
    expect(await row('Untitled job')).toHaveTextContent('Just started');
    const edit = within(await row('Night Baker')).getByRole('link', { name: 'Edit Night Baker' });
    expect(edit).toHaveAttribute('href', `/employer/createjob?draft=${makeDraft(1).id}`);
  });

  it('are published from their row', async () => {
    const job = makeJob(9, { title: 'Night Baker' });
    const published = servePublish(() => {
      drafts = drafts.slice(1);
      return HttpResponse.json({ newJob: job }, { status: 201 });
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Publish now: Night Baker' }));
    expect(await screen.findByText('“Night Baker” is live.')).toBeVisible();
    expect(published).toEqual([makeDraft(1).id]);
    expect(await screen.findByRole('radio', { name: 'Drafts (1)' })).toBeVisible();
  });

  it('say what is missing, and show the limit of the plan', async () => {
    servePublish(() => failure(400, 'validation_failed', 'Please choose a job type'));
    open();
    const name = 'Publish now: Night Baker';
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Please choose a job type')).toBeVisible();
    servePublish(() => failure(403, 'plan_limit_reached', 'The plan is full.', LIMIT));
    await user.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByRole('dialog', { name: 'Active job limit reached' }),
    ).toBeInTheDocument();
  });

  it('are deleted after one question', async () => {
    const deleted: string[] = [];
    serve(deleteJobDraft, ({ params }) => {
      deleted.push(params.draftId);
      drafts = drafts.slice(1);
      return null;
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Delete Night Baker' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete draft' });
    expect(question).toHaveTextContent('“Night Baker” is deleted for good.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(screen.queryByRole('row', { name: /Night Baker/ })).not.toBeInTheDocument();
    });
    expect(deleted).toEqual([makeDraft(1).id]);
  });

  it('say so when there are none', async () => {
    drafts = [];
    open();
    expect(await screen.findByText('No drafts')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Scheduled (0)' }));
    expect(await screen.findByText('Nothing scheduled')).toBeVisible();
  });
});

describe('scheduled jobs', () => {
  it('are listed by time, with what keeps them waiting', async () => {
    open('/employer?tab=scheduled');
    const table = await screen.findByRole('table', { name: 'Scheduled jobs' });
    const [, waiting, next] = within(table).getAllByRole('row');
    expect(waiting).toHaveTextContent('Waiting');
    expect(waiting).toHaveTextContent('Please enter a description');
    expect(next).toHaveTextContent('Feb 2, 2026, 9:00 AM EST');
  });

  it('say before their time what is missing', async () => {
    const whole = {
      ...makeDraft(3).fields,
      state: 'NC',
      description: 'Behind the counter.',
      minWage: 15,
      payFrequency: 'Per Hour' as const,
    };
    const scheduled = { status: 'scheduled', publishAt: '2026-02-02T14:00:00.000Z' } as const;
    const wholeOne = makeDraft(5, { ...scheduled, fields: { ...whole, title: 'Whole' } });
    drafts = [makeDraft(3, scheduled), wholeOne];
    open('/employer?tab=scheduled');
    expect(await row('Draft 3')).toHaveTextContent('Scheduled, but incomplete');
    expect(await row('Draft 3')).toHaveTextContent('Please enter a state');
    expect(await row('Whole')).not.toHaveTextContent('incomplete');
  });

  it('are taken off their schedule from their row', async () => {
    const sent: unknown[] = [];
    serve(updateJobDraft, ({ body }) => {
      sent.push(body);
      const [first, second, , fourth] = drafts as [JobDraft, JobDraft, JobDraft, JobDraft];
      drafts = [first, second, makeDraft(3), fourth];
      return { draft: makeDraft(3) };
    });
    open('/employer?tab=scheduled');
    await user.click(await screen.findByRole('button', { name: 'Take off schedule: Draft 3' }));
    expect(await screen.findByText('“Draft 3” is no longer scheduled.')).toBeVisible();
    const { fields, updatedAt } = makeDraft(3);
    expect(sent).toEqual([{ fields, updatedAt, publishAt: null }]);
    expect(await screen.findByRole('radio', { name: 'Drafts (3)' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Draft 3/ })).not.toBeInTheDocument();
  });

  it('stay on it when they were changed elsewhere, and are loaded again', async () => {
    serve(updateJobDraft, () => {
      drafts = drafts.map((draft) => ({ ...draft, fields: { title: 'Evening Baker' } }));
      return failure(409, 'stale_revision', 'This draft was changed elsewhere.');
    });
    open('/employer?tab=scheduled');
    await user.click(await screen.findByRole('button', { name: 'Take off schedule: Draft 3' }));
    expect(await screen.findByText('“Draft 3” is still scheduled.')).toBeVisible();
    expect(await screen.findAllByRole('row', { name: /Evening Baker/ })).toHaveLength(2);
  });
});

it('a job is duplicated into a draft, which opens', async () => {
  serve(duplicateJob, () => ({ draft: makeDraft(7) }), { only: { jobId: makeJob(1).id } });
  open('/employer');
  await user.click(await screen.findByRole('button', { name: 'More for Job 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(
    await screen.findByText(`Now at /employer/createjob?draft=${makeDraft(7).id}`),
  ).toBeVisible();
});
