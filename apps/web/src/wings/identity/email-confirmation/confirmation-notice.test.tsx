import { resendConfirmation } from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../../test/api-server.ts';
import { EMPLOYER } from '../../../../test/employer-world.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { signInSeeker } from '../../../../test/seeker.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { useEmployerAuthStore } from '../../../platform/stores/employer-auth-store.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';

serveApi();

const user = userEvent.setup();
const BAR = { name: 'Confirm your address' };

beforeEach(() => {
  signInSeeker();
  setConfirmed(false);
});

function setConfirmed(emailConfirmed: boolean) {
  const { user: seeker } = useAuthStore.getState();
  useAuthStore.setState({ user: seeker && { ...seeker, emailConfirmed } });
}

function SeekerPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ConfirmationNotice account={useAuthStore((state) => state.user)} />
      <h1>A page</h1>
      <Toaster />
    </main>
  );
}

function open() {
  renderPage('/profile', '/profile', SeekerPage);
}

function answer(response: () => Response) {
  serve(resendConfirmation, response);
}

const findButton = () => screen.findByRole('button', { name: 'Send it again' });

it('asks for the confirmation, naming the address', async () => {
  open();
  const { user: seeker } = useAuthStore.getState();
  expect(await screen.findByText(seeker?.email ?? 'none')).toBeInTheDocument();
  expect(screen.getByRole('region', BAR)).toBeInTheDocument();
});

it('is not there once the address is confirmed', async () => {
  open();
  await findButton();
  setConfirmed(true);
  await waitFor(() => {
    expect(screen.queryByRole('region', BAR)).not.toBeInTheDocument();
  });
});

it('mails another link', async () => {
  answer(() => HttpResponse.json({ emailConfirmed: false }, { status: 202 }));
  open();
  await user.click(await findButton());
  expect(await screen.findByText('Another link is on its way.')).toBeInTheDocument();
  expect(await findButton()).toBeEnabled();
});

it('goes if the address was confirmed elsewhere, and leaves the focus on the page', async () => {
  answer(() => HttpResponse.json({ emailConfirmed: true }, { status: 202 }));
  open();
  await user.click(await findButton());
  expect(await screen.findByText('Your email address is confirmed.')).toBeInTheDocument();
  expect(screen.queryByRole('region', BAR)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says so if no link was sent', async () => {
  const message = 'Too many attempts. Please try again later.';
  answer(() => failure(429, 'too_many_requests', message));
  open();
  await user.click(await findButton());
  expect(await screen.findByText('The link was not sent.')).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

it('is the same for an employer', async () => {
  const unconfirmed = { ...EMPLOYER, emailConfirmed: false };
  useEmployerAuthStore.setState({ employer: unconfirmed });
  answer(() => HttpResponse.json({ emailConfirmed: true }, { status: 202 }));
  renderPage('/employer', '/employer', EmployerPage);
  await user.click(await findButton());
  await waitFor(() => {
    expect(useEmployerAuthStore.getState().employer?.emailConfirmed).toBe(true);
  });
  expect(screen.queryByRole('region', BAR)).not.toBeInTheDocument();
});

function EmployerPage() {
  return <ConfirmationNotice account={useEmployerAuthStore((state) => state.employer)} />;
}
