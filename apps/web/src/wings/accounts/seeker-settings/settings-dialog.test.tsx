import {
  changeEmail,
  changePassword,
  deleteMyAccount,
  type Endpoint,
  logOutSeeker,
  getSettings,
  updateProfile,
  updateSettings,
} from '@nextshift/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { API, failure, serve, serveApi } from '../../../../test/api-server.ts';
import { idOf } from '../../../../test/employer-world.ts';
import { fill } from '../../../../test/fill.ts';
import { ALL_NEWS } from '../../../../test/samples.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { sampleReport, serveReports } from '../../../../test/reports.ts';
import { SEEKER_ID, signInSeeker } from '../../../../test/seeker.ts';
import { serveDevices } from '../../../../test/serve-devices.ts';
import { useAuthStore } from '../../../platform/stores/auth-store.ts';
import { cacheProfile, useProfileStore } from '../../../platform/stores/profile-store.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

serveApi();

const user = userEvent.setup();
const PROFILE = {
  id: idOf(50),
  profileImage: null,
  city: 'Raleigh',
  state: 'NC',
  bio: null,
  phoneNumber: '9195550123',
  currentPosition: null,
  education: [],
  extracurriculars: [],
  clubs: [],
  hobbies: [],
  work: [],
  awards: [],
  volunteer: [],
  portfolioVideos: [],
  updatedAt: '2026-01-05T17:00:00.000Z',
};

beforeEach(() => {
  signInSeeker();
  cacheProfile(SEEKER_ID, PROFILE);
});

function Opened() {
  const [open, setOpen] = useState(true);
  return <SettingsDialog hasProfile open={open} onOpenChange={setOpen} />;
}

async function open(entry?: string) {
  render(<Toaster />);
  renderPage('/profile', '/profile', Opened, { supportEmail: 'help@nextshift.example' });
  await screen.findByRole('dialog', { name: 'Settings' });
  if (entry !== undefined) await press(entry);
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const alert = () => screen.findByRole('alert');
/** The status line of the dialog; the toaster has its own. */
const saved = () => within(screen.getByRole('dialog')).findByRole('status');

/** Responds to a call and records its bodies. */
function answer(endpoint: Endpoint, response: () => object) {
  const sent: unknown[] = [];
  serve(endpoint, ({ body }) => {
    sent.push(body);
    return response();
  });
  return sent;
}

describe('the menu', () => {
  it.each(['Change Password', 'Change Email', 'Location', 'Personal Information', 'Your data'])(
    'leads to %s and back, with the focus',
    async (entry) => {
      await open(entry);
      expect(screen.getByRole('dialog', { name: entry })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Back to Settings' })).toHaveFocus();
      await press('Back to Settings');
      expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: entry })).toHaveFocus();
    },
  );

  it('leads to the devices that are signed in', async () => {
    serveDevices();
    await open('Signed-in devices');
    expect(screen.getByRole('button', { name: 'Back to Settings' })).toHaveFocus();
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
    await press('Back to Settings');
    expect(screen.getByRole('button', { name: 'Signed-in devices' })).toHaveFocus();
  });

  it('signs out', async () => {
    serve(logOutSeeker, () => null);
    await open();
    await press('Sign Out');
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    await waitFor(() => {
      expect(useAuthStore.getState().kind).toBeNull();
    });
  });
});

it('shows what became of own reports', async () => {
  serveReports(sampleReport({ status: 'upheld', decidedAt: '2026-01-08T17:00:00.000Z' }));
  await open('Your reports');
  expect(await screen.findByText('You were right. It breaks the rules.')).toBeInTheDocument();
  await press('Back to Settings');
  expect(screen.getByRole('button', { name: 'Your reports' })).toHaveFocus();
});

