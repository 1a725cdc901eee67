import { forgotPassword } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ForgotPassword from './forgot-password.tsx';

serveApi();

const user = userEvent.setup();
const SAID = 'If an account exists for this address, we have sent instructions to it.';

function open(query = '') {
  renderPage(`/forgotpassword${query}`, '/forgotpassword', ForgotPassword);
}

function answer(response: () => Response) {
  const sent: unknown[] = [];
  serve(forgotPassword, ({ body }) => {
    sent.push(body);
    return response();
  });
  return sent;
}

async function send(label: string, email: string) {
  await fill(user, screen.getByLabelText(label), email);
  await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
}

it('asks for a valid address', async () => {
  open();
  await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  await send('Email', 'maya@');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
});

it("shows the server's message and a link back", async () => {
  const sent = answer(() => HttpResponse.json({ message: SAID }));
  open();
  await send('Email', 'maya@example.com');
  expect(await screen.findByText(SAID)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sent).toEqual([{ email: 'maya@example.com', accountType: 'user' }]);
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
  await user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it.each([
  ['?next=%2Fjobs%2Fa%3Fintent%3Dsave', '/login?next=%2Fjobs%2Fa%3Fintent%3Dsave'],
  [
    '?accountType=employer&next=%2Femployer%2Fcreatejob',
    '/employer/login?next=%2Femployer%2Fcreatejob',
  ],
  ['?next=https%3A%2F%2Felsewhere.example', '/login'],
])('leads back from %s to where one was going', (query, href) => {
  open(query);
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', href);
});

it('is for employers too', async () => {
  const sent = answer(() => HttpResponse.json({ message: SAID }));
  open('?accountType=employer');
  await send('Business email', 'hello@bluefinch.example');
  await screen.findByText(SAID);
  expect(sent).toEqual([{ email: 'hello@bluefinch.example', accountType: 'employer' }]);
  expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
    'href',
    '/employer/login',
  );
});

it.each([
  ['the server’s own words', () => failure(429, 'too_many_requests', 'Too many.'), 'Too many.'],
  ['a general text', () => new HttpResponse('?', { status: 400 }), 'An error occurred'],
])('tells of a failure in %s', async (_what, response, text) => {
  answer(response);
  open();
  await send('Email', 'maya@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
