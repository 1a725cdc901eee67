import { type ApplicationForm, getApplicationSetup } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { FORM } from '../../../test/application-world.ts';
import { signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { createdFormState } from '../../wings/hiring/form-builder/created-form.ts';
import EmployerApplicationSuccess from './employer-application-success.tsx';

serveApi();

const JOB_ID = FORM.job.id;
const LINK = `${location.origin}/jobs/${JOB_ID}`;

beforeEach(() => {
  signInEmployer();
});

function answerSetup(answer: () => Response) {
  serve(getApplicationSetup, answer, { only: { jobId: JOB_ID } });
}

const found = (form: ApplicationForm | null) => () =>
  HttpResponse.json({ applicationForm: form, draft: null });
const open = (search = `?job=${JOB_ID}`, state: unknown = null) =>
  renderPage(
    { pathname: '/employer/applicationsuccess', search, state },
    '/employer/applicationsuccess',
    EmployerApplicationSuccess,
  );
const fact = async (term: string) => (await screen.findByText(term)).nextElementSibling;
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the page of a form just saved', () => {
  it('counts what the form asks, from the server', async () => {
    answerSetup(found(FORM));
    open();
    expect(await heading()).toHaveTextContent('Application Form Created!');
    expect(await fact('Required documents')).toHaveTextContent('Resume');
    expect(await fact('Custom questions')).toHaveTextContent('4');
    expect(await fact('Status')).toHaveTextContent('Active');
    expect(await fact('Remaining')).toHaveTextContent('30 days');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/employer',
    );
    expect(screen.getByRole('link', { name: 'Edit form' })).toHaveAttribute(
      'href',
      `/employer/createapplication/${JOB_ID}`,
    );
  });

  it.each([
    ['2026-01-20T04:59:59.999Z', 'Until Jan 19, 2026'],
    ['2026-02-20T04:59:59.999Z', '30 days'],
  ])('says how long it is answered, where the job closes at %s', async (closesAt, text) => {
    answerSetup(found({ ...FORM, closesAt }));
    open();
    expect(await fact('Remaining')).toHaveTextContent(text);
  });

  it('shows the navigation state if the server is unavailable', async () => {
    answerSetup(() => failure(429, 'too_many_requests', 'Later.'));
    const bare = { ...FORM, documents: {}, questions: [] };
    open('', createdFormState(bare, true));
    expect(await heading()).toHaveTextContent('Application Form Updated!');
    expect(await fact('Required documents')).toHaveTextContent('None');
    expect(await fact('Custom questions')).toHaveTextContent('0');
  });

  it('shows the form read-only', async () => {
    const user = userEvent.setup();
    answerSetup(found(FORM));
    open();
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const preview = await screen.findByRole('dialog', { name: 'Application Preview' });
    expect(within(preview).getByLabelText(/^Why us/)).toBeDisabled();
    await user.click(within(preview).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the link to the job', () => {
  it('is copied, with a confirmation', async () => {
    const user = userEvent.setup();
    answerSetup(found(FORM));
    open();
    expect(await screen.findByLabelText('Link to the job')).toHaveValue(LINK);
    screen.getByRole('button', { name: 'Copy link' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it('is selected if the browser refuses to copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
    answerSetup(found(FORM));
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/did not allow copying/)).toBeVisible();
    const link = screen.getByLabelText<HTMLInputElement>('Link to the job');
    expect(link).toHaveFocus();
    expect(link.selectionEnd).toBe(LINK.length);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });
});

describe('without a form', () => {
  it('it offers to make one', async () => {
    answerSetup(found(null));
    open();
    expect(await heading()).toHaveTextContent('This job has no application form');
    expect(screen.getByRole('link', { name: 'Create Custom Application' })).toHaveAttribute(
      'href',
      `/employer/createapplication/${JOB_ID}`,
    );
  });

  it('or a job of theirs, it is not found', async () => {
    answerSetup(() => failure(404, 'not_found', 'Not found.'));
    open();
    expect(await heading()).toHaveTextContent('We could not find this application form');
  });

  it('it requests none if the address names no job', async () => {
    open('');
    expect(await heading()).toHaveTextContent('We could not find this application form');
  });

  it('that loads, it offers a retry', async () => {
    answerSetup(() => failure(429, 'too_many_requests', 'Later.'));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
    answerSetup(found(FORM));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await fact('Custom questions')).toHaveTextContent('4');
  });
});