describe('the password', () => {
  const change = async (current: string, next: string, again: string) => {
    if (current) await fill(user, field('Current password'), current);
    if (next) await fill(user, field('New password'), next);
    if (again) await fill(user, field('Confirm new password'), again);
    await press('Update Password');
  };

  it.each([
    ['', '', '', 'All fields are required.'],
    ['Present!1', 'newer', '', 'All fields are required.'],
    ['Present!1', 'newer', 'other', 'New passwords do not match.'],
    ['Present!1', 'newer', 'newer', 'New password must be at least 6 characters long.'],
    [
      'Present!1',
      'Present!1',
      'Present!1',
      'New password must be different from current password.',
    ],
  ])('%j to %j, %j: %s', async (current, next, again, message) => {
    await open('Change Password');
    await change(current, next, again);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('needs all three fields: they are marked, and the focus is in the first', async () => {
    await open('Change Password');
    await press('Update Password');
    expect(await alert()).toHaveTextContent('All fields are required.');
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(field(label)).toBeInvalid();
    }
    expect(field('Current password')).toHaveFocus();
  });

  it('is changed, and the form empties', async () => {
    const sent = answer(changePassword, () => HttpResponse.json({ message: 'Yes.' }));
    await open('Change Password');
    await change('Present!1', 'another one', 'another one');
    await screen.findByText('Password updated successfully!');
    expect(sent).toEqual([
      {
        currentPassword: 'Present!1',
        newPassword: 'another one',
        confirmPassword: 'another one',
      },
    ]);
    expect(field('Current password')).toHaveValue('');
  });

  it.each([
    [
      () => failure(400, 'wrong_password', 'Current password is incorrect.'),
      'Current password is incorrect.',
    ],
    [() => new HttpResponse('?', { status: 400 }), 'Failed to update password. Please try again.'],
  ])('that is refused says why', async (response, message) => {
    answer(changePassword, response);
    await open('Change Password');
    await change('Present!1', 'another one', 'another one');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('New password')).toHaveValue('another one');
  });

  it('keeps the input after the session ends, until they go to the login', async () => {
    answer(changePassword, () => failure(401, 'not_signed_in', 'Please sign in.'));
    await open('Change Password');
    await change('Present!1', 'another one', 'another one');
    expect(await alert()).toHaveTextContent('User not found. Please log in again.');
    expect(field('New password')).toHaveValue('another one');
    expect(useAuthStore.getState().kind).toBe('seeker');
    await press('Sign In');
    expect(useAuthStore.getState().kind).toBeNull();
  });

  it('is not changed without a session', async () => {
    await open('Change Password');
    useAuthStore.setState({ kind: null, accountId: null, user: null });
    await change('Present!1', 'another one', 'another one');
    expect(await alert()).toHaveTextContent('User not found. Please log in again.');
  });
});

describe('the email', () => {
  const change = async (email: string, password: string) => {
    await fill(user, field('New email'), email);
    if (password) await fill(user, field('Current password'), password);
    await press('Change Email');
  };
  const openForm = async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Change Email' }));
  };

  it('is requested with the password, and waits for confirmation', async () => {
    const { user: before } = useAuthStore.getState();
    const sent = answer(changeEmail, () =>
      HttpResponse.json({ user: { ...before, pendingEmail: 'maya@new.example' } }),
    );
    await openForm();
    expect(screen.getByText('maya@example.com')).toBeInTheDocument();
    await change('maya@new.example', 'Present!1');
    expect(await screen.findByText('maya@new.example')).toBeInTheDocument();
    expect(sent).toEqual([{ email: 'maya@new.example', currentPassword: 'Present!1' }]);
    expect(useAuthStore.getState().user).toMatchObject({ email: 'maya@example.com' });
    expect(field('Current password')).toHaveValue('');
  });

  it('is not requested without the password', async () => {
    const sent = answer(changeEmail, () => HttpResponse.json({}));
    await openForm();
    await change('maya@new.example', '');
    expect(await screen.findByText('Please enter your current password.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each([
    ['wrong_password', 400, 'Current password is incorrect.', 'Current password'],
    ['email_taken', 409, 'An account with this email already exists.', 'New email'],
  ])('that is refused as %s says so beside its field', async (code, status, message, label) => {
    answer(changeEmail, () => failure(status, code, message));
    await openForm();
    await change('maya@new.example', 'Present!1');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(label)).toHaveFocus();
    expect(field('New email')).toHaveValue('maya@new.example');
  });
});

