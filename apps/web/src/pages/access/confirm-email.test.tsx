import { confirmEmail } from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ConfirmEmail from './confirm-email.tsx';

serveApi();

const user = userEvent.setup();
const SAID = 'Your email address is confirmed.';

afterEach(() => {
  history.replaceState(null, '', '/');
});

function open(query = '?token=secret') {
  history.replaceState(null, '', `/confirm-email${query}`);
  renderPage(`/confirm-email${query}`, '/confirm-email', ConfirmEmail);
}

function answer(response: () => Response) {
  const sent: unknown[] = [];
  serve(confirmEmail, ({ body }) => {
    sent.push(body);
    return response();
  });
  return sent;
}

const press = async () => user.click(await screen.findByRole('button', { name: /Confirm/ }));

it('does nothing until the button is pressed', async () => {
  const sent = answer(() => HttpResponse.json({ message: SAID, accountType: 'user' }));
  open();
  await screen.findByRole('button', { name: 'Confirm This Address' });
  await waitFor(() => {
    expect(location.href).not.toContain('secret');
  });
  expect(sent).toEqual([]);
  await press();
  expect(await screen.findByText(SAID)).toBeInTheDocument();
  expect(sent).toEqual([{ token: 'secret' }]);
});

it.each([
  ['user', '/login'],
  ['employer', '/employer/login'],
])('leads a %s on to %s', async (accountType, path) => {
  answer(() => HttpResponse.json({ message: SAID, accountType }));
  open();
  await press();
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  expect(await screen.findByText(`Now at ${path}`)).toBeInTheDocument();
});

it.each([
  ['user', '/login'],
  ['employer', '/employer/login'],
])('says that the address of a %s is confirmed already', async (confirmed, path) => {
  const message = 'This link is invalid or has expired.';
  answer(() => failure(400, 'link_invalid', message, { confirmed }));
  open();
  await press();
  expect(await screen.findByText('Your email address is confirmed already.')).toBeInTheDocument();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Continue' }));
  expect(await screen.findByText(`Now at ${path}`)).toBeInTheDocument();
});

it('says so if the link has expired', async () => {
  const message = 'This link is invalid or has expired.';
  answer(() => failure(400, 'link_invalid', message));
  open();
  await press();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps the button if the call failed', async () => {
  answer(() => failure(409, 'email_taken', 'An account with this email already exists.'));
  open();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An account with this email already exists.',
  );
  expect(screen.getByRole('button', { name: 'Confirm This Address' })).toBeEnabled();
});

it('says so without a token', async () => {
  open('');
  expect(await screen.findByText('This link is invalid or has expired.')).toBeInTheDocument();
});
