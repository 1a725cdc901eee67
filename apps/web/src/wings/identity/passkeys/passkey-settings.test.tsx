import {
  listPasskeys,
  type Endpoint,
  getAddPasskeyOptions,
  addPasskey,
  removePasskey,
} from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { idOf } from '../../../../test/employer-world.ts';
import { stubPasskeys } from '../../../../test/passkeys.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { PasskeySettings } from './passkey-settings.tsx';

serveApi();

const user = userEvent.setup();
const TIME = '2026-01-05T17:00:00.000Z';
const PHONE = { id: idOf(1), name: 'Blue phone', createdAt: TIME, lastUsedAt: null };
const LAPTOP = { id: idOf(2), name: 'Attic laptop', createdAt: TIME, lastUsedAt: TIME };
const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'NextShift' },
  user: { id: 'AAAA', name: 'maya@example.com', displayName: 'Maya Torres' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

let sent: unknown[];

beforeEach(() => {
  signInSeeker();
  sent = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(passkeys: readonly object[]) {
  serve(listPasskeys, () => ({ passkeys }));
  renderPage('/profile', '/profile', () => (
    <>
      <PasskeySettings accountId={SEEKER_ID} />
      <Toaster />
    </>
  ));
}

function answer(endpoint: Endpoint, ...responses: (() => Response)[]) {
  serve(endpoint, ({ body }) => {
    sent.push(body);
    return ((responses.length > 1 ? responses.shift() : responses[0]) ?? HttpResponse.error)();
  });
}

async function fillIn() {
  await user.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.type(screen.getByLabelText('Name'), 'Blue phone');
  await user.type(screen.getByLabelText('Current password'), 'Sunflower-7');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it('lists passkeys with their dates', async () => {
  open([PHONE, LAPTOP]);
  const [phone, laptop] = await screen.findAllByRole('listitem');
  expect(phone).toHaveTextContent(/Blue phone.*Added Jan 5, 2026.*Not used yet/);
  expect(laptop).toHaveTextContent(/Attic laptop.*Last used: /);
});

it('adds one that the browser makes after the password was checked', async () => {
  const made = stubPasskeys();
  answer(getAddPasskeyOptions, () => HttpResponse.json({ options: OPTIONS }));
  answer(addPasskey, () => HttpResponse.json({ passkey: PHONE }, { status: 201 }));
  open([]);
  await fillIn();
  expect(await screen.findByRole('button', { name: 'Remove Blue phone' })).toBeInTheDocument();
  expect(screen.getByText('“Blue phone” signs you in from now on.')).toBeInTheDocument();
  expect(sent).toMatchObject([
    { currentPassword: 'Sunflower-7' },
    { name: 'Blue phone', credential: { id: made.id, type: 'public-key' } },
  ]);
});

it('asks for a code where the account needs one', async () => {
  stubPasskeys();
  const required = () => failure(401, 'second_factor_required', 'Please enter the code.');
  const wrong = () => failure(400, 'wrong_code', 'This code is wrong, or was used already.');
  answer(getAddPasskeyOptions, required, wrong);
  open([]);
  await fillIn();
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  await user.type(code, '081804');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('This code is wrong, or was used already.')).toBeInTheDocument();
  expect(sent).toEqual([
    { currentPassword: 'Sunflower-7' },
    { currentPassword: 'Sunflower-7', code: '081804' },
  ]);
});

it('says so when the prompt is canceled, and when the device has one already', async () => {
  const made = stubPasskeys();
  answer(getAddPasskeyOptions, () => HttpResponse.json({ options: OPTIONS }));
  open([]);
  made.fail('NotAllowedError');
  await fillIn();
  expect(await screen.findByText(/^The passkey was not used: it was canceled/)).toBeInTheDocument();
  made.fail('InvalidStateError');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByText('This device has a passkey of your account already.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add a Passkey' })).toHaveFocus();
});

it('says so where the browser has no passkeys', async () => {
  open([]);
  await fillIn();
  expect(await screen.findByText(/^This browser has no passkeys here\./)).toBeInTheDocument();
});

it('removes one with the password', async () => {
  const wrong = () => failure(400, 'wrong_password', 'Current password is incorrect.');
  const removed = () => new HttpResponse(null, { status: 204 });
  answer(removePasskey, wrong, removed);
  open([PHONE, LAPTOP]);
  await user.click(await screen.findByRole('button', { name: 'Remove Blue phone' }));
  const password = screen.getByLabelText('Current password');
  expect(password).toHaveFocus();
  await user.type(password, 'Guessed');
  await user.click(screen.getByRole('button', { name: 'Remove It' }));
  expect(await screen.findByText('Current password is incorrect.')).toBeInTheDocument();
  await user.clear(password);
  await user.type(password, 'Sunflower-7');
  serve(listPasskeys, () => ({ passkeys: [LAPTOP] }));
  await user.click(screen.getByRole('button', { name: 'Remove It' }));
  expect(await screen.findByRole('button', { name: 'Remove Attic laptop' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Blue phone' })).not.toBeInTheDocument();
  expect(sent).toEqual([{ currentPassword: 'Guessed' }, { currentPassword: 'Sunflower-7' }]);
});

it('offers no eleventh', async () => {
  open(Array.from({ length: 10 }, (_, n) => ({ ...PHONE, id: idOf(n + 1) })));
  expect(await screen.findByText(/Remove one to add another/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).not.toBeInTheDocument();
});

it('says so if they did not load', async () => {
  serve(listPasskeys, () => failure(404, 'not_found', 'It is gone.'));
  renderPage('/profile', '/profile', () => <PasskeySettings accountId={SEEKER_ID} />);
  expect(await screen.findByText('Your passkeys did not load')).toBeInTheDocument();
});
