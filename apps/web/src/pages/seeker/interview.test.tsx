import {
  bookInterview,
  declineInterview,
  getInterview,
  type Interview,
  type InterviewSlot,
} from '@nextshift/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { BOOKED, INVITED, slotAt } from '../../../test/samples.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import InterviewPage from './interview.tsx';

serveApi();

const [TEN, HALF_PAST, NEXT_DAY] = [
  '2099-11-23T15:00:00.000Z',
  '2099-11-23T15:30:00.000Z',
  '2099-11-24T15:00:00.000Z',
];

beforeEach(() => {
  signInSeeker();
});

/** Serves an interview with its times; booking and declining change it. */
function open(first: Interview | null, slots: readonly InterviewSlot[] = []) {
  let interview = first;
  const asked: string[] = [];
  serve(getInterview, () => ({
    interview,
    slots: interview?.status === 'invited' || interview?.status === 'booked' ? slots : [],
  }));
  serve(bookInterview, ({ body }) => {
    asked.push(`book ${body.startsAt}`);
    const slot = slots.find(({ startsAt }) => startsAt === body.startsAt);
    interview = { ...BOOKED, startsAt: body.startsAt, endsAt: slot?.endsAt ?? null };
    return { interview };
  });
  serve(declineInterview, () => {
    asked.push('decline');
    interview = { ...(interview ?? INVITED), status: 'declined', place: INVITED.place };
    return { interview };
  });
  const path = `/interviews/${INVITED.applicationId}`;
  renderPage(path, '/interviews/:applicationId', InterviewPage);
  return asked;
}

it('shows the times by day, those that clash folded and marked, and books in two presses', async () => {
  const user = userEvent.setup();
  const slots = [slotAt(TEN), slotAt(NEXT_DAY), slotAt(HALF_PAST, 'class')];
  const asked = open(INVITED, slots);
  const [ten] = await screen.findAllByRole('radio', { name: '10 AM' });
  const days = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(days).toEqual(['Monday, Nov 23', 'Tuesday, Nov 24', 'Monday, Nov 23']);
  expect(screen.getByText('1 more that clash with your week')).toBeInTheDocument();
  await user.click(screen.getByText('1 more that clash with your week'));
  expect(screen.getByLabelText(/^10:30 AM\s*during a class$/)).toBeInTheDocument();
  if (ten) await user.click(ten);
  await user.click(screen.getByRole('button', { name: 'Book Monday, Nov 23, 10 AM' }));
  expect(await screen.findByText('12 Main St, by the back door')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  const booked = screen.getByRole('heading', { name: 'Mon, Nov 23, 10 AM to 10:30 AM EST' });
  await waitFor(() => {
    expect(booked).toHaveFocus();
  });
  expect(asked).toEqual([`book ${TEN}`]);
});

it('says that somebody was faster, and shows the times that are left', async () => {
  const user = userEvent.setup();
  open(INVITED, [slotAt(TEN), slotAt(HALF_PAST)]);
  await user.click(await screen.findByRole('radio', { name: '10 AM' }));
  const message = 'Somebody has just taken this time. Please choose another.';
  serve(bookInterview, () => failure(409, 'slot_taken', message));
  serve(getInterview, () => ({ interview: INVITED, slots: [slotAt(HALF_PAST)] }));
  await user.click(screen.getByRole('button', { name: 'Book Monday, Nov 23, 10 AM' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('radio', { name: '10 AM' })).toBeNull();
  });
  expect(screen.getByRole('button', { name: 'Choose a time' })).toBeDisabled();
});

it('moves what is booked', async () => {
  const user = userEvent.setup();
  const asked = open(BOOKED, [slotAt(TEN), slotAt(NEXT_DAY)]);
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  expect(screen.getByRole('heading', { name: 'Other times' })).toHaveFocus();
  expect(screen.queryByRole('radio', { name: 'Monday' })).toBeNull();
  const others = within(screen.getByRole('region', { name: 'Other times' }));
  expect(others.getAllByRole('radio')).toHaveLength(1);
  await user.click(others.getByRole('radio'));
  await user.click(screen.getByRole('button', { name: 'Book Tuesday, Nov 24, 10 AM' }));
  const booked = await screen.findByRole('heading', { name: 'Tue, Nov 24, 10 AM to 10:30 AM EST' });
  await waitFor(() => {
    expect(booked).toHaveFocus();
  });
  expect(screen.getByRole('button', { name: 'Move' })).toBeInTheDocument();
  expect(asked).toEqual([`book ${NEXT_DAY}`]);
});

it('gives a time up after a question', async () => {
  const user = userEvent.setup();
  const asked = open(BOOKED, [slotAt(TEN)]);
  await user.click(await screen.findByRole('button', { name: 'I can’t make it' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'You can’t make it?' }));
  await user.click(dialog.getByRole('button', { name: 'I can’t make it' }));
  expect(await screen.findByText('Given up')).toBeInTheDocument();
  expect(screen.queryByText('12 Main St, by the back door')).toBeNull();
  expect(asked).toEqual(['decline']);
});

it('declines an invitation', async () => {
  const user = userEvent.setup();
  open(INVITED, [slotAt(TEN)]);
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Decline the interview?' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/You declined this interview/)).toBeInTheDocument();
});

it('says what to do where no time is left', async () => {
  open(INVITED);
  const link = await screen.findByRole('link', { name: 'Write to Copper Kettle Coffee' });
  expect(link).toHaveAttribute('href', `/messages/${INVITED.applicationId}`);
});

it('says that there are no times yet, or no such application', async () => {
  open(null);
  expect(
    await screen.findByRole('heading', { name: 'There are no times yet' }),
  ).toBeInTheDocument();
});

it("reports another person's application as not found", async () => {
  open(null);
  serve(getInterview, () => failure(404, 'not_found', 'We could not find what you asked for.'));
  expect(
    await screen.findByRole('heading', { name: 'We could not find this application' }),
  ).toBeInTheDocument();
});
