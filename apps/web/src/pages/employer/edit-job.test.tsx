import { type Job, getJob, updateJob } from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf, IMPACT, makeJob, serveJobs, signInEmployer } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EditJob from './edit-job.tsx';

serveApi();

const IMAGE = new File(['image'], 'counter.png', { type: 'image/png' });
const JOB = makeJob(1, {
  title: 'Weekend Barista',
  address: '12 Oak Street',
  zipCode: '27601',
  locationType: 'Hybrid',
  experienceLevel: 'Junior',
  minWage: 14,
  maxWage: 18.5,
  requirements: ['Be kind'],
  tags: ['mornings'],
  schedule: 'Part-time',
  applyWebsite: 'https://bluefinch.example/jobs',
  startDate: 'As soon as possible',
  closesAt: '2999-12-05T12:00:00.000Z',
});

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  signInEmployer(IMPACT);
  // jsdom makes no object URLs.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:preview';
      static override revokeObjectURL = () => undefined;
    },
  );
});

function serveJob(job: Job = JOB) {
  serve(getJob, () => job, { only: { jobId: JOB.id } });
}

/** Accepts the edit, unless `refuse` responds. */
function serveUpdate(refuse?: () => Response | undefined) {
  serve(
    updateJob,
    async ({ request }) => {
      sent.push(await request.text());
      return refuse?.() ?? HttpResponse.json({ job: JOB, formerApplicantCount: 0 });
    },
    { only: { jobId: JOB.id } },
  );
}

function Page() {
  return (
    <>
      <EditJob />
      <Toaster />
    </>
  );
}

const user = userEvent.setup();
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, select, textarea',
  });
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));

async function open(job: Job = JOB) {
  serveJob(job);
  renderPage(`/employer/editjob/${JOB.id}`, '/employer/editjob/:jobId', Page);
  await screen.findByRole('button', { name: 'Save Changes' });
}

describe('the form of an existing job', () => {
  it('leads to its interview hours', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Interview hours' })).toHaveAttribute(
      'href',
      `/employer/jobs/${JOB.id}/interview-hours`,
    );
  });

  it('is filled in', async () => {
    await open();
    const shown = {
      'Job Title': 'Weekend Barista',
      'Job Type': 'Part-time',
      Industry: 'Restaurant',
      'Experience Level': 'Junior',
      'Location Type': 'Hybrid',
      Address: '12 Oak Street',
      City: 'Raleigh',
      State: 'NC',
      'ZIP Code': '27601',
      'Pay Rate': '15',
      'Pay Frequency': 'Per Hour',
      'Minimum Wage': '14',
      'Maximum Wage': '18.50',
      Schedule: '',
      'Closes on': '2999-12-05',
      Description: 'Behind the counter.',
    };
    for (const [label, value] of Object.entries(shown)) expect(field(label)).toHaveValue(value);
    expect(
      within(screen.getByRole('list', { name: 'Requirements' })).getByText('Be kind'),
    ).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('mornings')).toBeVisible();
  });

  it('requires eight fields and says so inline', async () => {
    await open(makeJob(1, { payRate: 0, payFrequency: null, industry: null }));
    const required = ['Job Title', 'Job Type', 'City', 'State', 'Industry', 'Pay Rate'];
    for (const label of [...required, 'Pay Frequency', 'Description']) {
      expect(field(label)).toBeRequired();
    }
    await user.clear(field('Job Title'));
    await user.clear(field('City'));
    await user.clear(field('State'));
    await user.clear(field('Description'));
    await user.selectOptions(field('Job Type'), 'Choose a type');
    await save();
    for (const message of [
      'Please enter a job title',
      'Please choose a job type',
      'Please choose an industry',
      'Please enter a description',
      'Please enter a city',
      'Please enter a state',
      'Please enter a pay rate',
      'Please choose a pay frequency',
    ]) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(field('Job Title')).toHaveFocus();
    expect(screen.getByText('8 fields need your attention.')).toBeInTheDocument();
  });
});

