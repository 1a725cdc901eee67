import { resetPassword } from '@nextshift/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ResetPassword from './reset-password.tsx';

serveApi();

const user = userEvent.setup();
const SAID = 'Your password was changed. Please sign in.';

afterEach(() => {
  history.replaceState(null, '', '/');
});

function open(query = '?token=secret') {
  history.replaceState(null, '', `/resetpassword${query}`);
  renderPage(`/resetpassword${query}`, '/resetpassword', ResetPassword);
}

function answer(response: () => Response) {
  const sent: unknown[] = [];
  serve(resetPassword, ({ body }) => {
    sent.push(body);
    return response();
  });
  return sent;
}

async function set(password: string, again = password) {
  if (password) await fill(user, screen.getByLabelText('New password'), password);
  if (again) await fill(user, screen.getByLabelText('Confirm new password'), again);
  await user.click(screen.getByRole('button', { name: 'Set New Password' }));
}

it('removes the token from the address', async () => {
  open('?token=secret&accountType=employer');
  await waitFor(() => {
    expect(location.href).not.toContain('secret');
  });
  expect(location.pathname + location.search).toBe('/resetpassword?accountType=employer');
});

it('survives a reload until the token is consumed', async () => {
  answer(() => HttpResponse.json({ message: SAID }));
  const reload = () => {
    cleanup();
    renderPage(location.pathname + location.search, '/resetpassword', ResetPassword);
  };
  open();
  await screen.findByLabelText('New password');
  reload();
  expect(location.href).not.toContain('secret');
  await set('Longenough1!');
  await screen.findByText(SAID);
  reload();
  expect(screen.getByRole('link', { name: 'Request a New Link' })).toBeInTheDocument();
});

it('forgets a refused token', async () => {
  answer(() => failure(400, 'reset_link_invalid', 'This link is invalid or has expired.'));
  open();
  await set('Longenough1!');
  await screen.findByText('This link is invalid or has expired.');
  expect(JSON.stringify(history.state)).not.toContain('secret');
});

it.each([
  ['', '', 'Password is required'],
  ['short', 'short', 'Password must be at least 8 characters long'],
  ['long enough', 'long enough', 'Password must contain at least one capital letter'],
  ['Long enough', 'Long enough', 'Password must contain at least one number'],
  ['Longenough1', 'Longenough1', 'Password must contain at least one special character'],
  ['Longenough1!', 'Longenough2!', 'Passwords do not match'],
])('checks a seeker’s password %j, %j: %s', async (password, again, message) => {
  open();
  await set(password, again);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it.each([
  ['', '', 'Please fill in all required fields'],
  ['Longenough', 'Longenough', 'Password must meet all requirements'],
  ['Longenough!', '', 'Please fill in all required fields'],
  ['Longenough', '', 'Please fill in all required fields'],
  ['Longenough!', 'Longenougher!', 'Passwords do not match'],
])('checks an employer’s password %j, %j: %s', async (password, again, message) => {
  open('?token=secret&accountType=employer');
  expect(screen.getByRole('list', { name: 'Password requirements' })).toBeInTheDocument();
  await set(password, again);
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it.each([
  ['?token=secret', '/login'],
  ['?token=secret&accountType=employer', '/employer/login'],
])('sets the password and leads to the right login: %s', async (query, login) => {
  const sent = answer(() => HttpResponse.json({ message: SAID }));
  open(query);
  await set('Longenough1!');
  expect(await screen.findByText(SAID)).toBeInTheDocument();
  expect(sent).toEqual([{ token: 'secret', password: 'Longenough1!' }]);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', login);
});

it("shows the server's complaint beside the field", async () => {
  answer(() =>
    HttpResponse.json(
      {
        code: 'validation_failed',
        message: 'This password is too common.',
        issues: [{ path: ['password'], message: 'This password is too common.' }],
      },
      { status: 400 },
    ),
  );
  open();
  await set('Password1!');
  expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toBeInvalid();
});

it('offers a new link if this one is consumed', async () => {
  answer(() => failure(400, 'reset_link_invalid', 'This link is invalid or has expired.'));
  open();
  await set('Longenough1!');
  expect(await screen.findByText('This link is invalid or has expired.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute(
    'href',
    '/forgotpassword',
  );
});

it('offers a new link if there is no token', () => {
  open('?accountType=employer');
  expect(screen.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute(
    'href',
    '/forgotpassword?accountType=employer',
  );
});