describe('the location', () => {
  it('is saved, and stored as in the response', async () => {
    const updatedProfile = { ...PROFILE, city: 'Durham', state: 'NC' };
    const sent = answer(updateProfile, () => HttpResponse.json({ updatedProfile }));
    await open('Location');
    expect(field('City')).toHaveValue('Raleigh');
    await fill(user, field('City'), 'Durham');
    await fill(user, field('State'), 'North Carolina');
    await press('Update Location');
    await waitFor(async () => {
      expect(await saved()).toHaveTextContent('Location updated successfully!');
    });
    expect(sent).toEqual([{ city: 'Durham', state: 'NC' }]);
    expect(useProfileStore.getState().profile).toEqual(updatedProfile);
  });

  it('is required', async () => {
    await open('Location');
    await fill(user, field('City'), ' ');
    await press('Update Location');
    expect(await screen.findByText('City is required')).toBeInTheDocument();
  });

  it.each([
    [() => failure(400, 'validation_failed', 'Said by the server.'), 'Said by the server.'],
    [() => new HttpResponse('?', { status: 400 }), 'Failed to update location. Please try again.'],
  ])('that is not saved says why', async (response, message) => {
    answer(updateProfile, response);
    await open('Location');
    await press('Update Location');
    expect(await alert()).toHaveTextContent(message);
  });

  it('is not saved without a session', async () => {
    await open('Location');
    useAuthStore.setState({ kind: null, accountId: null, user: null });
    await press('Update Location');
    expect(await alert()).toHaveTextContent('User not found. Please log in again.');
  });
});

describe.each([
  ['Location', 'City', 'Durham', 'Update Location'],
  ['Personal Information', 'Phone number', '(919) 555-0199', 'Update Personal Information'],
])('%s without a session', (entry, label, typed, button) => {
  it('says so and keeps the input', async () => {
    answer(updateProfile, () => failure(401, 'not_signed_in', 'Please sign in.'));
    await open(entry);
    await fill(user, field(label), typed);
    await press(button);
    expect(await alert()).toHaveTextContent('User not found. Please log in again.');
    expect(field(label)).toHaveValue(typed);
  });
});

describe('personal information', () => {
  it('shows the names, and changes the phone', async () => {
    const sent = answer(updateProfile, () =>
      HttpResponse.json({ updatedProfile: { ...PROFILE, phoneNumber: '9195550199' } }),
    );
    await open('Personal Information');
    expect(field('First name')).toHaveValue('Maya');
    expect(field('First name')).toHaveAttribute('readonly');
    expect(screen.getByText('Contact support to change your first name')).toBeInTheDocument();
    expect(screen.getByText('Contact support to change your last name')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'help@nextshift.example' });
    expect(links).toHaveLength(2);
    expect(links[0]).toHaveAttribute('href', 'mailto:help@nextshift.example');
    expect(field('Phone number')).toHaveValue('(919) 555-0123');
    await user.clear(field('Phone number'));
    await user.type(field('Phone number'), '9195550199');
    expect(field('Phone number')).toHaveValue('(919) 555-0199');
    await press('Update Personal Information');
    await screen.findByText('Personal information updated successfully!');
    expect(sent).toEqual([{ phoneNumber: '9195550199' }]);
  });

  it('needs a complete phone number', async () => {
    await open('Personal Information');
    await fill(user, field('Phone number'), '919');
    await press('Update Personal Information');
    expect(
      await screen.findByText('Please enter a complete 10-digit phone number'),
    ).toBeInTheDocument();
  });

  it('reports a failure to save', async () => {
    answer(updateProfile, () => new HttpResponse('?', { status: 400 }));
    await open('Personal Information');
    await press('Update Personal Information');
    expect(await alert()).toHaveTextContent(
      'Failed to update personal information. Please try again.',
    );
  });
});

