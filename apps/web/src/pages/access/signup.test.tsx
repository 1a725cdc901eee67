import { signUpSeeker } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { SEEKER } from '../../../test/samples.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import Signup from './signup.tsx';

serveApi();

function acceptSignup() {
  const sent: { body: unknown; key: string | null }[] = [];
  serve(signUpSeeker, async ({ request }) => {
    sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    await delay(20);
    return { token: 'never stored', user: SEEKER };
  });
  return sent;
}

function refuseWith(status: number, body: { code: string; message: string; issues?: object[] }) {
  serve(signUpSeeker, () => HttpResponse.json(body, { status }));
}

const open = (address = '/signup') =>
  renderPage(address, '/signup', Signup, { supportEmail: 'support@nextshift.example' });
const create = () => screen.getByRole('button', { name: 'Create Account' });
const field = (label: string) => screen.getByLabelText(label);

const LABELS = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'];

async function fillIn(user: UserEvent) {
  const texts = ['Maya', 'Torres', 'maya@example.com', 'Secret1!', 'Secret1!'];
  for (const [index, label] of LABELS.entries()) {
    await fill(user, field(label), texts[index] ?? '');
  }
}

// Every field before the failing one is valid, every field after it is still empty.
it.each([
  [[], 'First name', 'First name is required'],
  [['Maya'], 'Last name', 'Last name is required'],
  [['Maya', 'Torres'], 'Email', 'Email is required'],
  [['Maya', 'Torres', 'maya'], 'Email', 'Please enter a valid email address'],
  [['Maya', 'Torres', 'm@b.co'], 'Password', 'Password is required'],
  [
    ['Maya', 'Torres', 'm@b.co', 'short'],
    'Password',
    'Password must be at least 8 characters long',
  ],
  [
    ['Maya', 'Torres', 'm@b.co', 'longenough'],
    'Password',
    'Password must contain at least one capital letter',
  ],
  [
    ['Maya', 'Torres', 'm@b.co', 'Longenough'],
    'Password',
    'Password must contain at least one number',
  ],
  [
    ['Maya', 'Torres', 'm@b.co', 'Longenough1'],
    'Password',
    'Password must contain at least one special character',
  ],
  [['Maya', 'Torres', 'm@b.co', 'Longenough1!'], 'Confirm password', 'Passwords do not match'],
])('after %j leads to %s and says: %s', async (texts, label, message) => {
  const user = userEvent.setup();
  open();
  for (const [index, text] of texts.entries()) {
    await fill(user, field(LABELS[index] ?? ''), text);
  }
  await user.click(create());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
});

it('shows beside each field its own first failed rule', async () => {
  const user = userEvent.setup();
  open();
  await user.click(create());
  await screen.findByText('First name is required');
  expect(field('First name')).toHaveAccessibleDescription('First name is required');
  expect(field('Last name')).toHaveAccessibleDescription('Last name is required');
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(field('Password')).toHaveAccessibleDescription(/Password is required$/);
});

it('clears the mismatch when either password is fixed', async () => {
  const user = userEvent.setup();
  open();
  await fillIn(user);
  await user.type(field('Password'), 'x');
  await user.click(create());
  expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
  await user.type(field('Password'), '{Backspace}');
  await expect.poll(() => field('Confirm password')).toBeValid();
});

it('signs up once, with one key, starts the session and opens the wizard', async () => {
  const user = userEvent.setup();
  const sent = acceptSignup();
  open('/signup?next=%2Fjobs%2F1');
  await fillIn(user);
  await user.dblClick(create());
  const wizard = 'Now at /completeprofile?next=%2Fjobs%2F1';
  expect(await screen.findByText(wizard)).toBeInTheDocument();
  expect(sent).toEqual([
    {
      body: {
        firstName: 'Maya',
        lastName: 'Torres',
        email: 'maya@example.com',
        password: 'Secret1!',
        confirmPassword: 'Secret1!',
      },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(useAuthStore.getState()).toMatchObject({
    kind: 'seeker',
    accountId: SEEKER.id,
    user: SEEKER,
  });
});

it('shows a taken email once, beside the email', async () => {
  const user = userEvent.setup();
  const message = 'An account with this email already exists.';
  refuseWith(409, { code: 'email_taken', message });
  open();
  await fillIn(user);
  await user.click(create());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveAccessibleDescription(message);
});

it("shows the server's complaint about a password beside it", async () => {
  const user = userEvent.setup();
  const message = 'This password is too common.';
  const issues = [{ path: ['password'], message }];
  refuseWith(400, { code: 'validation_failed', message, issues });
  open();
  await fillIn(user);
  await user.click(create());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Password')).toHaveFocus();
  expect(field('Password')).toHaveAccessibleDescription(/This password is too common\.$/);
});

it('links support where it says to contact it', async () => {
  const user = userEvent.setup();
  refuseWith(408, { code: 'timeout', message: 'late' });
  open();
  await fillIn(user);
  await user.click(create());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('try again later or contact support. support@nextshift.example');
  expect(within(alert).getByRole('link')).toHaveAttribute(
    'href',
    'mailto:support@nextshift.example',
  );
});

it('says what joining confirms, and links the policies', () => {
  open();
  const terms = screen.getByText(/you confirm that you are at least 16 years old/);
  expect(within(terms).getByRole('link', { name: /User Agreement/ })).toHaveAttribute(
    'href',
    '/terms/User%20Agreement',
  );
  expect(within(terms).getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
    'href',
    '/terms/Privacy%20Policy',
  );
});

it('passes the destination on to sign in', () => {
  open('/signup?next=%2Fjobs%2F1');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fjobs%2F1',
  );
});

it('says why to somebody who asked for an alert', () => {
  open(`/signup?next=${encodeURIComponent('/alerts/new?searchLocation=Raleigh')}`);
  expect(
    screen.getByText('Join or sign in to get this search by email. We keep your criteria.'),
  ).toBeInTheDocument();
});

it('says why to somebody who pressed Report', () => {
  open(`/signup?next=${encodeURIComponent('/jobs/1#report-1')}`);
  expect(screen.getByText(/^Join or sign in to send your report\./)).toBeInTheDocument();
});

it('says nothing of alerts to others', () => {
  open('/signup?next=%2Falerts');
  expect(screen.queryByText(/by mail/)).not.toBeInTheDocument();
});
