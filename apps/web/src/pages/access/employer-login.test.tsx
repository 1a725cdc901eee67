import { logInEmployer, getSubscription } from '@nextshift/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createRoutesStub, Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { pathWithReport, takeWantedReport } from '../../wings/trust/reports/report-intent.ts';
import type { FirstSignIn } from '../../wings/identity/employer-access/index.ts';
import { getQueryClient } from '../../platform/api/query-client.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { useEmployerAuthStore } from '../../platform/stores/employer-auth-store.ts';
import EmployerLogin from './employer-login.tsx';

serveApi();

const FIRST_SIGN_IN: FirstSignIn = { registeredEmail: 'hello@bluefinch.example' };

function acceptLogin() {
  const sent: unknown[] = [];
  serve(logInEmployer, ({ body }) => {
    sent.push(body);
    return { employer: EMPLOYER, token: 'never stored' };
  });
  serve(getSubscription, () => ({
    subscription: null,
    hasSubscription: false,
    subscriptionToken: null,
  }));
  return sent;
}

function refuseWith(answer: Response) {
  serve(logInEmployer, () => answer);
}

const open = (address = '/employer/login') => renderPage(address, '/employer/login', EmployerLogin);
const email = () => screen.getByRole('textbox', { name: 'Business email' });
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

async function fillIn(user: UserEvent) {
  await fill(user, email(), 'hello@bluefinch.example');
  await fill(user, screen.getByLabelText('Password'), 'Coffee!23');
}

it('asks for both fields', async () => {
  const user = userEvent.setup();
  open();
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
  expect(email()).toHaveFocus();
});

it('says that the session ended, if one has', () => {
  useAuthStore.setState({ hasEnded: true });
  open();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your session ended. Sign in again to go on.',
  );
});

it('fills in the address that was registered on the page before', async () => {
  const user = userEvent.setup();
  const Routes = createRoutesStub([
    {
      path: '/employer/signup',
      Component: () => (
        <Link to="/employer/login" state={FIRST_SIGN_IN}>
          On
        </Link>
      ),
    },
    { path: '/employer/login', Component: EmployerLogin },
  ]);
  render(
    <QueryClientProvider client={getQueryClient()}>
      <Routes initialEntries={['/employer/signup']} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(email()).toHaveValue('hello@bluefinch.example');
});

it('leaves what was typed before a reload', () => {
  renderPage(
    { pathname: '/employer/login', state: FIRST_SIGN_IN },
    '/employer/login',
    EmployerLogin,
  );
  expect(email()).toHaveValue('');
});

it('starts the session and opens the dashboard', async () => {
  const user = userEvent.setup();
  const sent = acceptLogin();
  open();
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(signIn());
  expect(await screen.findByText('Now at /employer')).toBeInTheDocument();
  expect(sent).toEqual([
    { email: 'hello@bluefinch.example', password: 'Coffee!23', rememberMe: true },
  ]);
  expect(useAuthStore.getState()).toMatchObject({ kind: 'employer', accountId: EMPLOYER.id });
  expect(useEmployerAuthStore.getState()).toEqual({
    employer: EMPLOYER,
    loading: false,
    error: null,
  });
});

it('continues to the page whose guard redirected here', async () => {
  const user = userEvent.setup();
  acceptLogin();
  open('/employer/login?next=%2Femployer%2Fcreatejob');
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByText('Now at /employer/createjob')).toBeInTheDocument();
});

describe('to somebody who pressed Report', () => {
  const JOB = '0192f0c1-0000-7000-8000-0000000000aa';
  const addressFor = (search: string) =>
    `/employer/login?next=${encodeURIComponent(pathWithReport({ pathname: '/jobs', search }, JOB))}`;

  it('says why, and keeps the report on other ways in', () => {
    const address = addressFor('');
    open(address);
    expect(screen.getByText(/^Sign in or register to send your report\./)).toBeInTheDocument();
    const query = address.split('?')[1] ?? '';
    for (const [name, path] of [
      ['Sign in as a job seeker', '/login'],
      ['Register now', '/employer/signup'],
      ['Forgot password?', '/forgotpassword'],
    ] as const) {
      const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(href.split('?')[0]).toBe(path);
      expect(href).toContain(query);
    }
  });

  it.each([
    ['on a page', '', '/jobs'],
    ['of a job over a list', `?job=${JOB}`, `/jobs?job=${JOB}`],
  ])('continues with a report %s', async (_where, search, page) => {
    const user = userEvent.setup();
    acceptLogin();
    open(addressFor(search));
    await fillIn(user);
    await user.click(signIn());
    expect(await screen.findByText(`Now at ${page}`)).toBeInTheDocument();
    expect(takeWantedReport(JOB)).toBe(true);
  });
});

it("shows the server's message", async () => {
  const user = userEvent.setup();
  const message = 'Invalid email or password.';
  refuseWith(HttpResponse.json({ code: 'invalid_credentials', message }, { status: 401 }));
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(useEmployerAuthStore.getState().loading).toBe(false);
});

it('opens why the account is suspended, and the appeal', async () => {
  const user = userEvent.setup();
  const message = 'Your account is suspended.';
  const details = { appealToken: 'a+pass' };
  refuseWith(HttpResponse.json({ code: 'account_suspended', message, details }, { status: 403 }));
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByText('Now at /appeal?token=a%2Bpass')).toBeInTheDocument();
});

it('shows its own message if the server sends none', async () => {
  const user = userEvent.setup();
  refuseWith(HttpResponse.text('', { status: 404 }));
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
});

it('links the reset of employer passwords, and signup', () => {
  open('/employer/login?next=%2Femployer%2Fcreatejob');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgotpassword?accountType=employer&next=%2Femployer%2Fcreatejob',
  );
  expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute(
    'href',
    '/employer/signup?next=%2Femployer%2Fcreatejob',
  );
});