describe('the toggles', () => {
  const DEFAULTS = {
    visibility: { profile: true, email: false, phone: false, school: false },
    notifications: { email: true, push: true, sms: false },
    kinds: ALL_NEWS,
  };
  beforeEach(() => {
    serve(getSettings, () => DEFAULTS);
  });
  const toggle = (name: RegExp) => screen.findByRole('switch', { name });

  it('show the saved values, and save changes immediately', async () => {
    const sent = answer(updateSettings, () =>
      HttpResponse.json({ ...DEFAULTS, visibility: { ...DEFAULTS.visibility, email: true } }),
    );
    await open('Visibility');
    expect(await toggle(/^Show profile/)).toBeChecked();
    expect(await toggle(/^Show phone/)).not.toBeChecked();
    await user.click(await toggle(/^Show email/));
    expect(await toggle(/^Show email/)).toBeChecked();
    await waitFor(() => {
      expect(sent).toEqual([{ visibility: { email: true } }]);
    });
  });

  it('revert if the server refuses', async () => {
    answer(updateSettings, () => failure(429, 'too_many_requests', 'Too many.'));
    await open('Notifications');
    await user.click(await toggle(/^Push notifications/));
    expect(await alert()).toHaveTextContent('The setting was not saved.');
    expect(await toggle(/^Push notifications/)).toBeChecked();
  });

  it('choose how each kind of news comes', async () => {
    const sent = answer(updateSettings, () =>
      HttpResponse.json({
        ...DEFAULTS,
        kinds: { ...ALL_NEWS, shift: { push: true, mail: false } },
      }),
    );
    await open('Notifications');
    await user.click(await toggle(/^Shifts by email/));
    expect(await toggle(/^Shifts by email/)).not.toBeChecked();
    expect(await toggle(/^Messages by email/)).toBeChecked();
    await waitFor(() => {
      expect(sent).toEqual([{ kinds: { shift: { mail: false } } }]);
    });
  });

  it('say that text messages are not sent yet', async () => {
    await open('Notifications');
    expect(await toggle(/^SMS notifications\s*We do not send these yet/)).not.toBeChecked();
  });
});

describe('one’s data', () => {
  it('can be exported', async () => {
    await open('Your data');
    expect(screen.getByRole('link', { name: 'Download my data' })).toHaveAttribute(
      'href',
      `${API}/user/${SEEKER_ID}/export`,
    );
  });

  const erase = async (password: string) => {
    await open('Your data');
    await press('Delete account');
    if (password) await fill(user, field('Current password'), password);
    await press('Delete my account for good');
  };

  it('is deleted after the password', async () => {
    const sent = answer(deleteMyAccount, () => new HttpResponse(null, { status: 204 }));
    await erase('Present!1');
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    expect(sent).toEqual([{ password: 'Present!1' }]);
    await waitFor(() => {
      expect(useAuthStore.getState().kind).toBeNull();
    });
  });

  it('is not deleted without one', async () => {
    await erase('');
    expect(await screen.findByText('Please enter your password.')).toBeInTheDocument();
  });

  it('is not deleted with a wrong one', async () => {
    answer(deleteMyAccount, () => failure(400, 'wrong_password', 'Current password is incorrect.'));
    await erase('Wrong!123');
    expect(await screen.findByText('Current password is incorrect.')).toBeInTheDocument();
    expect(field('Current password')).toBeInvalid();
    expect(field('Current password')).toHaveFocus();
    expect(useAuthStore.getState().kind).toBe('seeker');
  });
});
