import {
  type Availability,
  EMPTY_PROFILE_DRAFT,
  applyToJob,
  retractApplication,
  saveJob,
  withdrawApplication,
  getApplicationForm,
  getJob,
  getAvailability,
  introduceSeeker,
  getProfileDraft,
} from '@nextshift/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { TEMPLATE } from '../../../../test/application-world.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleJob } from '../../../../test/sample-job.ts';
import { sampleApplication, sampleSavedJob } from '../../../../test/samples.ts';
import { sampleProfile, serveProfile } from '../../../../test/seeker-profile.ts';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { serveWeek } from '../../../../test/serve-week.ts';
import { useHistoryStore } from '../../../platform/stores/history-store.ts';
import { useProfileStore } from '../../../platform/stores/profile-store.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { ApplyButton } from './apply-button.tsx';

serveApi();

const button = () => screen.getByRole('button', { name: /^(Apply Now|Applied|Closed|Full)$/ });
const appliedIds = () => useHistoryStore.getState().appliedJobIds;

/** Each test has its own job, since refusals are remembered during a session. */
let jobs = 0;
function open(parts: Parameters<typeof sampleJob>[0] = {}, { isSaved = false } = {}) {
  jobs += 1;
  const job = sampleJob({ id: `0192f0c1-0000-7000-8000-00000000010${String(jobs)}`, ...parts });
  const { id, status, full } = job;
  const onApplied = vi.fn();
  render(<Toaster />);
  renderPage('/jobs', '/jobs', () => (
    <>
      <h2 id="title">{job.title}</h2>
      <ApplyButton
        job={isSaved ? { id, status, full } : job}
        titleId="title"
        onApplied={onApplied}
      />
    </>
  ));
  return { job, onApplied };
}

function answer(status: number, body: object) {
  const sent: unknown[] = [];
  serve(applyToJob, async ({ request }) => {
    sent.push(await request.json());
    await delay(20);
    return HttpResponse.json(body, { status });
  });
  return sent;
}

const SENT = { needsMoreInfo: false, application: sampleApplication('sent'), invited: false };
const refusal = (code: string) => ({ code, message: 'Said by the server.' });

it('sends a visitor to the login', async () => {
  const { job } = open();
  await userEvent.click(screen.getByRole('link', { name: 'Apply Now' }));
  const next = encodeURIComponent(`/jobs?job=${job.id}&intent=apply`);
  expect(await screen.findByText(`Now at /login?next=${next}`)).toBeInTheDocument();
});

it('shows a disabled Applied and confirms the application', async () => {
  signInSeeker();
  const sent = answer(201, SENT);
  const { job, onApplied } = open();
  await userEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(sent).toEqual([{ userId: SEEKER_ID }]);
  expect(screen.getByRole('status')).toHaveTextContent('Application sent.To Oak City Coffee');
  expect(appliedIds()).toEqual([job.id]);
  expect(onApplied).toHaveBeenCalledExactlyOnceWith(SEEKER_ID);
});

