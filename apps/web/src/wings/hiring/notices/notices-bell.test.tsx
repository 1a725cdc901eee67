import { type Notice, listNotices, readNotices } from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../../test/api-server.ts';
import { idOf, signInEmployer } from '../../../../test/employer-world.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { signInSeeker } from '../../../../test/seeker.ts';
import { NoticesBell } from './notices-bell.tsx';

serveApi();

const user = userEvent.setup();
const open = (side: 'seeker' | 'employer' = 'seeker') =>
  renderPage('/jobs', '/jobs', () => <NoticesBell side={side} />);
const bell = (name: string) => screen.findByRole('button', { name });

function notice(n: number, status: Notice['status'], readAt: string | null): Notice {
  return {
    id: idOf(n),
    kind: 'decision',
    applicationId: idOf(n),
    jobId: idOf(n),
    jobRemoved: false,
    jobTitle: `Job ${String(n)}`,
    companyName: 'Oak City Coffee',
    logo: null,
    status,
    reason: null,
    shift: null,
    messageId: null,
    interviewId: null,
    createdAt: '2026-01-05T17:00:00.000Z',
    readAt,
  };
}

/** Serves the notices, all read after the request to mark them. */
function serveNotices(...notices: Notice[]) {
  let readings = 0;
  serve(listNotices, () => {
    const unreadCount = notices.filter(({ readAt }) => readAt === null).length;
    return {
      notices,
      unreadCount: readings > 0 ? 0 : unreadCount,
    };
  });
  serve(readNotices, () => {
    readings += 1;
    return null;
  });
  return () => readings;
}

it('says when the shift is that a notice is about', async () => {
  const shift = {
    assignmentId: idOf(9),
    startsAt: '2026-01-10T12:00:00.000Z',
    endsAt: '2026-01-10T18:00:00.000Z',
    timeZone: 'America/New_York',
  };
  serveNotices(
    { ...notice(1, 'Accepted', null), shift },
    { ...notice(2, 'Accepted', null), shift, reason: 'shift_to_confirm' },
    { ...notice(3, 'Accepted', null), reason: 'shifts_changed' },
  );
  signInSeeker();
  open();
  await user.click(await bell('Notices, 3 unread'));
  const panel = await screen.findByRole('dialog');
  expect(panel).toHaveTextContent('accepted! Your first shift: Sat, Jan 10, 7 AM to 1 PM.');
  expect(panel).toHaveTextContent('Please confirm your shift. Sat, Jan 10, 7 AM to 1 PM.');
  expect(panel).toHaveTextContent('The employer changed your shifts.');
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/history?tab=applied',
    '/my-shifts',
    '/my-shifts',
  ]);
});

it('counts unread notices, shows them and marks them as read', async () => {
  const readings = serveNotices(
    notice(1, 'Accepted', null),
    notice(2, 'Rejected', '2026-01-06T17:00:00.000Z'),
  );
  signInSeeker();
  open();
  await user.click(await bell('Notices, 1 unread'));
  const panel = within(await screen.findByRole('dialog', { name: 'Notices' }));
  const [first, second] = panel.getAllByRole('link');
  expect(first).toHaveTextContent(
    'Job 1 (new)12:00 PMOak City CoffeeYour application was accepted!Accepted',
  );
  expect(second).toHaveTextContent(
    /^OCJob 212:00 PMOak City CoffeeYour application was not chosen/,
  );
  await waitFor(() => {
    expect(readings()).toBe(1);
  });
  expect(first).toHaveTextContent('(new)');
  await user.keyboard('{Escape}');
  expect(await bell('Notices')).toHaveFocus();
});

it('groups notices by day, with the hour of each', async () => {
  const now = new Date();
  const at = (createdAt: string) => ({ createdAt, readAt: createdAt });
  serveNotices(
    { ...notice(3, 'Accepted', null), ...at(now.toISOString()) },
    { ...notice(2, 'Interviewing', null), ...at('2026-01-05T22:30:00.000Z') },
    { ...notice(1, 'pending', null), ...at('2026-01-05T17:00:00.000Z') },
  );
  signInSeeker();
  open();
  await user.click(await bell('Notices'));
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect(today.getAllByRole('listitem')).toHaveLength(1);
  const earlier = within(screen.getByRole('region', { name: 'Jan 5, 2026' }));
  expect(earlier.getAllByRole('time').map(({ textContent }) => textContent)).toEqual([
    '5:30 PM',
    '12:00 PM',
  ]);
});

it('distinguishes a reopened application from a new one', async () => {
  const read = '2026-01-06T17:00:00.000Z';
  const first = notice(1, 'pending', read);
  const decided = { ...notice(2, 'Rejected', read), applicationId: first.applicationId };
  const reopened = { ...notice(3, 'pending', read), applicationId: first.applicationId };
  serveNotices(reopened, decided, notice(4, 'pending', read), first);
  signInSeeker();
  open();
  await user.click(await bell('Notices'));
  const panel = within(await screen.findByRole('dialog', { name: 'Notices' }));
  const told = await panel.findAllByText(/^Your application/);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Your application is being looked at again.',
    'Your application was not chosen this time.',
    'Your application was received.',
    'Your application was received.',
  ]);
});

