import { getInterviewHours, type InterviewHours, updateInterviewHours } from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { makeJob, serveJobs, signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import InterviewHoursPage from './interview-hours.tsx';

serveApi();

const JOB = { ...makeJob(1), address: '12 Oak Street', zipCode: '27601' };
const HOURS: InterviewHours = {
  minutes: 30,
  weekly: [{ weekday: 'mon', start: '10:00', end: '12:00' }],
  dates: [{ date: '2099-12-05', start: '09:00', end: '11:00' }],
  seats: 2,
  noticeHours: 24,
  daysAhead: 14,
  place: { kind: 'phone', text: '(919) 555-0142' },
  invite: 'on_apply',
};

let saved: InterviewHours[];

beforeEach(() => {
  saved = [];
  signInEmployer();
});

function open(hours: InterviewHours | null) {
  serveJobs(() => [JOB]);
  serve(getInterviewHours, () => ({ interviewHours: hours }));
  serve(updateInterviewHours, ({ body }) => {
    saved.push(body);
    return { interviewHours: body };
  });
  const path = `/employer/jobs/${JOB.id}/interview-hours`;
  renderPage(path, '/employer/jobs/:jobId/interview-hours', InterviewHoursPage);
}

it('begins with the address of the job, and saves what was painted', async () => {
  const user = userEvent.setup();
  open(null);
  expect(await screen.findByLabelText('Address')).toHaveValue('12 Oak Street, Raleigh, NC 27601');
  await user.click(screen.getByLabelText('Monday 9:00 AM, no interviews'));
  await user.selectOptions(screen.getByLabelText('One interview takes'), '15');
  await user.click(screen.getByRole('button', { name: 'Save Interview Hours' }));
  await waitFor(() => {
    expect(saved).toEqual([
      {
        minutes: 15,
        weekly: [{ weekday: 'mon', start: '09:00', end: '09:30' }],
        dates: [],
        seats: 1,
        noticeHours: 24,
        daysAhead: 14,
        place: { kind: 'onsite', text: '12 Oak Street, Raleigh, NC 27601' },
        invite: 'by_hand',
      },
    ]);
  });
});

it('shows what is stored, and changes it', async () => {
  const user = userEvent.setup();
  open(HOURS);
  expect(await screen.findByLabelText('Number to call')).toHaveValue('(919) 555-0142');
  const date = within(screen.getByRole('group', { name: 'Date 1' }));
  expect(date.getByLabelText('Date')).toHaveValue('2099-12-05');
  await user.click(date.getByRole('button', { name: 'Remove date 1' }));
  await user.click(screen.getByRole('radio', { name: /People I invite/ }));
  await user.click(screen.getByRole('button', { name: 'Save Interview Hours' }));
  await waitFor(() => {
    expect(saved).toEqual([{ ...HOURS, dates: [], invite: 'by_hand' }]);
  });
});

it('asks for the place beside its field', async () => {
  const user = userEvent.setup();
  open(HOURS);
  await user.clear(await screen.findByLabelText('Number to call'));
  await user.click(screen.getByRole('button', { name: 'Save Interview Hours' }));
  expect(await screen.findByText('Please say where')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('asks for a single date that is empty, in its field', async () => {
  const user = userEvent.setup();
  open(HOURS);
  await user.click(await screen.findByRole('button', { name: 'Add a single date' }));
  await user.click(screen.getByRole('button', { name: 'Save Interview Hours' }));
  const date = within(screen.getByRole('group', { name: 'Date 2' })).getByLabelText('Date');
  await waitFor(() => {
    expect(date).toHaveFocus();
  });
  expect(date).toBeInvalid();
  expect(date).toHaveAccessibleDescription('Please enter a date such as 2026-12-05');
  expect(saved).toEqual([]);
});

it('says beside the times what is wrong with them', async () => {
  const user = userEvent.setup();
  open({ ...HOURS, weekly: [], dates: [{ date: '2099-12-05', start: '09:00', end: '09:30' }] });
  await user.selectOptions(await screen.findByLabelText('One interview takes'), '45');
  await user.click(screen.getByRole('button', { name: 'Save Interview Hours' }));
  expect(
    await screen.findByText('Each time must be at least as long as one interview: 45 minutes'),
  ).toBeInTheDocument();
  expect(saved).toEqual([]);
});

it('says that a job is not there', async () => {
  open(null);
  serve(getInterviewHours, () =>
    failure(404, 'not_found', 'We could not find what you asked for.'),
  );
  serveJobs(() => []);
  expect(
    await screen.findByRole('heading', { name: 'We could not find this job' }),
  ).toBeInTheDocument();
});
