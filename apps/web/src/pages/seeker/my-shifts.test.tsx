import {
  type Assignment,
  type CoverOffer,
  DAY_MS,
  listInterviews,
  giveUpShift,
  listCoverOffers,
  takeCover,
  listShifts,
  confirmShift,
  cancelShift,
  disputeNoShow,
  getCalendar,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { SATURDAY } from '../../../test/sample-assignment.ts';
import { BOOKED, INVITED } from '../../../test/samples.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import MyShifts from './my-shifts.tsx';

serveApi();

const MISSED: Assignment = {
  ...SATURDAY,
  assignmentId: '01a21100-0000-7000-8000-000000000006',
  startsAt: '2020-11-14T12:00:00.000Z',
  endsAt: '2020-11-14T18:00:00.000Z',
  status: 'no_show',
  disputeUntil: '2099-01-01T12:00:00.000Z',
  contact: null,
};

let asked: string[];
let offers: CoverOffer[];

beforeEach(() => {
  asked = [];
  offers = [];
  signInSeeker();
  serve(listInterviews, () => ({ interviews: [], missedLately: 0 }));
  serve(listCoverOffers, () => ({ offers }));
});

/** Serves dates by their id; what is asked of one is remembered, and changes its status. */
async function open(shifts: readonly Assignment[]) {
  const served = new Map(shifts.map((shift) => [shift.assignmentId, shift]));
  serve(listShifts, ({ query }) => {
    const now = new Date().toISOString();
    const isPast = (query.get('to') ?? '') <= now;
    const list = [...served.values()].filter(({ startsAt, endsAt }) =>
      isPast ? startsAt < now : endsAt > now,
    );
    return { shifts: list };
  });
  const serveChange = (
    endpoint: typeof confirmShift | typeof cancelShift | typeof disputeNoShow,
    name: string,
    changes: Partial<Assignment>,
  ) => {
    serve(endpoint, ({ params }) => {
      asked.push(name);
      const id = params.assignmentId;
      const shift = { ...(served.get(id) ?? SATURDAY), ...changes };
      served.set(id, shift);
      return { shift };
    });
  };
  serveChange(confirmShift, 'confirm', { status: 'confirmed', giveUp: null });
  serveChange(cancelShift, 'cancel', { status: 'cancelled', cancelledBy: 'seeker' });
  serveChange(disputeNoShow, 'dispute', { status: 'disputed', disputeUntil: null });
  serve(giveUpShift, ({ params, body }) => {
    asked.push(`give-up: ${body.reason ?? ''}`);
    const before = served.get(params.assignmentId) ?? SATURDAY;
    const shift = { ...before, status: 'offered', giveUp: 'asked' } as const;
    served.set(shift.assignmentId, shift);
    return { shift, asked: 2 };
  });
  const page = renderPage('/my-shifts', '/my-shifts', MyShifts);
  await waitFor(() => {
    expect(screen.queryByText('Loading shifts')).toBeNull();
  });
  return page;
}

it('says when, where and for whom one works next, and how to reach them', async () => {
  await open([SATURDAY]);
  const next = within(screen.getByRole('region', { name: 'Next shift' }));
  expect(next.getByText('Sat, Nov 21, 7 AM to 1 PM EST')).toBeInTheDocument();
  expect(next.getByText('404 Glenwood Ave, Raleigh, NC 27603')).toBeInTheDocument();
  expect(next.getByRole('link', { name: 'Opening Barista' })).toHaveAttribute(
    'href',
    `/jobs/${SATURDAY.jobId}`,
  );
  expect(next.getByRole('link', { name: '(919) 555-0100' })).toBeInTheDocument();
  expect(next.getByText('To confirm')).toBeInTheDocument();
  expect(next.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+19195550100');
  expect(next.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('404 Glenwood Ave, Raleigh, NC 27603')),
  );
});

it('shows a shift under way of a job that one left among the past ones', async () => {
  await open([
    { ...SATURDAY, startsAt: '2020-11-14T12:00:00.000Z', status: 'confirmed', isAccepted: false },
  ]);
  expect(screen.queryByRole('region', { name: 'Next shift' })).toBeNull();
  const past = within(screen.getByRole('region', { name: 'Last 30 days' }));
  expect(past.getByText('Under way')).toBeInTheDocument();
});

it('links no job that was removed', async () => {
  await open([{ ...SATURDAY, jobRemoved: true }]);
  expect(screen.getByText(/Opening Barista/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Opening Barista' })).toBeNull();
});

it('confirms a date with one press', async () => {
  await open([SATURDAY]);
  await userEvent.click(screen.getByRole('button', { name: /^Confirm Sat/ }));
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  expect(asked).toEqual(['confirm']);
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(screen.getByRole('listitem')).toHaveFocus();
});

it('gives a date back after saying what follows', async () => {
  await open([SATURDAY]);
  await userEvent.click(screen.getByRole('button', { name: /^I can’t make it, Sat/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('It stays yours until one says yes.');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Just tell Copper Kettle/ }));
  expect(within(dialog).queryByLabelText(/Reason/)).toBeNull();
  expect(asked).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'I can’t make it' }));
  expect(await screen.findByText('You cannot make it')).toBeInTheDocument();
  expect(asked).toEqual(['cancel']);
  await waitFor(() => {
    expect(screen.getByRole('listitem')).toHaveFocus();
  });
});

