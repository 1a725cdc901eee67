import {
  logInSeeker,
  saveJob,
  getPasskeySignInOptions,
  logInSeekerWithPasskey,
} from '@nextshift/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { stubPasskeys } from '../../../test/passkeys.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { SEEKER, sampleLogin, sampleSavedJob } from '../../../test/samples.ts';
import { stateRevealing } from '../../entities/job/opened-job.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { useHistoryStore } from '../../platform/stores/history-store.ts';
import { pathWithReport } from '../../wings/trust/reports/report-intent.ts';
import Login from './login.tsx';

serveApi();

afterEach(() => {
  vi.unstubAllGlobals();
});

const SAVED = '0192f0c1-0000-7000-8000-000000000002';
const APPLIED = '0192f0c1-0000-7000-8000-000000000003';

/** Lets the login succeed, and collects the request bodies. */
function acceptLogin() {
  const sent: unknown[] = [];
  serve(logInSeeker, async ({ body }) => {
    sent.push(body);
    await delay(20);
    return sampleLogin({ savedJobIds: [SAVED], appliedJobIds: [APPLIED] });
  });
  return sent;
}

function refuseWith(answer: Response) {
  serve(logInSeeker, () => answer);
}

const open = (address = '/login') => renderPage(address, '/login', Login);
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

async function fillIn(user = userEvent.setup()) {
  await fill(user, email(), ' maya@example.com ');
  await fill(user, password(), 'Secret1!');
}

it('says that the session ended, if one has', () => {
  open();
  expect(screen.queryByRole('status')).toBeNull();
  act(() => {
    useAuthStore.setState({ hasEnded: true });
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your session ended. Sign in again to go on.',
  );
});

it('asks for both fields and leads to the first empty one', async () => {
  const user = userEvent.setup();
  open();
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Both fields are required.');
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Required');

  await fill(user, email(), 'maya@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Both fields are required.');
  expect(email()).toBeValid();
  expect(password()).toHaveFocus();
});

it('starts the session, with saved and applied jobs, and opens the profile', async () => {
  const user = userEvent.setup();
  const sent = acceptLogin();
  open();
  await fillIn(user);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'maya@example.com', password: 'Secret1!', rememberMe: false }]);
  expect(useAuthStore.getState()).toMatchObject({
    kind: 'seeker',
    accountId: SEEKER.id,
    user: SEEKER,
  });
  expect(useHistoryStore.getState()).toMatchObject({
    savedJobIds: [SAVED],
    appliedJobIds: [APPLIED],
  });
});

it('sends Remember me', async () => {
  const user = userEvent.setup();
  const sent = acceptLogin();
  open();
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(signIn());
  await screen.findByText('Now at /profile');
  expect(sent).toMatchObject([{ rememberMe: true }]);
});

it.each([
  ['/jobs?searchLocation=Raleigh', '/jobs?searchLocation=Raleigh'],
  ['https://evil.example/', '/profile'],
  ['//evil.example', '/profile'],
  ['javascript:alert(1)', '/profile'],
])('goes on from next=%s to %s', async (next, place) => {
  const user = userEvent.setup();
  acceptLogin();
  open(`/login?next=${encodeURIComponent(next)}`);
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByText(`Now at ${place}`)).toBeInTheDocument();
});

it('signs in once, however often the button is pressed', async () => {
  const user = userEvent.setup();
  const sent = acceptLogin();
  open();
  await fillIn(user);
  await user.dblClick(signIn());
  await screen.findByText('Now at /profile');
  expect(sent).toHaveLength(1);
});

it("shows the server's message until the form changes", async () => {
  const user = userEvent.setup();
  refuseWith(
    HttpResponse.json(
      { code: 'invalid_credentials', message: 'Invalid email or password.' },
      { status: 401 },
    ),
  );
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
  await user.type(password(), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows its own message if the server sends none', async () => {
  const user = userEvent.setup();
  refuseWith(HttpResponse.html('<h1>Proxy</h1>', { status: 407 }));
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
});

it('passes the destination on to signup and reset', () => {
  open('/login?next=%2Fjobs%2F1');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fjobs%2F1',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgotpassword?next=%2Fjobs%2F1',
  );
});

const WANTED = '0192f0c1-0000-7000-8000-000000000004';

/** Signs in with an intent for a listed job, and collects the saved jobs. */
async function signInFor(jobId: string, intent: string) {
  const user = userEvent.setup();
  const saved: unknown[] = [];
  serve(saveJob, ({ body }) => {
    saved.push(body);
    return { savedJob: sampleSavedJob(body.jobId) };
  });
  acceptLogin();
  const next = `/jobs?searchLocation=Raleigh&job=${jobId}&intent=${intent}`;
  open(`/login?next=${encodeURIComponent(next)}`);
  await fillIn(user);
  await user.keyboard('{Enter}');
  // Over the list, to which closing it returns.
  await screen.findByText(`Now at /jobs?searchLocation=Raleigh&job=${jobId}`);
  return saved;
}

