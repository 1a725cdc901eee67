import {
  UNANSWERED_MESSAGE,
  getJob,
  getResume,
  uploadDocument,
  applyToJob,
  unsaveJob,
  getApplicationForm,
  introduceSeeker,
} from '@nextshift/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { RESUME, SUBMITTED, TEMPLATE } from '../../../test/application-world.ts';
import { idOf } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { sampleProfile, serveKeptResume, serveProfile } from '../../../test/seeker-profile.ts';
import { SEEKER_ID, signInSeeker } from '../../../test/seeker.ts';
import { serveWeek } from '../../../test/serve-week.ts';
import { useHistoryStore } from '../../platform/stores/history-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import JobApplication from './job-application.tsx';

serveApi();

const JOB_ID = TEMPLATE.job.id;
const FILE = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const user = userEvent.setup();

let sent: unknown[] = [];
let uploads = 0;

beforeEach(() => {
  sent = [];
  uploads = 0;
  serve(getJob, () => sampleJob({ id: JOB_ID }));
  serveKeptResume();
  serve(uploadDocument, () => {
    uploads += 1;
    return RESUME;
  });
  signInSeeker();
});

function answerSubmit(answer: () => Response) {
  serve(
    applyToJob,
    ({ body }) => {
      sent.push(body);
      return answer();
    },
    { only: { jobId: JOB_ID } },
  );
}

const taken = () =>
  HttpResponse.json(
    { needsMoreInfo: false, application: SUBMITTED, invited: false },
    { status: 201 },
  );

function open(address: Parameters<typeof renderPage>[0] = carrying()) {
  render(<Toaster />);
  renderPage(address, '/jobapplication/:jobId?', JobApplication);
}

function carrying(template = TEMPLATE) {
  return {
    pathname: `/jobapplication/${template.job.id}`,
    state: { needsMoreInfo: true, application: template },
  };
}

/** The text as part of a regular expression. */
const literally = (text: string) => text.replace(/[?().*+]/g, String.raw`\$&`);

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${literally(label)}`), {
    selector: 'input:not([type="file"]), select, textarea',
  });
const radio = (group: string, name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${literally(group)}`) })).getByRole(
    'radio',
    { name },
  );
const resume = () =>
  within(screen.getByRole('group', { name: /^Resume/ })).getByLabelText(/choose|Replace/, {
    selector: 'input',
  });
const submit = () => user.click(screen.getByRole('button', { name: 'Submit Application' }));
const missing = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('button')
    .map((entry) => entry.textContent);

async function answerAll() {
  await fill(user, field('Phone'), '9195550123');
  await user.upload(resume(), FILE);
  await screen.findByText('resume.pdf');
  await fill(user, field('Why us?'), 'Coffee.');
  await user.click(radio('Which shift?', 'Morning'));
  await user.click(radio('Over 16?', 'Yes'));
  await fill(user, field('Hours a week?'), '12');
}