it('calls an application received when it was made again after its end', async () => {
  serveNotices(
    notice(2, 'pending', null),
    { ...notice(1, 'Closed', null), reason: 'filled' },
    notice(0, 'pending', null),
  );
  signInSeeker();
  open();
  await user.click(await bell('Notices, 3 unread'));
  const panel = within(await screen.findByRole('dialog'));
  const told = await panel.findAllByText(/^Your application/);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Your application was received.',
    'Your application is closed: position filled.',
    'Your application was received.',
  ]);
});

it('leads to the history', async () => {
  serveNotices(notice(1, 'Interviewing', null));
  signInSeeker();
  open();
  await user.click(await bell('Notices, 1 unread'));
  await user.click(await screen.findByRole('link', { name: /You are invited to an interview/ }));
  expect(await screen.findByText('Now at /history?tab=applied')).toBeInTheDocument();
});

it('opens with unread notices if it was pressed before they loaded', async () => {
  const readings = serveNotices(notice(1, 'Accepted', null));
  signInSeeker();
  open();
  await user.click(screen.getByRole('button', { name: 'Notices' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notices' }));
  expect(await panel.findByRole('link')).toHaveTextContent('(new)');
  await waitFor(() => {
    expect(readings()).toBe(1);
  });
  await user.keyboard('{Escape}');
  expect(await bell('Notices')).toHaveFocus();
});

it('says that there are no notices, and marks nothing', async () => {
  const readings = serveNotices();
  signInSeeker();
  open();
  await user.click(await bell('Notices'));
  expect(await screen.findByText('No news yet')).toBeInTheDocument();
  expect(readings()).toBe(0);
});

it('reports only in the panel that notices did not load, and retries', async () => {
  serve(listNotices, () => HttpResponse.error(), { once: true });
  signInSeeker();
  open();
  await user.click(await bell('Notices'));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveNotices(notice(1, 'Under Review', '2026-01-06T17:00:00.000Z'));
  await user.click(retry);
  expect(await screen.findByText('Your application is under review.')).toBeInTheDocument();
});

it.each([
  ['visitors', () => undefined],
  ['the other side', signInEmployer],
])('asks for nothing for %s', async (_who, signIn) => {
  signIn();
  open();
  expect(await screen.findByRole('button', { name: 'Notices' })).toBeInTheDocument();
});

it('shows a withdrawn place, not the acceptance again', async () => {
  serveNotices({ ...notice(1, 'Accepted', null), reason: 'place_withdrawn' });
  signInSeeker();
  open();
  await user.click(await bell('Notices, 1 unread'));
  const link = await screen.findByRole('link', { name: /Oak City Coffee/ });
  expect(link).toHaveTextContent(
    'The employer had accepted your application, and has taken that back.',
  );
});

it.each([
  [false, 'A job you saved closes soon. Apply while it is open.', `/jobs/${idOf(1)}`],
  [true, 'A job you saved was removed.', '/history?tab=saved'],
])(
  'leads to a saved job that closes, unless it was removed: %s',
  async (jobRemoved, words, href) => {
    const closing = { applicationId: null, reason: 'closes_soon', jobRemoved } as const;
    serveNotices({ ...notice(1, null, null), ...closing });
    signInSeeker();
    open();
    await user.click(await bell('Notices, 1 unread'));
    const link = await screen.findByRole('link', { name: /Oak City Coffee/ });
    expect(link).toHaveTextContent(words);
    expect(link).toHaveAttribute('href', href);
  },
);

it('shows employers messages, new applicants, interviews and covers', async () => {
  serveNotices(
    { ...notice(1, null, null), kind: 'message', reason: 'message', messageId: idOf(8) },
    { ...notice(2, null, null), reason: 'applied' },
    {
      ...notice(3, null, null),
      kind: 'interview',
      reason: 'interview_moved',
      interviewId: idOf(7),
    },
    {
      ...notice(4, null, null),
      kind: 'shift',
      reason: 'cover_to_approve',
      shift: {
        assignmentId: idOf(9),
        startsAt: '2026-01-10T12:00:00.000Z',
        endsAt: '2026-01-10T18:00:00.000Z',
        timeZone: 'America/New_York',
      },
    },
  );
  signInEmployer();
  open('employer');
  await user.click(await bell('Notices, 4 unread'));
  const panel = await screen.findByRole('dialog', { name: 'Notices' });
  expect(panel).toHaveTextContent('An applicant has moved the interview to another time.');
  expect(panel).toHaveTextContent('Please approve it. Sat, Jan 10, 7 AM to 1 PM.');
  expect(panel).toHaveTextContent('An applicant has written to you.');
  expect(panel).toHaveTextContent('Somebody applied.');
  expect(panel).not.toHaveTextContent('Oak City Coffee');
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/employer/messages/${idOf(1)}`,
    `/employer/applications?job=${idOf(2)}`,
    `/employer/applications?job=${idOf(3)}&application=${idOf(3)}`,
    `/employer/jobs/${idOf(4)}/roster`,
  ]);
});