describe('saving', () => {
  it('sends only changes, and leads to the dashboard', async () => {
    serveUpdate();
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await user.selectOptions(field('Job Type'), 'Full-time');
    await user.clear(field('Address'));
    await save();
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      title: 'Head Barista',
      type: 'Full-time',
      schedule: 'Full-time',
      address: null,
      revision: 1,
    });
  });

  it('saves list input that was not added yet', async () => {
    serveUpdate();
    await open();
    await user.type(field('Tags'), 'evenings');
    await save();
    await screen.findByText('Now at /employer');
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      tags: ['mornings', 'evenings'],
      revision: 1,
    });
  });

  it('refuses a file that is an image only by name', async () => {
    vi.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new Error('No image'));
    await open();
    await user.upload(screen.getByLabelText(/Drag and drop/), IMAGE);
    expect(
      await screen.findByText('This picture cannot be read. Please choose another.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Preview of the job' })).not.toBeInTheDocument();
  });

  it('removes the image', async () => {
    serveUpdate();
    await open({ ...JOB, jobImage: '/files/a.webp' });
    expect(screen.getByRole('img', { name: 'Preview of the job' })).toHaveAttribute(
      'src',
      '/files/a.webp',
    );
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    await save();
    await screen.findByText('Now at /employer');
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ removeJobImage: true });
  });

  it('sends a new image, and blanks for emptied fields', async () => {
    serveUpdate();
    await open();
    await user.clear(field('Address'));
    await user.upload(screen.getByLabelText(/Drag and drop/), IMAGE);
    await save();
    await screen.findByText('Now at /employer');
    expect(sent[0]).toMatch(/name="jobImage"; filename=.+\s+Content-Type: image\/png/);
    expect(sent[0]).toMatch(/name="address"\r\n\r\n\r\n/);
  });

  it('happens once, however often the button is pressed', async () => {
    serveUpdate();
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await user.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Now at /employer');
    expect(sent).toHaveLength(1);
  });

  it.each([
    [
      failure(429, 'too_many_requests', 'Too many attempts.'),
      'Failed to update job. Please try again. Too many attempts.',
    ],
    [
      failure(409, 'illegal_job_change', 'This job is closed. Repost it to edit it.'),
      'This job is closed. Repost it to edit it.',
    ],
    [
      failure(409, 'job_removed', 'This job was removed after a review.'),
      /^This job was removed after a review\.$/,
    ],
  ])('says why it failed, and keeps what was typed', async (answer, text) => {
    serveUpdate(() => answer);
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Job Title')).toHaveValue('Head Barista');
  });

  it("shows the server's message about a field at the field", async () => {
    const issues = [{ path: ['city'], message: 'No such city' }];
    serveUpdate(() =>
      HttpResponse.json({ code: 'validation_failed', message: 'No.', issues }, { status: 400 }),
    );
    await open();
    await save();
    expect(await screen.findByText('No such city')).toBeInTheDocument();
    await waitFor(() => {
      expect(field('City')).toHaveFocus();
    });
  });
});

