import {
  type SchoolStatus,
  confirmSchoolEmail,
  getSettings,
  updateSettings,
} from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { ALL_NEWS } from '../../../test/samples.ts';
import { signInSeeker } from '../../../test/seeker.ts';
import { NO_SCHOOL } from '../../../test/seeker-profile.ts';
import ConfirmSchool from './confirm-school.tsx';

serveApi();

const CONFIRMED: SchoolStatus = {
  ...NO_SCHOOL,
  school: { name: 'Duke University', confirmedAt: '2026-01-05T17:00:00.000Z' },
  schoolEmail: 'maya@duke.edu',
};
const SETTINGS = {
  visibility: { profile: true, email: false, phone: false, school: false },
  notifications: { email: true, push: true, sms: false },
  kinds: ALL_NEWS,
};

beforeEach(() => {
  signInSeeker();
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

function open(query = '?token=secret') {
  history.replaceState(null, '', `/confirm-school${query}`);
  renderPage(`/confirm-school${query}`, '/confirm-school', ConfirmSchool);
}

function answer(response: () => Response) {
  const sent: unknown[] = [];
  serve(confirmSchoolEmail, ({ body }) => {
    sent.push(body);
    return response();
  });
  return sent;
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm This Address' }));

it('confirms once the button is pressed, and offers to show the school', async () => {
  const sent = answer(() => HttpResponse.json(CONFIRMED));
  const saved: unknown[] = [];
  serve(getSettings, () => SETTINGS);
  serve(updateSettings, ({ body }) => {
    saved.push(body);
    const visibility = { ...SETTINGS.visibility, school: true };
    return { ...SETTINGS, visibility };
  });
  open();
  await screen.findByRole('button', { name: 'Confirm This Address' });
  await waitFor(() => {
    expect(location.href).not.toContain('secret');
  });
  expect(sent).toEqual([]);
  await press();
  expect(await screen.findByText('Student at Duke University')).toBeInTheDocument();
  expect(sent).toEqual([{ token: 'secret' }]);
  const toggle = await screen.findByRole('switch', { name: /^Show my school/ });
  expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  await waitFor(() => {
    expect(saved).toEqual([{ visibility: { school: true } }]);
  });
  await userEvent.click(screen.getByRole('link', { name: 'Go to My Profile' }));
  expect(await screen.findByText('Now at /profile')).toBeInTheDocument();
});

it('says when the link is used, expired or of another account', async () => {
  answer(() => failure(400, 'link_invalid', 'This link is invalid or has expired.'));
  open();
  await press();
  expect(await screen.findByText('This link is invalid or has expired.')).toBeInTheDocument();
  expect(screen.getByText(/only in the account that asked for it/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Profile' })).toBeInTheDocument();
});
