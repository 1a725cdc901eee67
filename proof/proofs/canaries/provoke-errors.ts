import { type CallResponse, call, type CallOptions } from '@nextshift/test-kit/requests/caller';
import type { Board } from '../../board/fill-board.ts';
import { planted } from '../../board/canary-texts.ts';

const { seeker, employer } = planted;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Attempts before guessing is limited. */
const GUESSES = 7;

/** Provokes every error that involves a secret. @returns the responses by action */
export async function provokeErrors({
  address,
  callers,
  things,
}: Board): Promise<Map<string, CallResponse>> {
  const responses = new Map<string, CallResponse>();
  async function make(what: string, method: string, path: string, options: CallOptions = {}) {
    responses.set(`${responses.size + 1}. ${what}`, await call(address, method, path, options));
  }
  const { token, id } = callers.seeker;
  const login = { email: seeker.email, password: seeker.password };
  const json = JSON.stringify(login);

  for (let guess = 0; guess < GUESSES; guess++) {
    const body = { ...login, password: seeker.mistypedPassword };
    await make('a mistyped password', 'POST', '/user/login', { body });
    await make("an employer's mistyped password", 'POST', '/employer/login', {
      body: { email: employer.email, password: seeker.mistypedPassword },
    });
  }
  for (const broken of [json.slice(0, -1), json.slice(0, -3), `${json}}`, json.replace(':', '')]) {
    await make('broken JSON', 'POST', '/user/login', { body: broken, headers: JSON_TYPE });
  }
  await make('a password that is no text', 'POST', '/user/login', {
    body: { email: [seeker.email], password: { is: seeker.password } },
  });
  await make('a body of another type', 'POST', '/user/login', {
    body: `<password>${seeker.password}</password>`,
    headers: { 'content-type': 'application/xml' },
  });
  await make('a body too large', 'POST', '/user/login', {
    body: { ...login, more: seeker.password.repeat(60_000) },
  });
  await make('an email that is taken', 'POST', '/user/signup', {
    body: { ...login, firstName: 'Wilhelmina', lastName: 'Park' },
  });
  await make('a password without a number', 'POST', '/user/signup', {
    body: { email: 'new@mail.example', password: 'Wren-Kettle-', firstName: 'W', lastName: 'P' },
  });
  await make('a current password that is wrong', 'PUT', `/password/update-password/${id}`, {
    token,
    body: { currentPassword: seeker.mistypedPassword, newPassword: seeker.nextPassword },
  });
  await make('a reset with a weak password', 'POST', '/api/auth/reset-password', {
    body: { token: things.resetToken, password: 'password' },
  });
  await make('a key used for something else', 'POST', '/savedjobs/add', {
    token,
    headers: { 'idempotency-key': seeker.idempotencyKey },
    body: { userId: id, jobId: things.openJob },
  });
  await make('an application twice', 'POST', `/applications/job/${things.pendingJob ?? ''}/apply`, {
    token,
    body: { userId: id },
  });
  await make('a session with a word too much', 'GET', '/api/user/me', {
    headers: { authorization: `Bearer ${token ?? ''} again` },
  });
  await make('a webhook that is not signed', 'POST', '/api/webhooks/stripe', {
    headers: { ...JSON_TYPE, 'stripe-signature': 't=1,v1=00' },
    body: json,
  });
  // Forms sent before the page's script started.
  const form = new URLSearchParams(login).toString();
  for (const page of ['/login', '/employer/login', '/signup', '/employer/signup', '/login.data']) {
    await make('a form in the address', 'GET', `${page}?${form}`);
  }
  const link = `token=${things.resetToken ?? ''}`;
  for (const page of ['/resetpassword', '/ResetPassword', '/resetpassword.data', '/no/such/page']) {
    await make('a link to reset', 'GET', `${page}?${link}`);
    await make('a link to reset, among others', 'GET', `${page}?a=1&${link}`);
  }
  await make('nothing there', 'GET', `/api/nothing?${link}&access_token=${token ?? ''}`, { token });
  return responses;
}
