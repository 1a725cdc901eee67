import { getJob } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { IMPACT, makeJob, serveJobs, signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import JobSuccess from './job-success.tsx';

serveApi();

const JOB = makeJob(1, { title: 'Weekend Barista', location: 'Durham' });
const open = (search = '') =>
  renderPage(`/employer/jobsuccess${search}`, '/employer/jobsuccess', JobSuccess);
const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling;

beforeEach(() => signInEmployer(IMPACT));

describe('the page of a posted job', () => {
  it('shows the job in the address', async () => {
    serve(getJob, () => JOB, { only: { jobId: JOB.id } });
    open(`?job=${JOB.id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job Successfully Posted!');
    expect(await fact('Title')).toHaveTextContent('Weekend Barista');
    expect(await fact('Location')).toHaveTextContent('Durham');
    expect(await fact('Type')).toHaveTextContent('Part-time');
    expect(screen.getByLabelText('Link to the job')).toHaveValue(
      `${location.origin}/jobs/${JOB.id}`,
    );
    expect(screen.getByRole('link', { name: 'View job' })).toHaveAttribute(
      'href',
      `/jobs/${JOB.id}`,
    );
    expect(screen.getByText('Recommended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Quick Apply Only' })).toHaveAttribute(
      'href',
      '/employer',
    );
    expect(screen.getByRole('link', { name: 'Create Custom Application' })).toHaveAttribute(
      'href',
      `/employer/createapplication/${JOB.id}`,
    );
    expect(screen.getByRole('link', { name: 'Interview hours' })).toHaveAttribute(
      'href',
      `/employer/jobs/${JOB.id}/interview-hours`,
    );
  });

  it('falls back to an example without a job', async () => {
    open();
    expect(await fact('Title')).toHaveTextContent('Software Engineer');
    expect(await fact('Location')).toHaveTextContent('Remote');
    expect(await fact('Type')).toHaveTextContent('Full-time');
  });

  it('still links the form if the job did not load', async () => {
    serve(getJob, () => failure(429, 'too_many_requests', 'Later.'), { only: { jobId: JOB.id } });
    open(`?job=${JOB.id}`);
    expect(await fact('Title')).toHaveTextContent('Software Engineer');
    expect(screen.getByRole('link', { name: 'Create Custom Application' })).toBeInTheDocument();
  });

  it('says that a held job is not live, why, and how to fix it', async () => {
    const state = { jobId: JOB.id, title: JOB.title, location: 'Durham', type: JOB.type };
    const why = 'It asks applicants to pay. Description: “Buy the kit”';
    renderPage(
      { pathname: '/employer/jobsuccess', state: { ...state, heldFor: [why] } },
      '/employer/jobsuccess',
      JobSuccess,
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your job is held for review',
    );
    expect(screen.getByRole('note', { name: 'Held for review' })).toHaveTextContent(why);
    expect(screen.queryByLabelText('Link to the job')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit job' })).toHaveAttribute(
      'href',
      `/employer/editjob/${JOB.id}`,
    );
  });

  it('says so of the job in the address, which is not public', async () => {
    const held = makeJob(2, { moderation: 'held', moderationReasons: ['It asks for money.'] });
    serve(getJob, () => failure(404, 'not_found', 'Gone.'), { only: { jobId: held.id } });
    serveJobs(() => [held]);
    open(`?job=${held.id}`);
    expect(await screen.findByText('It asks for money.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your job is held');
  });
});
