import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { failure, serveApi } from '../../../../test/api-server.ts';
import { EMPLOYER, idOf, signInEmployer } from '../../../../test/employer-world.ts';
import { fill } from '../../../../test/fill.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { answerReports, sampleReport } from '../../../../test/reports.ts';
import { signInSeeker } from '../../../../test/seeker.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { restore } from '../../../platform/session/restore.ts';
import { pathWithReport, wantReport } from './report-intent.ts';
import { ReportButton, type ReportButtonProps } from './report-button.tsx';

serveApi();

const user = userEvent.setup();
const JOB = {
  type: 'job',
  id: idOf(101),
  title: 'Report this job',
  about: '“Weekend Barista” at Blue Finch Coffee',
} as const;

async function show(props: Partial<ReportButtonProps> = {}) {
  await restore();
  renderPage('/jobs?searchQuery=barista&job=7', '/jobs', () => (
    <ReportButton subject={JOB} {...props} />
  ));
}

const button = () => screen.getByRole('button', { name: 'Report this job' });
const reason = (name: string) => screen.getByRole('button', { name });
const choose = (name: string) => user.click(reason(name));
const sent = (name: string) => screen.findByRole('heading', { name });
const write = () => user.click(screen.getByRole('button', { name: 'Add a note' }));
const note = () => screen.getByRole('textbox', { name: 'What happened?' });
const sendNote = () => user.click(screen.getByRole('button', { name: 'Send note' }));

async function open() {
  await user.click(button());
  return screen.findByRole('dialog', { name: 'Report this job' });
}

