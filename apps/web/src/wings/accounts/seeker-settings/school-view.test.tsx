import {
  type SchoolStatus,
  getSettings,
  getSchool,
  requestSchoolEmail,
  removeSchoolEmail,
} from '@nextshift/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { fill } from '../../../../test/fill.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { signInSeeker } from '../../../../test/seeker.ts';
import { ALL_NEWS } from '../../../../test/samples.ts';
import { NO_SCHOOL } from '../../../../test/seeker-profile.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { SchoolView } from './school-view.tsx';

serveApi();

const DUKE = { name: 'Duke University', confirmedAt: '2026-01-05T17:00:00.000Z' };
const user = userEvent.setup();
const noted = () => screen.findByText(/We sent a link to/);

beforeEach(() => {
  signInSeeker();
  const visibility = { profile: true, email: false, phone: false, school: true };
  const notifications = { email: true, push: true, sms: false };
  const settings = { visibility, notifications, kinds: ALL_NEWS };
  serve(getSettings, () => settings);
});

function open(status: SchoolStatus) {
  serve(getSchool, () => status);
  render(<Toaster />);
  renderPage('/profile', '/profile', SchoolView);
}

it('mails a link to a school address, and says where it went', async () => {
  const sent: unknown[] = [];
  serve(requestSchoolEmail, ({ body }) => {
    sent.push(body);
    return { ...NO_SCHOOL, pendingEmail: 'maya@duke.edu' };
  });
  open(NO_SCHOOL);
  await fill(user, await screen.findByLabelText('School email'), 'maya@duke.edu');
  await user.click(screen.getByRole('button', { name: 'Send the Link' }));
  expect(await noted()).toHaveTextContent('maya@duke.edu');
  expect(sent).toEqual([{ email: 'maya@duke.edu' }]);
  expect(screen.getByLabelText('School email')).toHaveValue('');
});

it.each([
  [400, 'unknown_school', 'We do not recognize the domain of this address as a school’s.'],
  [429, 'too_many_requests', 'Too many requests.'],
])('shows why an address is refused: %s %s', async (status, code, message) => {
  serve(requestSchoolEmail, () => failure(status, code, message));
  open(NO_SCHOOL);
  await fill(user, await screen.findByLabelText('School email'), 'maya@mail.example');
  await user.click(screen.getByRole('button', { name: 'Send the Link' }));
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  expect(screen.getByLabelText('School email')).toHaveValue('maya@mail.example');
});

it('shows the school, its switch and its address, which can be removed', async () => {
  let removals = 0;
  serve(removeSchoolEmail, () => {
    removals += 1;
    return NO_SCHOOL;
  });
  open({ ...NO_SCHOOL, school: DUKE, shown: true, schoolEmail: 'maya@duke.edu' });
  expect(await screen.findByText('Student at Duke University')).toBeInTheDocument();
  expect(await screen.findByRole('switch', { name: /^Show my school/ })).toBeChecked();
  expect(screen.getByText('maya@duke.edu')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => {
    expect(screen.queryByText('Student at Duke University')).not.toBeInTheDocument();
  });
  expect(removals).toBe(1);
  expect(screen.getByLabelText('School email')).toBeInTheDocument();
});