it('says how to tell a scam beside the submit button', () => {
  open();
  expect(screen.getByText(/^A real employer never asks you to pay/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Report this job' })).toBeInTheDocument();
});

it('warns beside the resume that the employer can read its content', async () => {
  open();
  expect(resume()).toHaveAccessibleDescription(
    /can open it before accepting you, with any phone number or email in it/,
  );
});

describe('the form', () => {
  it('shows what the employer turned on, prefilled from the account', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Oak City Coffee Application',
    );
    expect(screen.getByText('Barista')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Personal Information',
      'Professional Information',
      'Documents',
      'Questions',
    ]);
    expect(field('Full Name')).toHaveValue('Maya Torres');
    expect(field('Email')).toHaveValue('maya@example.com');
    expect(screen.queryByLabelText(/^City/)).not.toBeInTheDocument();
    expect(screen.queryByText('Cover Letter')).not.toBeInTheDocument();
  });

  it('lists missing answers in a red box, whose entries focus their fields', async () => {
    open();
    await user.clear(field('Phone'));
    await submit();
    expect(screen.getByText(UNANSWERED_MESSAGE)).toBeInTheDocument();
    expect(missing()).toEqual([
      'Phone',
      'Resume',
      'Why us?',
      'Which shift?',
      'Over 16?',
      'Hours a week?',
    ]);
    await user.click(screen.getByRole('button', { name: 'Which shift?' }));
    expect(radio('Which shift?', 'Morning')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(resume()).toHaveFocus();
    await fill(user, field('Why us?'), '   ');
    await fill(user, field('Phone'), '9195550123');
    await fill(user, field('Hours a week?'), 'many');
    expect(missing()).toEqual(['Resume', 'Why us?', 'Which shift?', 'Over 16?', 'Hours a week?']);
    expect(sent).toEqual([]);
  });

  it('asks which of several shifts one can work', async () => {
    const hours = { date: null, start: '07:00', end: '13:00', capacity: 1 } as const;
    const shifts = [
      { ...hours, id: idOf(51), weekday: 'tue' },
      { ...hours, id: idOf(52), weekday: 'sat' },
    ] as const;
    serve(getJob, () => sampleJob({ id: JOB_ID, shifts: [...shifts] }));
    serveWeek({ weekly: [] });
    answerSubmit(taken);
    open();
    await answerAll();
    const tuesday = await screen.findByRole('checkbox', { name: 'Tue, 7 AM to 1 PM' });
    await waitFor(() => {
      expect(tuesday).toBeEnabled();
    });
    expect(tuesday).toBeChecked();
    await user.click(tuesday);
    await submit();
    expect(await screen.findByText(/^Now at/)).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ shiftIds: [idOf(52)] })]);
  });

  it('sends the answers, then goes to the success page', async () => {
    answerSubmit(taken);
    signInSeeker([JOB_ID]);
    const removed: string[] = [];
    serve(unsaveJob, ({ params }) => {
      removed.push(params.jobId);
      return null;
    });
    open();
    await answerAll();
    await user.selectOptions(field('Current Education'), 'bachelors');
    await submit();
    expect(
      await screen.findByText(`Now at /applicationsuccess?application=${SUBMITTED.id}`),
    ).toBeInTheDocument();
    expect(screen.getByText('Application submitted successfully!')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        userId: SEEKER_ID,
        applicationData: {
          basicFields: {
            fullName: 'Maya Torres',
            email: 'maya@example.com',
            phone: '(919) 555-0123',
            educationLevel: 'bachelors',
          },
          documents: { resume: RESUME.documentId },
          answers: {
            '1736000000001': 'Coffee.',
            '1736000000002': 'Morning',
            '1736000000003': 'yes',
            '1736000000004': '12',
          },
        },
      },
    ]);
    expect(useHistoryStore.getState().appliedJobIds).toContain(JOB_ID);
    await waitFor(() => {
      expect(removed).toEqual([JOB_ID]);
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the answers and the documents over a reload, and can start over', async () => {
    open();
    await fill(user, field('Why us?'), 'Coffee.');
    await user.upload(resume(), FILE);
    await screen.findByText('resume.pdf');
    cleanup();
    open(`/jobapplication/${JOB_ID}`);
    expect(screen.getByText('Your answers are back.')).toBeInTheDocument();
    expect(field('Why us?')).toHaveValue('Coffee.');
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
    expect(uploads).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Why us?')).toHaveValue('');
    expect(screen.queryByText('resume.pdf')).not.toBeInTheDocument();
    expect(field('Full Name')).toHaveValue('Maya Torres');
  });

  it('asks before it is left with unsent answers', async () => {
    open();
    await fill(user, field('Why us?'), 'Coffee.');
    await user.click(screen.getByRole('link', { name: 'Back to the job' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Why us?')).toHaveValue('Coffee.');
  });

  it('clears the failure once it is sent', async () => {
    answerSubmit(() => failure(429, 'too_many_requests', 'Too many.'));
    open();
    await answerAll();
    await submit();
    await screen.findByText('Failed to submit application. Please try again.');
    answerSubmit(taken);
    await submit();
    await screen.findByText('Application submitted successfully!');
    expect(
      screen.queryByText('Failed to submit application. Please try again.'),
    ).not.toBeInTheDocument();
  });
});

describe('a document', () => {
  it.each([
    ['notes.txt', 10, 'Please upload a PDF, DOC or DOCX file.'],
    ['long.pdf', 5_242_881, 'File size must be less than 5MB'],
    ['empty.docx', 0, 'This file is empty.'],
  ])('named %s of %i bytes is refused before it is sent', async (name, size, message) => {
    const lenient = userEvent.setup({ applyAccept: false });
    open();
    const file = new File([new Uint8Array(size)], name);
    await lenient.upload(resume(), file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(uploads).toBe(0);
  });

  it('is replaced and removed', async () => {
    open();
    await user.upload(resume(), FILE);
    await screen.findByText('resume.pdf');
    serve(uploadDocument, () => ({ ...RESUME, name: 'newer.pdf' }));
    await user.upload(resume(), FILE);
    await screen.findByText('newer.pdf');
    await user.click(screen.getByRole('button', { name: 'Remove resume' }));
    expect(screen.queryByText('newer.pdf')).not.toBeInTheDocument();
    expect(resume()).toHaveFocus();
  });

  it('that the server refuses says why', async () => {
    serve(uploadDocument, () =>
      failure(415, 'unsupported_type', 'Only PDF, DOC and DOCX files are accepted.'),
    );
    open();
    await user.upload(resume(), FILE);
    expect(
      await screen.findByText('Only PDF, DOC and DOCX files are accepted.'),
    ).toBeInTheDocument();
  });
});

describe('a refused application', () => {
  it('lists what the server names, until the answer changes', async () => {
    answerSubmit(() =>
      HttpResponse.json(
        {
          code: 'validation_failed',
          message: UNANSWERED_MESSAGE,
          issues: [{ path: ['documents', 'resume'], message: 'Resume' }],
        },
        { status: 400 },
      ),
    );
    open();
    await answerAll();
    await submit();
    await screen.findByText(UNANSWERED_MESSAGE);
    expect(missing()).toEqual(['Resume']);
    await user.upload(resume(), FILE);
    await waitFor(() => {
      expect(screen.queryByText(UNANSWERED_MESSAGE)).not.toBeInTheDocument();
    });
  });

  it('leads to the history if the seeker had applied before', async () => {
    answerSubmit(() => failure(409, 'already_applied', 'You have already applied to this job.'));
    open();
    await answerAll();
    await submit();
    expect(await screen.findByText('Now at /history?tab=applied')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('You have already applied to this job.');
    expect(useHistoryStore.getState().appliedJobIds).toEqual([JOB_ID]);
  });

  it.each([
    ['what the server says of a conflict', 409, 'job_closed', 'This job is closed.'],
    [
      'what to do of anything else',
      429,
      'too_many_requests',
      'Failed to submit application. Please try again.',
    ],
  ])('says %s, and keeps the answers', async (_what, status, code, message) => {
    answerSubmit(() => failure(status, code, 'This job is closed.'));
    open();
    await answerAll();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Why us?')).toHaveValue('Coffee.');
  });
});

describe('an address without a form', () => {
  const serveForm = (application: object | null) => {
    serve(getApplicationForm, () => ({ application }), { only: { jobId: JOB_ID } });
  };

  it('requests the form, and applies to nothing', async () => {
    serveForm(TEMPLATE);
    open(`/jobapplication/${JOB_ID}`);
    expect(
      await screen.findByRole('heading', { name: 'Oak City Coffee Application' }),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('asks a seeker without a profile for a phone number and a line before the form', async () => {
    signInSeeker([], [], null);
    serveProfile(null);
    serveForm(TEMPLATE);
    serve(introduceSeeker, () => ({
      updatedProfile: sampleProfile({ phoneNumber: '9195550177' }),
    }));
    open(`/jobapplication/${JOB_ID}`);
    await screen.findByRole('dialog', { name: 'Before you apply' });
    await screen.findByRole('button', { name: 'Save and continue' });
    await user.type(screen.getByLabelText(/^Phone number/), '9195550177');
    await user.type(screen.getByLabelText(/^One line about yourself/), 'Early riser.');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByLabelText(/^Phone/)).toHaveValue('(919) 555-0177');
  });

  it('reads the form from a parameter named application', () => {
    open(`/jobapplication?application=${encodeURIComponent(JSON.stringify(TEMPLATE))}`);
    expect(field('Why us?')).toBeInTheDocument();
  });

  it('offers one click if the employer asks nothing', async () => {
    serveForm(null);
    answerSubmit(taken);
    serve(getJob, () => sampleJob({ id: JOB_ID }), { only: { jobId: JOB_ID } });
    open(`/jobapplication/${JOB_ID}`);
    await user.click(await screen.findByRole('button', { name: 'Apply Now' }));
    expect(await screen.findByText('Now at /history?tab=applied')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID }]);
  });

  it('says so if the seeker has applied before', () => {
    signInSeeker([], [JOB_ID]);
    open(`/jobapplication/${JOB_ID}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You have already applied to this job.',
    );
  });

  it('says so if the job takes no more applicants', async () => {
    serve(
      getApplicationForm,
      () => failure(409, 'job_full', 'This job takes no more applicants.'),
      { only: { jobId: idOf(98) } },
    );
    open(`/jobapplication/${idOf(98)}`);
    expect(
      await screen.findByRole('heading', { name: 'This job takes no more applicants.' }),
    ).toBeInTheDocument();
  });

  it('links to jobs if it names none', () => {
    open('/jobapplication');
    expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
  });

  it('can retry if the form did not load', async () => {
    serve(getApplicationForm, () => ({ application: TEMPLATE }), { only: { jobId: idOf(99) } });
    serve(getApplicationForm, () => HttpResponse.error(), {
      only: { jobId: idOf(99) },
      once: true,
    });
    open(`/jobapplication/${idOf(99)}`);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('heading', { name: 'Oak City Coffee Application' }),
    ).toBeInTheDocument();
  });
});

describe('a kept resume', () => {
  const kept = { documentId: 'a'.repeat(24), name: 'Robin Park.pdf', size: 2_000 };

  it('is taken from the profile by a press, and sent', async () => {
    serveKeptResume({ ...kept, documentId: RESUME.documentId });
    answerSubmit(taken);
    open();
    await user.click(
      await screen.findByRole('button', { name: 'Use Robin Park.pdf from your profile' }),
    );
    expect(screen.getByText('Kept on your profile')).toBeInTheDocument();
    await fill(user, field('Phone'), '9195550123');
    await fill(user, field('Why us?'), 'Coffee.');
    await user.click(radio('Which shift?', 'Morning'));
    await user.click(radio('Over 16?', 'Yes'));
    await fill(user, field('Hours a week?'), '12');
    await submit();
    await waitFor(() => {
      expect(sent).toMatchObject([
        { applicationData: { documents: { resume: RESUME.documentId } } },
      ]);
    });
    expect(uploads).toBe(0);
  });

  it('becomes the uploaded one on request', async () => {
    const asked = serveKeptResume();
    open();
    await user.upload(resume(), FILE);
    await user.click(
      await screen.findByRole('button', { name: 'Keep on my profile for other applications' }),
    );
    expect(await screen.findByText('Kept on your profile')).toBeInTheDocument();
    expect(asked).toEqual([RESUME.documentId]);
  });

  it('is not offered while it cannot be read', async () => {
    serve(getResume, () =>
      HttpResponse.json({ code: 'internal', message: 'No.' }, { status: 500 }),
    );
    open();
    await user.upload(resume(), FILE);
    await screen.findByText('resume.pdf');
    expect(screen.queryByRole('button', { name: /profile/ })).not.toBeInTheDocument();
  });
});