it('leads visitors to the login and back, and reports nothing', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Report this job' })).toHaveAttribute(
    'href',
    `/login?next=%2Fjobs%3FsearchQuery%3Dbarista%26job%3D7%23report-${JOB.id}`,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens by itself once, for who was sent to sign in to report this', async () => {
  signInSeeker();
  const next = pathWithReport({ pathname: '/jobs', search: '?job=7' }, JOB.id);
  expect(wantReport(next)).toBe('/jobs?job=7');
  await show({ subject: { ...JOB, id: idOf(102) } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  cleanup();
  await show();
  expect(await screen.findByRole('dialog', { name: 'Report this job' })).toBeInTheDocument();
  cleanup();
  await show();
  expect(button()).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is not offered to the company that the subject belongs to', async () => {
  signInEmployer();
  await show({ ownerId: EMPLOYER.id });
  expect(screen.queryByText('Report this job')).not.toBeInTheDocument();
});

it('is offered to another company', async () => {
  signInEmployer();
  await show({ ownerId: idOf(2) });
  expect(button()).toBeInTheDocument();
});

describe('a seeker', () => {
  it('reports with the press on a reason, and reads what happens next', async () => {
    signInSeeker();
    const bodies = answerReports();
    await show();
    const dialog = await open();
    expect(dialog).toHaveAccessibleDescription('“Weekend Barista” at Blue Finch Coffee');
    const next =
      'A person reads it. The company never learns who reported it. You can follow it under Your reports, in the settings of your profile.';
    expect(dialog).toHaveTextContent(next);
    expect(screen.getByRole('group', { name: 'What is wrong?' })).toHaveAccessibleDescription(
      'Your choice sends the report. You can add a note afterwards.',
    );
    await choose('It looks like a scam');
    expect(await sent('Reported as a scam.')).toHaveFocus();
    expect(dialog).toHaveTextContent(next);
    expect(bodies).toEqual([{ subjectType: 'job', subjectId: JOB.id, reason: 'scam' }]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(button()).toHaveFocus();
  });

  it('adds a note afterwards', async () => {
    signInSeeker();
    const bodies = answerReports();
    await show();
    await open();
    await choose('It looks like a scam');
    await sent('Reported as a scam.');
    await write();
    expect(note()).toHaveFocus();
    await fill(user, note(), ' They ask for a deposit. ');
    expect(note()).toHaveAccessibleDescription('A new note replaces an earlier one.');
    await sendNote();
    expect(await sent('Your note is with your report.')).toHaveFocus();
    const report = { subjectType: 'job', subjectId: JOB.id, reason: 'scam' };
    expect(bodies).toEqual([report, { ...report, note: ' They ask for a deposit. ' }]);
  });

  it('is asked for a note about something else, and may leave it', async () => {
    signInSeeker();
    const bodies = answerReports();
    await show();
    await open();
    await choose('Something else');
    expect(await sent('Reported.')).toHaveFocus();
    expect(note()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(button()).toHaveFocus();
    expect(bodies).toHaveLength(1);
  });

  it('starts anew after a report', async () => {
    signInSeeker();
    answerReports();
    await show();
    await open();
    await choose('It is not what it says');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await open();
    expect(reason('It is not what it says')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /Reported/ })).not.toBeInTheDocument();
  });

  it('is told kindly if they reported it already', async () => {
    signInSeeker();
    answerReports(() => HttpResponse.json({ report: sampleReport() }));
    await show();
    await open();
    await choose('It is not what it says');
    expect(await sent('You have reported this already.')).toBeInTheDocument();
    expect(screen.getByText(/^Your first report is still being looked at/)).toBeInTheDocument();
  });

  it.each([
    ['', 'Please say what happened'],
    ['a'.repeat(2_001), 'Please use at most 2,000 characters'],
  ])('keeps a note that cannot be sent', async (text, complaint) => {
    signInSeeker();
    const bodies = answerReports();
    await show();
    await open();
    await choose('Something else');
    await sent('Reported.');
    if (text !== '') await fill(user, note(), text);
    await sendNote();
    expect(screen.getByText(complaint)).toBeInTheDocument();
    expect(note()).toHaveFocus();
    expect(note()).toHaveValue(text);
    expect(bodies).toHaveLength(1);
  });

  it.each([
    [() => failure(404, 'not_found', 'We could not find what you asked for.'), /could not find/],
    [() => failure(429, 'rate_limited', 'Too many requests.'), /^Too many requests\.$/],
    [() => HttpResponse.error(), /Unable to connect to the server/],
    [() => HttpResponse.text('', { status: 404 }), /Your report was not sent/],
  ])('keeps the reasons after a failure, and sends again', async (answer, message) => {
    signInSeeker();
    const bodies = answerReports(answer, () =>
      HttpResponse.json({ report: sampleReport() }, { status: 201 }),
    );
    await show();
    await open();
    await choose('It harasses or threatens someone');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(reason('It harasses or threatens someone')).toHaveFocus();
    await choose('It harasses or threatens someone');
    expect(await sent('Reported as harassment.')).toBeInTheDocument();
    expect(bodies).toHaveLength(2);
  });

  it("shows the server's complaint beside the note", async () => {
    signInSeeker();
    const issues = [{ path: ['note'], message: 'Please write less' }];
    answerReports(
      () => HttpResponse.json({ report: sampleReport() }, { status: 201 }),
      () =>
        HttpResponse.json(
          { code: 'validation_failed', message: 'Please check your input.', issues },
          { status: 400 },
        ),
    );
    await show();
    await open();
    await choose('Something else');
    await sent('Reported.');
    await fill(user, note(), 'They shout.');
    await sendNote();
    expect(await screen.findByText('Please write less')).toBeInTheDocument();
    expect(note()).toHaveFocus();
    expect(note()).toHaveValue('They shout.');
  });

  it('keeps the note when the session has ended, also in a closed dialog', async () => {
    signInSeeker();
    answerReports(
      () => HttpResponse.json({ report: sampleReport() }, { status: 201 }),
      () => failure(401, 'not_signed_in', 'Please sign in to continue.'),
      () => HttpResponse.json({ report: sampleReport() }),
    );
    await show();
    await open();
    await choose('It looks like a scam');
    await sent('Reported as a scam.');
    await write();
    await fill(user, note(), 'They ask for a deposit.');
    await sendNote();
    expect(await screen.findByRole('link', { name: 'Sign in in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(useAuthStore.getState().kind).toBe('seeker');
    await user.keyboard('{Escape}');
    await open();
    await choose('It looks like a scam');
    await sent('You have reported this already.');
    expect(note()).toHaveValue('They ask for a deposit.');
  });

  it('sends once, however often it is pressed, and stays open meanwhile', async () => {
    signInSeeker();
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const bodies = answerReports(async () => {
      await finished;
      return HttpResponse.json({ report: sampleReport() }, { status: 201 });
    });
    await show();
    await open();
    await user.dblClick(reason('It looks like a scam'));
    const pressed = await screen.findByRole('button', { name: /Sending/ });
    expect(pressed).toHaveTextContent('It looks like a scam');
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    await choose('Something else');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    finish();
    await sent('Reported as a scam.');
    await waitFor(() => {
      expect(bodies).toHaveLength(1);
    });
  });
});

it('tells an employer that the applicant is not told', async () => {
  signInEmployer();
  answerReports();
  await show({ subject: { ...JOB, type: 'application' } });
  const dialog = await open();
  expect(dialog).toHaveTextContent('A person reads it. The applicant is not told.');
  await choose('It harasses or threatens someone');
  await sent('Reported as harassment.');
  expect(screen.getByRole('link', { name: 'company profile' })).toHaveAttribute(
    'href',
    '/employer/profile',
  );
});

it('is used by keyboard alone, and no key that opened it reports', async () => {
  signInSeeker();
  const bodies = answerReports();
  await show();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toHaveFocus();
  await user.keyboard('{Enter}{Tab}{Tab}');
  expect(reason('It looks like a scam')).toHaveFocus();
  expect(bodies).toEqual([]);
  await user.keyboard('{Enter}');
  await sent('Reported as a scam.');
  await user.keyboard('{Tab}{Tab}{Enter}');
  await user.keyboard('Wants a deposit.{Tab}{Tab}{Enter}');
  await sent('Your note is with your report.');
  expect(bodies).toMatchObject([{ reason: 'scam' }, { note: 'Wants a deposit.' }]);
});