describe('a job that was saved elsewhere meanwhile', () => {
  const saved = { ...JOB, title: 'Evening Barista', payRate: 17, revision: 4 };

  /** Refuses edits of any revision but the saved one. */
  function serveStaleUpdate() {
    serve(
      updateJob,
      ({ body }) => {
        sent.push(JSON.stringify(body));
        return body.revision === saved.revision
          ? { job: saved, formerApplicantCount: 0 }
          : failure(409, 'stale_revision', 'This job was changed elsewhere.');
      },
      { only: { jobId: JOB.id } },
    );
  }

  /** Types another title and description, and saves. */
  async function saveStale(now: Job = saved) {
    serveStaleUpdate();
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await fill(user, field('Description'), 'Lead the counter.');
    serveJob(now);
    await save();
  }

  const conflict = () =>
    screen.findByRole('alertdialog', { name: 'This job was changed elsewhere' });
  const choose = async (name: string) =>
    user.click(within(await conflict()).getByRole('button', { name }));

  it('is compared with what was typed, field by field', async () => {
    await saveStale();
    const dialog = await conflict();
    const terms = within(dialog).getAllByRole('term');
    expect(terms.map((term) => term.parentElement?.textContent)).toEqual([
      'Job TitleYoursHead BaristaSaved elsewhereEvening Barista',
      'DescriptionYoursLead the counter.Saved elsewhereBehind the counter.',
      'Pay RateNot changed by you, stays as savedYours15Saved elsewhere17',
    ]);
  });

  it('gets what was typed on request, and keeps what only the other one changed', async () => {
    await saveStale();
    await choose('Keep mine');
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      { title: 'Head Barista', description: 'Lead the counter.', revision: 1 },
      { title: 'Head Barista', description: 'Lead the counter.', revision: 4 },
    ]);
  });

  it('replaces what was typed on request, and can be edited further', async () => {
    await saveStale();
    await choose('Take the saved one');
    expect(field('Job Title')).toHaveValue('Evening Barista');
    expect(field('Pay Rate')).toHaveValue('17');
    expect(field('Description')).toHaveValue('Behind the counter.');
    await fill(user, field('City'), 'Durham');
    await save();
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
    expect(JSON.parse(sent[1] ?? '')).toEqual({ city: 'Durham', revision: 4 });
  });

  it('leaves what was typed when nothing is decided', async () => {
    await saveStale();
    await conflict();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field('Job Title')).toHaveValue('Head Barista');
    await save();
    expect(await conflict()).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('is saved without a question when it says the same', async () => {
    await saveStale({
      ...JOB,
      title: 'Head Barista',
      description: 'Lead the counter.',
      revision: saved.revision,
    });
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
    expect(JSON.parse(sent[1] ?? '')).toEqual({ revision: 4 });
  });

  it('may be closed by now', async () => {
    await saveStale({ ...saved, status: 'Closed' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This job was closed meanwhile. Repost it to edit it.',
    );
    expect(field('Job Title')).toHaveValue('Head Barista');
  });

  it('could not be loaded', async () => {
    serveStaleUpdate();
    serveJobs(() => []);
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    serve(getJob, () => failure(404, 'not_found', 'There is no such job.'), {
      only: { jobId: JOB.id },
    });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This job was changed elsewhere, and the saved version could not be loaded.',
    );
  });
});

describe('leaving', () => {
  it('needs a confirmation after changes', async () => {
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
  });

  it('needs none without changes, or after reverting them', async () => {
    await open();
    await fill(user, field('Job Title'), 'Head Barista');
    await fill(user, field('Job Title'), 'Weekend Barista');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
  });
});

describe('a job that cannot be edited', () => {
  const openAnyway = () =>
    renderPage(`/employer/editjob/${JOB.id}`, '/employer/editjob/:jobId', Page);

  it('is closed', async () => {
    serveJob({ ...JOB, status: 'Closed' });
    openAnyway();
    expect(await screen.findByRole('heading', { name: 'This job is closed' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See closed jobs' })).toHaveAttribute(
      'href',
      '/employer?tab=closed',
    );
  });

  it('is another company’s', async () => {
    serveJob({ ...JOB, employerId: idOf(99) });
    openAnyway();
    expect(
      await screen.findByRole('heading', { name: 'We could not find this job' }),
    ).toBeVisible();
  });

  it('did not load, and offers a retry', async () => {
    serveJob();
    serve(getJob, () => failure(429, 'too_many_requests', 'Later.'), {
      only: { jobId: JOB.id },
      once: true,
    });
    openAnyway();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Later.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Job Title/)).toHaveValue('Weekend Barista');
  });
});

it('opens a held job, which has no public page, with why it is held', async () => {
  const held = {
    ...JOB,
    moderation: 'held',
    moderationReasons: ['It seems to ask for a fee.'],
  } as const;
  serveJobs(() => [{ ...held, moderationReasons: [...held.moderationReasons] }]);
  serve(getJob, () => failure(404, 'not_found', 'Not found.'), { only: { jobId: JOB.id } });
  renderPage(`/employer/editjob/${JOB.id}`, '/employer/editjob/:jobId', Page);
  const notice = await screen.findByRole('note', { name: 'Held for review' });
  expect(notice).toHaveTextContent('It seems to ask for a fee.');
  expect(screen.getByLabelText(/Job Title/)).toHaveValue(JOB.title);
});