it('saves the job that a visitor wanted to save, and opens it over its list', async () => {
  const saved = await signInFor(WANTED, 'save');
  await waitFor(() => {
    expect(saved).toEqual([{ userId: SEEKER.id, jobId: WANTED }]);
  });
  expect(useHistoryStore.getState().savedJobIds).toEqual([WANTED, SAVED]);
  expect(screen.getByText(JSON.stringify(stateRevealing(WANTED)))).toBeInTheDocument();
});

it.each([
  [SAVED, 'save'],
  [WANTED, 'apply'],
  [WANTED, 'delete'],
])('saves nothing that is saved already or was not asked for (%s, %s)', async (jobId, intent) => {
  expect(await signInFor(jobId, intent)).toEqual([]);
  expect(useHistoryStore.getState().savedJobIds).toEqual([SAVED]);
});

it('asks for a code where the account needs one, and sends the same form with it', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  const required = { code: 'second_factor_required', message: 'Please enter the code.' };
  const wrong = { code: 'wrong_code', message: 'This code is wrong, or was used already.' };
  serve(logInSeeker, ({ body }) => {
    sent.push(body);
    return body.code === undefined
      ? HttpResponse.json(required, { status: 401 })
      : HttpResponse.json(wrong, { status: 400 });
  });
  open();
  await fillIn(user);
  await user.click(signIn());
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(code, '081804');
  await user.click(signIn());
  expect(await screen.findByText(wrong.message)).toBeInTheDocument();
  expect(code).toHaveFocus();
  const form = { email: 'maya@example.com', password: 'Secret1!', rememberMe: false };
  expect(sent).toEqual([form, { ...form, code: '081804' }]);

  acceptLogin();
  await fill(user, code, '123456');
  await user.click(signIn());
  await waitFor(() => {
    expect(useAuthStore.getState().kind).toBe('seeker');
  });
});

const PASSKEY_OPTIONS = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};
const passkeyButton = () => screen.getByRole('button', { name: 'Sign in with a passkey' });

/** Offers passkeys, with a response to the sign-in. */
function answerPasskey(respond: () => Response) {
  const sent: unknown[] = [];
  serve(getPasskeySignInOptions, ({ body }) => {
    sent.push(body);
    return { options: PASSKEY_OPTIONS };
  });
  serve(logInSeekerWithPasskey, ({ body }) => {
    sent.push(body);
    return respond();
  });
  return sent;
}

it('signs in with a passkey, and nothing typed', async () => {
  const user = userEvent.setup();
  const passkey = stubPasskeys();
  const sent = answerPasskey(() => HttpResponse.json(sampleLogin({ savedJobIds: [SAVED] })));
  open();
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await user.click(passkeyButton());
  expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
  expect(sent).toMatchObject([
    { accountType: 'user' },
    { rememberMe: true, credential: { id: passkey.id } },
  ]);
  expect(useAuthStore.getState()).toMatchObject({ kind: 'seeker', accountId: SEEKER.id });
});

it('says why a passkey did not sign in, and can be tried again', async () => {
  const user = userEvent.setup();
  const passkey = stubPasskeys();
  const message = 'This passkey opens no account here.';
  answerPasskey(() => HttpResponse.json({ code: 'unknown_passkey', message }, { status: 401 }));
  open();
  await user.click(passkeyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  passkey.fail('NotAllowedError');
  await user.click(passkeyButton());
  expect(await screen.findByText(/^The passkey was not used: it was canceled/)).toBeInTheDocument();
});

it('says at both ways to sign in that the account is suspended, and what to do', async () => {
  const user = userEvent.setup();
  stubPasskeys();
  const message = 'Your account is suspended. We email you why.';
  const refuse = () => HttpResponse.json({ code: 'account_suspended', message }, { status: 403 });
  answerPasskey(refuse);
  serve(logInSeeker, refuse);
  open();
  await user.click(passkeyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.type(screen.getByLabelText(/^Email/), 'ann@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('says so where the browser has no passkeys', async () => {
  open();
  await userEvent.click(passkeyButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser has no passkeys here.');
});

it('says why to somebody who asked for an alert', () => {
  open(`/login?next=${encodeURIComponent('/alerts/new?searchLocation=Raleigh')}`);
  expect(
    screen.getByText('Sign in or join to get this search by email. We keep your criteria.'),
  ).toBeInTheDocument();
});

it('says why to somebody who pressed Report', () => {
  const next = pathWithReport({ pathname: '/jobs/1', search: '' }, '1');
  open(`/login?next=${encodeURIComponent(next)}`);
  expect(screen.getByText(/^Sign in or join to send your report\./)).toBeInTheDocument();
});

it('keeps the report for those who sign in as an employer, and nothing else', () => {
  const next = encodeURIComponent(pathWithReport({ pathname: '/jobs/1', search: '' }, '1'));
  open(`/login?next=${next}`);
  const link = () => screen.getByRole('link', { name: 'Sign in as an employer' });
  expect(link()).toHaveAttribute('href', `/employer/login?next=${next}`);
  cleanup();
  open('/login?next=%2Fhistory');
  expect(link()).toHaveAttribute('href', '/employer/login');
});

it('says nothing of alerts to others', () => {
  open('/login?next=%2Falerts');
  expect(screen.queryByText(/by mail/)).not.toBeInTheDocument();
});
