import type { SchoolStatus } from '@nextshift/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { API, apiServer, serveApi } from '../../../test/api-server.ts';
import { failure } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { SEEKER_ID, signInSeeker } from '../../../test/seeker.ts';
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
  const url = `${API}/userprofile/${SEEKER_ID}/school/confirm`;
  apiServer.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.json());
      return response();
    }),
  );
  return sent;
}

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirm This Address' }));

it('confirms once the button is pressed, and offers to show the school', async () => {
  const sent = answer(() => HttpResponse.json(CONFIRMED));
  const saved: unknown[] = [];
  apiServer.use(
    http.get(`${API}/userprofile/${SEEKER_ID}/settings`, () => HttpResponse.json(SETTINGS)),
    http.put(`${API}/userprofile/${SEEKER_ID}/settings`, async ({ request }) => {
      saved.push(await request.json());
      const visibility = { ...SETTINGS.visibility, school: true };
      return HttpResponse.json({ ...SETTINGS, visibility });
    }),
  );
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
