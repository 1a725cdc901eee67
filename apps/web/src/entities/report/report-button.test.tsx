import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { serveApi } from '../../../test/api-server.ts';
import { EMPLOYER, failure, idOf, signInEmployer } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { answerReports, sampleReport } from '../../../test/reports.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { useAuthStore } from '../../platform/session/auth-store.ts';
import { restore } from '../../platform/session/restore.ts';
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
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const send = () => user.click(screen.getByRole('button', { name: 'Send report' }));
const note = () => screen.getByRole('textbox', { name: 'What happened? (optional)' });

async function open() {
  await user.click(button());
  return screen.findByRole('dialog', { name: 'Report this job' });
}

it('leads visitors to the login and back, and reports nothing', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Report this job' })).toHaveAttribute(
    'href',
    '/login?next=%2Fjobs%3FsearchQuery%3Dbarista%26job%3D7',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
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
  it('sends a reason and a note, and reads what happens next', async () => {
    signInSeeker();
    const sent = answerReports();
    await show();
    const dialog = await open();
    expect(dialog).toHaveAccessibleDescription('“Weekend Barista” at Blue Finch Coffee');
    expect(dialog).toHaveTextContent(
      'A person reads it. The company never learns who reported it. You can follow it under Your reports.',
    );
    await choose('It looks like a scam');
    await fill(user, note(), ' They ask for a deposit. ');
    expect(note()).toHaveAccessibleDescription('23 of 2,000 characters');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Thank you. Your report is in.' });
    expect(thanks).toHaveFocus();
    expect(sent).toEqual([
      {
        subjectType: 'job',
        subjectId: JOB.id,
        reason: 'scam',
        note: ' They ask for a deposit. ',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(button()).toHaveFocus();
  });

  it('starts anew after a report', async () => {
    signInSeeker();
    answerReports();
    await show();
    await open();
    await choose('Something else');
    await send();
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await open();
    expect(screen.getByRole('radio', { name: 'Something else' })).not.toBeChecked();
  });

  it('is told kindly if they reported it already', async () => {
    signInSeeker();
    answerReports(() => HttpResponse.json({ report: sampleReport() }));
    await show();
    await open();
    await choose('It is not what it says');
    await send();
    expect(
      await screen.findByRole('heading', { name: 'You have reported this already.' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Your first report is still being looked at/)).toBeInTheDocument();
  });

  it('must choose a reason', async () => {
    signInSeeker();
    await show();
    await open();
    await send();
    expect(screen.getByText('Please choose a reason')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'It looks like a scam' })).toHaveFocus();
    await choose('It looks like a scam');
    expect(screen.queryByText('Please choose a reason')).not.toBeInTheDocument();
  });

  it('keeps a note that is too long', async () => {
    signInSeeker();
    await show();
    await open();
    await choose('It looks like a scam');
    await fill(user, note(), 'a'.repeat(2_001));
    await send();
    expect(screen.getByText('Please use at most 2,000 characters')).toBeInTheDocument();
    expect(note()).toHaveFocus();
    expect(note()).toHaveValue('a'.repeat(2_001));
  });

  it.each([
    [() => failure(404, 'not_found', 'We could not find what you asked for.'), /could not find/],
    [() => failure(429, 'rate_limited', 'Too many requests.'), /^Too many requests\.$/],
    [() => HttpResponse.error(), /Unable to connect to the server/],
    [() => HttpResponse.text('', { status: 404 }), /Your report was not sent/],
  ])('keeps the input after a failure, and sends it again', async (answer, message) => {
    signInSeeker();
    const sent = answerReports(answer, () =>
      HttpResponse.json({ report: sampleReport() }, { status: 201 }),
    );
    await show();
    await open();
    await choose('It harasses or threatens someone');
    await fill(user, note(), 'A manager shouts.');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(note()).toHaveValue('A manager shouts.');
    await send();
    expect(await screen.findByText('Thank you. Your report is in.')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it("shows the server's complaint beside its field", async () => {
    signInSeeker();
    const issues = [{ path: ['note'], message: 'Please write less' }];
    answerReports(() =>
      HttpResponse.json(
        { code: 'validation_failed', message: 'Please check your input.', issues },
        { status: 400 },
      ),
    );
    await show();
    await open();
    await choose('It looks like a scam');
    await send();
    expect(await screen.findByText('Please write less')).toBeInTheDocument();
    expect(note()).toHaveFocus();
  });

  it('keeps the input when the session has ended', async () => {
    signInSeeker();
    answerReports(() => failure(401, 'not_signed_in', 'Please sign in to continue.'));
    await show();
    await open();
    await choose('It looks like a scam');
    await fill(user, note(), 'They ask for a deposit.');
    await send();
    expect(await screen.findByRole('link', { name: 'Sign in in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(note()).toHaveValue('They ask for a deposit.');
    expect(useAuthStore.getState().kind).toBe('seeker');
  });

  it('keeps the input of a closed dialog', async () => {
    signInSeeker();
    await show();
    await open();
    await choose('It looks like a scam');
    await fill(user, note(), 'They ask for a deposit.');
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    await open();
    expect(screen.getByRole('radio', { name: 'It looks like a scam' })).toBeChecked();
    expect(note()).toHaveValue('They ask for a deposit.');
  });

  it('sends once, however often it is pressed, and stays open meanwhile', async () => {
    signInSeeker();
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const sent = answerReports(async () => {
      await finished;
      return HttpResponse.json({ report: sampleReport() }, { status: 201 });
    });
    await show();
    await open();
    await choose('It looks like a scam');
    const press = screen.getByRole('button', { name: 'Send report' });
    await user.dblClick(press);
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    finish();
    await screen.findByText('Thank you. Your report is in.');
    await waitFor(() => {
      expect(sent).toHaveLength(1);
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
  await send();
  expect(await screen.findByRole('link', { name: 'company profile' })).toHaveAttribute(
    'href',
    '/employer/profile',
  );
});

it('is used by keyboard alone', async () => {
  signInSeeker();
  const sent = answerReports();
  await show();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(screen.getByRole('radio', { name: 'It looks like a scam' })).toHaveFocus();
  await user.keyboard(' {Tab}Wants a deposit.{Tab}{Enter}');
  await screen.findByText('Thank you. Your report is in.');
  expect(sent).toMatchObject([{ reason: 'scam', note: 'Wants a deposit.' }]);
});
