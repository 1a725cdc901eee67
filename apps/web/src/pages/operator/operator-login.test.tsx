import { logInOperator } from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { fill } from '../../../test/fill.ts';
import { OPERATOR } from '../../../test/operator-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import {
  forgetOperator,
  useOperatorStore,
} from '../../platform/session/operator/operator-store.ts';
import OperatorLogin, { meta } from './operator-login.tsx';

serveApi();

afterEach(forgetOperator);

function answerLogin(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  serve(logInOperator, ({ body }) => {
    sent.push(body);
    return answer();
  });
  return sent;
}

const accept = () => HttpResponse.json({ operator: OPERATOR });
const open = (address = '/operator/login') => renderPage(address, '/operator/login', OperatorLogin);
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const signIn = () => screen.getByRole('button', { name: 'Sign In' });

async function fillIn(user: UserEvent) {
  await fill(user, field('Email'), OPERATOR.email);
  await fill(user, field('Password'), 'Sunflower-7');
  await fill(user, field('Code'), '123 456');
}

it('asks for all three fields with one text', async () => {
  const user = userEvent.setup();
  open();
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Email, password and code are required.',
  );
  expect(field('Email')).toHaveFocus();
  expect(screen.getAllByText('Required')).toHaveLength(3);
});

it('lets phones and authenticators help with the code', () => {
  open();
  expect(field('Code')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
});

it('signs in and opens the cases, apart from any other session', async () => {
  const user = userEvent.setup();
  const sent = answerLogin(accept);
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByText('Now at /operator')).toBeInTheDocument();
  expect(sent).toEqual([{ email: OPERATOR.email, password: 'Sunflower-7', code: '123 456' }]);
  expect(useOperatorStore.getState().operator).toEqual(OPERATOR);
  expect(useAuthStore.getState().kind).toBeNull();
  expect(Object.values(localStorage).join()).not.toContain(OPERATOR.email);
});

it('continues to the page whose guard redirected here', async () => {
  const user = userEvent.setup();
  answerLogin(accept);
  open('/operator/login?next=%2Foperator%2Flog');
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByText('Now at /operator/log')).toBeInTheDocument();
});

it.each([
  [() => failure(401, 'invalid_credentials', 'Invalid email or password.'), /^Invalid email/],
  [() => failure(429, 'rate_limited', 'Too many attempts.'), /^Too many attempts\.$/],
  [() => HttpResponse.error(), /Unable to connect/],
  [() => HttpResponse.text('', { status: 404 }), /^Sign-in failed\. Please try again\.$/],
])('says why it failed, and asks for a new code', async (answer, message) => {
  const user = userEvent.setup();
  answerLogin(answer);
  open();
  await fillIn(user);
  await user.click(signIn());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field('Email')).toHaveValue(OPERATOR.email);
  await waitFor(() => {
    expect(field('Code')).toHaveFocus();
  });
});

it('says at the code that it was refused, until another is typed', async () => {
  const user = userEvent.setup();
  const message = 'That code is wrong, has expired or was used already.';
  answerLogin(() => failure(401, 'operator_code_refused', message));
  open();
  await fillIn(user);
  await user.click(signIn());
  await waitFor(() => {
    expect(field('Code')).toHaveAccessibleDescription(expect.stringContaining(message));
  });
  expect(field('Code')).toHaveFocus();
  expect(field('Code')).toBeInvalid();
  expect(screen.getAllByText(message)).toHaveLength(1);
  answerLogin(accept);
  await user.keyboard('654321');
  await user.click(signIn());
  expect(await screen.findByText('Now at /operator')).toBeInTheDocument();
});

it('sends once, however often it is pressed', async () => {
  const user = userEvent.setup();
  const sent = answerLogin(accept);
  open();
  await fillIn(user);
  await user.dblClick(signIn());
  await screen.findByText('Now at /operator');
  expect(sent).toHaveLength(1);
});

it('is not to be indexed', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
});
