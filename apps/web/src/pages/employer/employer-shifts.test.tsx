import {
  type Assignment,
  getCalendar,
  type Job,
  listEmployerJobs,
  listInterviews,
  listShifts,
  resetCalendar,
} from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { makeJob, signInEmployer } from '../../../test/employer-world.ts';
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
let jobs: Job[];

beforeEach(() => {
  dates = [
    makeAssignment(1, 'Maya', { status: 'confirmed' }),
    makeAssignment(2, 'Jo', { status: 'offered' }),
  ];
  jobs = [];
  signInEmployer();
  serve(listInterviews, () => ({ interviews: [], missedLately: 0 }));
  serve(listEmployerJobs, () => ({
    ...{ jobs, filledJobs: [], formerApplicants: [], applicationCounts: [] },
  }));
  serveRoster(
    () => makeRoster(WEEKEND_JOB),
    () => dates,
  );
});

const open = (query = '?day=2999-11-23') =>
  renderPage(`/employer/shifts${query}`, '/employer/shifts', () => (
    <>
      <EmployerShifts />
      <Toaster />
    </>
  ));

const table = () => screen.findByRole('table', { name: 'Nov 18 to 24, 2999' });

/** The cells of a row, its name first. */
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);

it('shows a week with its days across and the people down', async () => {
  dates = [
    makeAssignment(1, 'Maya', { status: 'confirmed' }),
    makeAssignment(2, 'Jo', { status: 'cancelled', cancelledBy: 'seeker' }),
  ];
  open();
  const [head, ...rows] = within(await table()).getAllByRole('row');
  expect(cellsOf(head)).toEqual([
    'Person',
    ...['Mon 18', 'Tue 19', 'Wed 20', 'Thu 21', 'Fri 22', 'Sat 23', 'Sun 24'],
  ]);
  const none = ['', '', '', '', ''];
  expect(rows.map(cellsOf)).toEqual([
    ['Jo Lopez0 h', ...none, '7 AM to 1 PMWeekend BaristaJo cannot make it', ''],
    ['Maya Lopez6 h', ...none, '7 AM to 1 PMWeekend BaristaConfirmed', ''],
    ['Still free', ...none, '1 free', ''],
  ]);
});

it('shows the shifts down, with what is free', async () => {
  dates = [makeAssignment(1, 'Maya', { status: 'confirmed' })];
  open();
  await table();
  await user.click(screen.getByRole('radio', { name: 'Shifts' }));
  const [, row] = within(await table()).getAllByRole('row');
  expect(cellsOf(row).filter(Boolean)).toEqual([
    '7 AM to 1 PMWeekend Barista',
    'Maya LopezConfirmed1 free',
  ]);
});

it('shows what nobody works yet, on its day too', async () => {
  const hours = { start: '16:00', end: '20:00', capacity: 2 };
  const shift = { id: WEEKEND_JOB.id, weekday: 'fri' as const, date: null, ...hours };
  jobs = [makeJob(5, { title: 'Dishwasher', shifts: [shift], startDate: null })];
  open('?day=2999-11-22');
  const row = await screen.findByRole('row', { name: /^Still free/ });
  expect(cellsOf(row)).toEqual(['Still free', '', '', '', '', '2 free', '', '']);
  expect(screen.getByRole('list', { name: 'Nobody yet' })).toHaveTextContent(
    '4 PM to 8 PM · Dishwasher: nobody yet, 2 free',
  );
});

it('asks for the week of the address, and goes on to the next', async () => {
  const asked: unknown[] = [];
  serve(listShifts, ({ query }) => {
    asked.push([query.get('from'), query.get('to')]);
    return { shifts: [] };
  });
  open();
  expect(await screen.findByText('No shifts this week')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('heading', { name: 'Nov 25 to Dec 1, 2999' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(screen.getByRole('heading', { name: 'Nov 18 to 24, 2999' })).toBeVisible();
  expect(asked.slice(0, 2)).toEqual([
    ['2999-11-17T00:00:00.000Z', '2999-11-26T00:00:00.000Z'],
    ['2999-11-24T00:00:00.000Z', '2999-12-03T00:00:00.000Z'],
  ]);
});

it('opens another week on its first day with a shift, or on Monday', async () => {
  open('?day=2999-11-12');
  await screen.findByText('No shifts this week');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('heading', { name: 'Sat, Nov 23, 2999' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sat, Nov 23, 2999' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Sun, Nov 24, 2999' }));
  expect(screen.getByRole('heading', { name: 'Sun, Nov 24, 2999' })).toBeVisible();
});

it('tells today from the day that is shown', async () => {
  serve(listShifts, () => ({ shifts: [] }));
  const shift = { id: WEEKEND_JOB.id, weekday: 'sat' as const, date: null };
  const hours = { start: '16:00', end: '20:00', capacity: 2 };
  jobs = [makeJob(5, { shifts: [{ ...shift, ...hours }], startDate: null })];
  open('');
  const strip = within(await screen.findByRole('group', { name: 'Day' }));
  const today = strip.getByRole('button', { current: 'date' });
  expect(today).toHaveAttribute('aria-pressed', 'true');
  const others = strip.getAllByRole('button').filter((button) => button !== today);
  await user.click(others[0] ?? today);
  expect(strip.getByRole('button', { current: 'date' })).toHaveAttribute('aria-pressed', 'false');
  expect(strip.getByRole('button', { pressed: true })).toBe(others[0]);
});

it('lists the people of a day, those of the same shift together', async () => {
  open('?day=2999-11-22');
  await table();
  expect(screen.getByText('Nobody works on this day.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sat, Nov 23, 2999, 2 people' }));
  const list = screen.getByRole('list', { name: 'Shifts on Sat, Nov 23, 2999' });
  expect(within(list).getAllByText('Sat, Nov 23, 7 AM to 1 PM')).toHaveLength(1);
  expect(list).toHaveTextContent(/Maya LopezConfirmed.*Jo LopezNot confirmed yet/);
  expect(within(list).getByRole('link', { name: WEEKEND_JOB.title })).toHaveAttribute(
    'href',
    `/employer/jobs/${WEEKEND_JOB.id}/roster`,
  );
});

it('leads from the table to what can be done about a day', async () => {
  open('?day=2999-11-22');
  const [, jo] = within(await table()).getAllByRole('row');
  await user.click(within(jo ?? document.body).getByRole('button'));
  expect(screen.getByRole('heading', { name: 'Sat, Nov 23, 2999' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Cancel this date for Maya Lopez' })).toBeVisible();
});

it('loads all pages of a week', async () => {
  serve(listShifts, ({ query }) =>
    query.get('cursor') === 'second'
      ? { shifts: [makeAssignment(2, 'Jo')] }
      : HttpResponse.json(
          { shifts: [makeAssignment(1, 'Maya')] },
          { headers: { link: '</api/shifts?cursor=second>; rel="next"' } },
        ),
  );
  open();
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(2);
});

it('prints the week', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
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
  [['confirmed', 'offered', 'cancelled'], '3 shifts in 7 days1 canceled, 1 not confirmed yet'],
  [['confirmed'], '1 shift in 7 daysNext: Maya Lopez, Sat, Nov 23, 7 AM to 1 PM'],
  [[], 'No shifts in 7 days'],
] as const)('the tile says how sure the week is: %j', async (statuses, text) => {
  dates = statuses.map((status, index) => makeAssignment(index + 1, 'Maya', { status }));
  renderPage('/employer', '/employer', () => (
    <ul>
      <WeekTile employerId={WEEKEND_JOB.employerId} />
    </ul>
  ));
  await screen.findByText(/in 7 days/);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