it('asks colleagues to take a date, which stays one’s own, and keeps it after all', async () => {
  await open([SATURDAY]);
  await userEvent.click(screen.getByRole('button', { name: /^I can’t make it, Sat/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'An exam');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask colleagues' }));
  expect(await screen.findByText('Colleagues are asked')).toBeInTheDocument();
  expect(asked).toEqual(['give-up: An exam']);
  expect(screen.getByText('It stays yours until a colleague takes it.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^I can’t make it, Sat/ }));
  const again = await screen.findByRole('alertdialog');
  expect(within(again).queryByRole('radio')).toBeNull();
  await userEvent.click(within(again).getByRole('button', { name: 'Keep it' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Keep Sat/ }));
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  expect(asked).toEqual(['give-up: An exam', 'confirm']);
});

const NOBODY = 'None of your colleagues here could take this shift. It stays yours.';

it('says that nobody could take a date', async () => {
  await open([SATURDAY]);
  serve(giveUpShift, () => failure(409, 'nobody_to_cover', NOBODY));
  await userEvent.click(screen.getByRole('button', { name: /^I can’t make it, Sat/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ask colleagues' }));
  expect(await within(dialog).findByText(NOBODY)).toBeInTheDocument();
});

const OFFER: CoverOffer = {
  offerId: '01a21100-0000-7000-8000-0000000000f1',
  status: 'asked',
  shift: { ...SATURDAY, assignmentId: '01a21100-0000-7000-8000-0000000000f2' },
  needsApproval: false,
  person: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};

it('takes a colleague’s shift by one press', async () => {
  offers = [OFFER];
  serve(takeCover, () => {
    offers = [];
    return { offer: { ...OFFER, status: 'taken' } };
  });
  await open([]);
  const section = await screen.findByRole('region', { name: 'Can you take a shift?' });
  expect(section).toHaveTextContent('The first to say yes has it.');
  await userEvent.click(within(section).getByRole('button', { name: /^I’ll take it, Sat/ }));
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Can you take a shift?' })).toBeNull();
  });
});

it('says that a yes waits for approval, and why a shift could not be taken', async () => {
  offers = [{ ...OFFER, needsApproval: true }];
  serve(takeCover, () => failure(409, 'cover_taken', 'Somebody else has taken this shift.'));
  await open([]);
  await userEvent.click(await screen.findByRole('button', { name: /^I’ll take it, Sat/ }));
  expect(await screen.findByText('Somebody else has taken this shift.')).toBeInTheDocument();
  serve(takeCover, () => {
    offers = [{ ...OFFER, status: 'to_approve' }];
    return { offer: { ...OFFER, status: 'to_approve' } };
  });
  await userEvent.click(screen.getByRole('button', { name: /^I’ll take it, Sat/ }));
  expect(
    await screen.findByText('You said yes. It is yours once Copper Kettle approves.'),
  ).toBeInTheDocument();
});

it('keeps a date, and the focus on its button', async () => {
  await open([SATURDAY]);
  const button = screen.getByRole('button', { name: /^I can’t make it, Sat/ });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
  expect(asked).toEqual([]);
});

it('disputes a no-show while there is time', async () => {
  await open([MISSED]);
  const past = within(screen.getByRole('region', { name: 'Last 30 days' }));
  expect(past.getByText(/You can dispute this until Jan 1, 2099/)).toBeInTheDocument();
  await userEvent.click(past.getByRole('button', { name: /^I was there/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'I was there' }));
  expect(await screen.findByText('You disputed it')).toBeInTheDocument();
  expect(asked).toEqual(['dispute']);
});

it('shows why a date could not be confirmed', async () => {
  await open([SATURDAY]);
  const message = 'This shift was canceled meanwhile.';
  serve(confirmShift, () => HttpResponse.json({ code: 'conflict', message }, { status: 409 }));
  await userEvent.click(screen.getByRole('button', { name: /^Confirm Sat/ }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('leads to jobs where no shift is ahead', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No shifts ahead' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
});

it('shows the address of the calendar', async () => {
  const url = 'https://nextshift.example/api/calendar/token.ics';
  serve(getCalendar, () => ({ url }));
  await open([SATURDAY]);
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(await screen.findByDisplayValue(url)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    'webcal://nextshift.example/api/calendar/token.ics',
  );
});

/** The same date in as many weeks. */
const weekly = (weeks: number) =>
  Array.from({ length: weeks }, (_, week) => {
    const later = (time: string) => new Date(Date.parse(time) + week * 7 * DAY_MS).toISOString();
    return {
      ...SATURDAY,
      assignmentId: `01a21100-0000-7000-8000-0000000001${String(week).padStart(2, '0')}`,
      startsAt: later(SATURDAY.startsAt),
      endsAt: later(SATURDAY.endsAt),
    };
  });

it('shows the next shift, the first weeks with their sums, and all of them by a press', async () => {
  await open(weekly(12));
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles()).toEqual([
    'Next shift',
    'Nov 23 to 29, 2099',
    'Nov 30 to Dec 6, 2099',
    'Dec 7 to 13, 2099',
  ]);
  const week = within(screen.getByRole('region', { name: 'Nov 23 to 29, 2099' }));
  expect(week.getByText('6 h, about $90')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 dates' }));
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(12);
  expect(rows[4]).toContainElement(document.activeElement as HTMLElement);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});

it('confirms all dates by one press', async () => {
  await open(weekly(3));
  expect(screen.getByText('3 shifts wait for your confirmation.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all 3' }));
  await waitFor(() => {
    expect(screen.getAllByText('Confirmed')).toHaveLength(3);
  });
  expect(asked).toEqual(['confirm', 'confirm', 'confirm']);
  expect(screen.queryByRole('button', { name: /^Confirm all/ })).toBeNull();
});

it('says why not all dates were confirmed', async () => {
  await open(weekly(2));
  const message = 'This shift was canceled meanwhile.';
  serve(confirmShift, () => HttpResponse.json({ code: 'conflict', message }, { status: 409 }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm all 2' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('shows the copy of this device while the server is away, with its hour', async () => {
  const { unmount } = await open([SATURDAY]);
  expect(await screen.findByRole('region', { name: 'Next shift' })).toBeVisible();
  unmount();
  getQueryClient().clear();
  serve(listShifts, () => failure(404, 'not_found', 'Not here.'));
  renderPage('/my-shifts', '/my-shifts', MyShifts);
  const kept = within(await screen.findByRole('region', { name: 'Your shifts' }));
  expect(kept.getByText('Sat, Nov 21, 7 AM to 1 PM EST')).toBeVisible();
  expect(kept.getByText(/^As of /)).toBeVisible();
  expect(kept.queryByRole('button')).not.toBeInTheDocument();
});

it('shows interviews first, and how many were missed', async () => {
  const interviews = [BOOKED, { ...INVITED, id: BOOKED.jobId }];
  serve(listInterviews, () => ({ interviews, missedLately: 3 }));
  await open([SATURDAY]);
  const list = within(await screen.findByRole('region', { name: 'Interviews' }));
  expect(list.getByText('Mon, Nov 23, 10 AM to 10:30 AM EST')).toBeInTheDocument();
  expect(list.getByText('In person: 12 Main St, by the back door')).toBeInTheDocument();
  expect(list.getByRole('link', { name: 'Choose a time: Opening Barista' })).toHaveAttribute(
    'href',
    `/interviews/${INVITED.applicationId}`,
  );
  expect(list.getByText(/You missed 3 interviews/)).toBeInTheDocument();
});