describe('Undo', () => {
  const retracted = (status: number, body: object | null) => {
    serve(retractApplication, () =>
      body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
    );
    serve(saveJob, ({ body }) => ({ savedJob: sampleSavedJob(body.jobId) }));
  };
  const apply = async () => {
    signInSeeker();
    answer(201, SENT);
    const opened = open();
    await userEvent.click(button());
    return opened;
  };

  it('takes the application back', async () => {
    retracted(204, null);
    await apply();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your application was taken back.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeEnabled();
    expect(appliedIds()).toEqual([]);
  });

  it('offers to withdraw once it is too late', async () => {
    retracted(409, refusal('too_late'));
    const { job } = await apply();
    serve(withdrawApplication, () => ({ application: sampleApplication(job.id) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Said by the server.');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your application was withdrawn.')).toBeInTheDocument();
    expect(appliedIds()).toEqual([]);
  });
});

describe('a job with several shifts', () => {
  const hours = { date: null, start: '07:00', end: '13:00', capacity: 1 } as const;
  const saturday = {
    ...hours,
    id: '0192f0c1-0000-7000-8000-0000000000b1',
    weekday: 'sat',
  } as const;
  const tuesday = { ...hours, id: '0192f0c1-0000-7000-8000-0000000000b2', weekday: 'tue' } as const;
  const shifts = [tuesday, saturday];

  function serveFormAndWeek(application: object | null, week: Parameters<typeof serveWeek>[0]) {
    serveWeek(week);
    serve(getApplicationForm, () => ({ application }));
  }

  it('asks which one can work, without those that clash with the own week', async () => {
    signInSeeker();
    serveFormAndWeek(null, { weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }] });
    const sent = answer(201, SENT);
    open({ shifts });
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Which shifts can you work?' });
    expect(await within(dialog).findByText('You are not free Tue 7 AM')).toBeInTheDocument();
    expect(within(dialog).getByRole('checkbox', { name: /^Tue/ })).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Sat/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(within(dialog).getByText(/Select at least one shift/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Sat/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Application sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID, shiftIds: [saturday.id] }]);
  });

  it('asks from the list of saved jobs, which has no shifts', async () => {
    signInSeeker();
    serveFormAndWeek(null, { weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }] });
    const sent = answer(201, SENT);
    const { job } = open({ shifts }, { isSaved: true });
    serve(getJob, () => job, { only: { jobId: job.id } });
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Which shifts can you work?' });
    expect(await within(dialog).findByText('You are not free Tue 7 AM')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('asks who has saved no week: nobody else knows whether they fit', async () => {
    signInSeeker();
    serveFormAndWeek(null, { weekly: [] });
    const sent = answer(201, SENT);
    open({ shifts });
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Which shifts can you work?' });
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Sat/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Application sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID, shiftIds: [tuesday.id] }]);
  });

  it('is one click for who is free for all of them', async () => {
    signInSeeker();
    const hoursFree = { start: '06:00', end: '14:00' };
    const weekly: Availability['weekly'] = [
      { weekday: 'tue', ...hoursFree },
      { weekday: 'sat', ...hoursFree },
    ];
    serveFormAndWeek(null, { weekly });
    const sent = answer(201, SENT);
    open({ shifts });
    await userEvent.click(button());
    expect(await screen.findByText('Application sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID }]);
  });

  it('is one click while the week does not load', async () => {
    signInSeeker();
    serve(getAvailability, () => HttpResponse.error());
    const sent = answer(201, SENT);
    open({ shifts });
    await userEvent.click(button());
    expect(await screen.findByText('Application sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID }]);
  });

  it('leaves the question to its form', async () => {
    signInSeeker();
    serveFormAndWeek(TEMPLATE, { weekly: [{ weekday: 'sat', start: '06:00', end: '14:00' }] });
    const sent = answer(200, { needsMoreInfo: true, application: TEMPLATE });
    const { job } = open({ shifts });
    await userEvent.click(button());
    expect(await screen.findByText(`Now at /jobapplication/${job.id}`)).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID }]);
  });

  it('warns of more hours than one may work in a week', async () => {
    signInSeeker();
    const day = { start: '06:00', end: '14:00' };
    const weekly = [
      { weekday: 'tue' as const, ...day },
      { weekday: 'sat' as const, ...day },
    ];
    serveFormAndWeek(null, { weekly, weeklyHoursMax: 10 });
    const sent = answer(201, SENT);
    open({ shifts });
    await userEvent.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Which shifts can you work?' });
    expect(await within(dialog).findByRole('status')).toHaveTextContent(
      'That is 12 h a week: more than your limit of 10 h. You can still apply.',
    );
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Sat/ }));
    expect(within(dialog).getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Sat/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Application sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID, shiftIds: [tuesday.id, saturday.id] }]);
  });

  it('is one click with a single shift', async () => {
    signInSeeker();
    serveFormAndWeek(null, { weekly: [{ weekday: 'sun', start: '06:00', end: '14:00' }] });
    const sent = answer(201, SENT);
    open({ shifts: [saturday] });
    await userEvent.click(button());
    expect(await screen.findByText('Application sent.')).toBeInTheDocument();
    expect(sent).toEqual([{ userId: SEEKER_ID }]);
  });
});

it('applies once on a double click', async () => {
  signInSeeker();
  const sent = answer(201, SENT);
  open();
  await userEvent.dblClick(button());
  await screen.findByRole('button', { name: 'Applied' });
  expect(sent).toHaveLength(1);
});

it('opens the form, with the response as navigation state', async () => {
  signInSeeker();
  const template = { needsMoreInfo: true, application: TEMPLATE };
  answer(200, template);
  const { job } = open();
  await userEvent.click(button());
  expect(await screen.findByText(`Now at /jobapplication/${job.id}`)).toBeInTheDocument();
  expect(screen.getByText(JSON.stringify(template))).toBeInTheDocument();
  expect(appliedIds()).toEqual([]);
});

it('shows Applied if the seeker had applied before', async () => {
  signInSeeker();
  answer(409, refusal('already_applied'));
  const { onApplied } = open();
  await userEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(onApplied).toHaveBeenCalledOnce();
});

