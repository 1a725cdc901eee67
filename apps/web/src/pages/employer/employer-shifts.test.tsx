import { type Assignment, getCalendar, resetCalendar } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import {
  makeAssignment,
  makeRoster,
  serveRoster,
  WEEKEND_JOB,
} from '../../../test/roster-world.ts';
import { WeekTile } from '../../wings/hiring/roster/week-tile.tsx';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerShifts from './employer-shifts.tsx';

serveApi();

const user = userEvent.setup();
let dates: Assignment[];

beforeEach(() => {
  dates = [
    makeAssignment(1, 'Maya', { status: 'confirmed' }),
    makeAssignment(2, 'Jo', { status: 'offered' }),
  ];
  signInEmployer();
  serveRoster(
    () => makeRoster(WEEKEND_JOB),
    () => dates,
  );
});

const open = () =>
  renderPage('/employer/shifts', '/employer/shifts', () => (
    <>
      <EmployerShifts />
      <Toaster />
    </>
  ));

it('lists the next dates of all jobs, those of the same shift together', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Next dates' });
  expect(within(list).getAllByText('Sat, Nov 23, 7 AM to 1 PM')).toHaveLength(1);
  expect(list).toHaveTextContent(/Maya LopezConfirmed.*Jo LopezNot confirmed yet/);
  expect(within(list).getByRole('link', { name: WEEKEND_JOB.title })).toHaveAttribute(
    'href',
    `/employer/jobs/${WEEKEND_JOB.id}/roster`,
  );
});

it('says what comes here while there is nothing', async () => {
  dates = [];
  open();
  expect(await screen.findByText('No shifts in the next two weeks')).toBeVisible();
});

it('offers a calendar to subscribe to, and a new address for it', async () => {
  let token = 'first';
  const answer = () =>
    HttpResponse.json({ url: `https://board.example/api/calendar/${token}.ics` });
  serve(getCalendar, answer);
  serve(resetCalendar, () => {
    token = 'second';
    return answer();
  });
  open();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to calendar' }));
  expect(await dialog.findByLabelText('Address')).toHaveValue(
    'https://board.example/api/calendar/first.ics',
  );
  expect(dialog.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    'webcal://board.example/api/calendar/first.ics',
  );
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('https://board.example/api/calendar/first.ics');
  await user.click(dialog.getByRole('button', { name: 'Reset the address' }));
  expect(dialog.getByText(/The old address stops working/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Give it a new address' }));
  expect(await dialog.findByDisplayValue(/second\.ics$/)).toBeVisible();
});

it('says why the address could not be changed', async () => {
  serve(getCalendar, () => ({ url: 'https://board.example/a.ics' }));
  serve(resetCalendar, () => failure(429, 'too_many_requests', 'Too many attempts.'));
  open();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await user.click(await screen.findByRole('button', { name: 'Reset the address' }));
  await user.click(screen.getByRole('button', { name: 'Give it a new address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
});

it.each([
  [['confirmed', 'offered', 'cancelled'], '3 shifts this week1 cancelled, 1 not confirmed yet'],
  [['confirmed'], '1 shift this weekNext: Maya Lopez, Sat, Nov 23, 7 AM to 1 PM'],
  [[], 'No shifts this week'],
] as const)('the tile says how sure the week is: %j', async (statuses, text) => {
  dates = statuses.map((status, index) => makeAssignment(index + 1, 'Maya', { status }));
  renderPage('/employer', '/employer', () => (
    <ul>
      <WeekTile employerId={WEEKEND_JOB.employerId} />
    </ul>
  ));
  await screen.findByText(/this week/);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
