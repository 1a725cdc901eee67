import {
  getSecondFactor,
  setUpAuthenticator,
  type Endpoint,
  enableSecondFactor,
  disableSecondFactor,
} from '@nextshift/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';

serveApi();

const user = userEvent.setup();
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SETUP = { secret: SECRET, uri: `otpauth://totp/NextShift:ada?secret=${SECRET}` };
const CODES = Array.from({ length: 10 }, (_, n) => `abcd-efgh-jkmn-000${String(n)}`);
const OFF = { enabledAt: null, recoveryCodesLeft: 0 };
const ON = { enabledAt: '2026-01-05T17:00:00.000Z', recoveryCodesLeft: 9 };

let sent: unknown[];

beforeEach(() => {
  signInSeeker();
  sent = [];
});

function open(state: typeof OFF | typeof ON) {
  serve(getSecondFactor, () => state);
  serve(setUpAuthenticator, () => SETUP);
  renderPage('/profile', '/profile', () => (
    <>
      <SecondFactorSettings accountId={SEEKER_ID} />
      <Toaster />
    </>
  ));
}

function answer(endpoint: Endpoint, response: () => Response) {
  serve(endpoint, ({ body }) => {
    sent.push(body);
    return response();
  });
}

async function enter(button: string) {
  await user.type(await screen.findByLabelText('Code'), '081 804');
  await user.type(screen.getByLabelText('Current password'), 'Sunflower-7');
  await user.click(screen.getByRole('button', { name: button }));
}

it('is set up with a QR code, the secret as text and a link', async () => {
  open(OFF);
  await user.click(await screen.findByRole('button', { name: 'Set It Up' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(screen.getByText(/^GEZD GNBV/)).toHaveTextContent(/GEZD GNBV GY3T QOJQ$/);
  expect(screen.getByRole('link', { name: 'Open your authenticator' })).toHaveAttribute(
    'href',
    SETUP.uri,
  );
});

it('shows the recovery codes once it is on, and then that it is', async () => {
  answer(enableSecondFactor, () => HttpResponse.json({ recoveryCodes: CODES }));
  open(OFF);
  await user.click(await screen.findByRole('button', { name: 'Set It Up' }));
  await enter('Turn It On');
  expect(await screen.findByText(CODES[9] ?? '')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(screen.getByRole('heading', { name: 'Save these recovery codes' })).toHaveFocus();
  expect(sent).toEqual([{ code: '081 804', currentPassword: 'Sunflower-7' }]);
  await user.click(screen.getByRole('button', { name: 'Copy codes' }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  serve(getSecondFactor, () => ON);
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByRole('button', { name: 'Turn It Off' })).toBeInTheDocument();
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
});

it.each([
  ['wrong_code', 'This code is wrong, or was used already.', 'Code'],
  ['wrong_password', 'Current password is incorrect.', 'Current password'],
])('shows %s beside its field', async (code, message, label) => {
  answer(disableSecondFactor, () => failure(400, code, message));
  open(ON);
  await enter('Turn It Off');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
});

it('is turned off with code and password', async () => {
  answer(disableSecondFactor, () => new HttpResponse(null, { status: 204 }));
  open(ON);
  expect(await screen.findByText(/9 recovery codes are left\./)).toBeInTheDocument();
  serve(getSecondFactor, () => OFF);
  await enter('Turn It Off');
  expect(await screen.findByRole('button', { name: 'Set It Up' })).toBeInTheDocument();
  expect(screen.getByText('Your password alone signs you in again.')).toBeInTheDocument();
});

it('says so if it did not load', async () => {
  serve(getSecondFactor, () => failure(404, 'not_found', 'It is gone.'));
  renderPage('/profile', '/profile', () => <SecondFactorSettings accountId={SEEKER_ID} />);
  expect(await screen.findByText('This setting did not load')).toBeInTheDocument();
});
