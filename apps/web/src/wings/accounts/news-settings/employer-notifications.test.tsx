import { getEmployerSettings, updateEmployerSettings } from '@nextshift/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { EMPLOYER, signInEmployer } from '../../../../test/employer-world.ts';
import { ALL_NEWS } from '../../../../test/samples.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { EmployerNotifications } from './employer-notifications.tsx';

serveApi();

const user = userEvent.setup();
const SETTINGS = { notifications: { email: true, push: true }, kinds: ALL_NEWS };
const toggle = (name: RegExp) => screen.findByRole('switch', { name });

beforeEach(() => {
  signInEmployer();
  serve(getEmployerSettings, () => SETTINGS);
});

function open() {
  render(<Toaster />);
  renderPage('/employer', '/employer', () => <EmployerNotifications employerId={EMPLOYER.id} />);
}

it('saves each toggle alone', async () => {
  const sent: unknown[] = [];
  serve(updateEmployerSettings, ({ body }) => {
    sent.push(body);
    const message = { push: true, mail: false };
    return { ...SETTINGS, kinds: { ...ALL_NEWS, message } };
  });
  open();
  await user.click(await toggle(/^Messages by email/));
  expect(await toggle(/^Messages by email/)).not.toBeChecked();
  await waitFor(() => {
    expect(sent).toEqual([{ kinds: { message: { mail: false } } }]);
  });
  expect(await toggle(/^Applications by email/)).toBeChecked();
});

it('keeps what was chosen for each kind while a channel is off', async () => {
  serve(updateEmployerSettings, () => SETTINGS);
  serve(getEmployerSettings, () => ({
    ...SETTINGS,
    notifications: { email: false, push: true },
  }));
  open();
  expect(await toggle(/^Messages by email/)).toBeDisabled();
  expect(await toggle(/^Messages by email/)).not.toBeChecked();
  await user.click(await toggle(/^Email notifications/));
  expect(await toggle(/^Messages by email/)).toBeChecked();
});

it('says why this browser cannot take news', async () => {
  open();
  expect(await toggle(/^Push on this device/)).toBeDisabled();
  expect(await screen.findByText(/add NextShift to the home screen first/)).toBeInTheDocument();
});

it('reads the settings again that the server did not change', async () => {
  serve(updateEmployerSettings, () => failure(429, 'too_many_requests', 'Too many.'));
  open();
  await user.click(await toggle(/^Email notifications/));
  expect(await screen.findByText('The setting was not saved.')).toBeInTheDocument();
  await waitFor(async () => {
    expect(await toggle(/^Email notifications/)).toBeChecked();
  });
});