describe('a seeker without a profile', () => {
  const introduce = vi.fn();
  const serveIntroduction = (response: () => Response) => {
    introduce.mockClear();
    serve(introduceSeeker, ({ body }) => {
      introduce(body);
      return response();
    });
  };
  const LINE = 'Sophomore, two summers as a barista.';
  const box = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Before you apply' });
    await screen.findByRole('button', { name: 'Save and apply' });
    return dialog;
  };
  const phone = () => screen.getByLabelText(/^Phone number/);
  const line = () => screen.getByLabelText(/^One line about yourself/);
  const saved = () =>
    HttpResponse.json({ updatedProfile: sampleProfile({ bio: LINE, city: null, state: null }) });

  it('sees the input prefilled from the wizard', async () => {
    signInSeeker([], [], null);
    serveProfile(null);
    const draft = { ...EMPTY_PROFILE_DRAFT, bio: LINE, phoneNumber: '(919) 555-0123' };
    const kept = { draft, profileImage: null, updatedAt: null };
    serve(getProfileDraft, () => kept);
    open();
    await userEvent.click(button());
    await box();
    expect(line()).toHaveValue(LINE);
    expect(phone()).toHaveValue('(919) 555-0123');
  });

  it('enters a phone number and a line, and has then applied', async () => {
    signInSeeker([], [], null);
    serveProfile(null);
    serveIntroduction(saved);
    const sent = answer(201, SENT);
    open();
    await userEvent.click(button());
    expect(await box()).toHaveAccessibleDescription(/instead of only your name/);
    expect(sent).toEqual([]);
    expect(screen.getByRole('link', { name: /whole profile/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/completeprofile/),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save and apply' }));
    expect(
      await screen.findByText('Please enter your phone number before continuing.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Please enter a line about yourself before continuing.'),
    ).toBeInTheDocument();
    await userEvent.type(phone(), '9195550123');
    await userEvent.type(line(), LINE);
    await userEvent.click(screen.getByRole('button', { name: 'Save and apply' }));
    expect(await screen.findByRole('button', { name: 'Applied' })).toHaveFocus();
    expect(introduce).toHaveBeenCalledExactlyOnceWith({ phoneNumber: '9195550123', bio: LINE });
    expect(sent).toEqual([{ userId: SEEKER_ID }]);
    expect(useProfileStore.getState().profile).toMatchObject({ bio: LINE });
  });

  it('has not applied after closing the dialog, and is asked again', async () => {
    signInSeeker([], [], null);
    serveProfile(null);
    const sent = answer(201, SENT);
    open();
    await userEvent.click(button());
    await box();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    await box();
    expect(sent).toEqual([]);
  });

  it('is asked only for missing fields, and sees why saving failed', async () => {
    signInSeeker([], [], sampleProfile({ phoneNumber: null }));
    serveProfile(sampleProfile({ phoneNumber: null }));
    serveIntroduction(() => HttpResponse.json(refusal('too_many_requests'), { status: 429 }));
    open();
    await userEvent.click(button());
    await box();
    expect(screen.queryByLabelText(/^One line/)).not.toBeInTheDocument();
    await userEvent.type(phone(), '9195550123');
    await userEvent.click(screen.getByRole('button', { name: 'Save and apply' }));
    expect(await screen.findByText('Said by the server.')).toBeInTheDocument();
    expect(introduce).toHaveBeenCalledExactlyOnceWith({ phoneNumber: '9195550123' });
  });

  it('is not asked for fields filled in on another device', async () => {
    signInSeeker([], [], null);
    serveProfile(sampleProfile());
    const sent = answer(201, SENT);
    open();
    await userEvent.click(button());
    await screen.findByRole('button', { name: 'Applied' });
    expect(sent).toHaveLength(1);
  });
});

it.each([
  ['job_closed', 'Closed'],
  ['job_full', 'Full'],
])('says what the server says of %s and reads %s', async (code, label) => {
  signInSeeker();
  answer(409, refusal(code));
  const { onApplied } = open();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Said by the server.');
  expect(screen.getByRole('button', { name: label })).toBeDisabled();
  expect(appliedIds()).toEqual([]);
  expect(onApplied).not.toHaveBeenCalled();
});

it('can be retried after any other failure', async () => {
  signInSeeker();
  answer(429, { code: 'too_many_requests', message: 'Too many attempts.' });
  open();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your application was not sent.');
  expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeEnabled();
  answer(201, SENT);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Applied' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('offers no apply on a job that takes no more applicants', () => {
  open({ full: true });
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Full');
});

it('offers no apply on a closed job, and Applied on one applied to', async () => {
  const { job } = open({ status: 'Closed' });
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Closed');
  signInSeeker([], [job.id]);
  await waitFor(() => {
    expect(button()).toHaveTextContent('Applied');
  });
});
