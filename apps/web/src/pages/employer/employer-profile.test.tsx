import {
  LOGIN_REDIRECT_MS,
  type Employer,
  updateEmployer,
  getOwnEmployer,
  getSubscription,
  updateEmployerLogo,
  deleteCompany,
} from '@nextshift/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { EMPLOYER, signInEmployer } from '../../../test/employer-world.ts';
import { fill } from '../../../test/fill.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sampleReport, serveReports } from '../../../test/reports.ts';
import { serveDevices } from '../../../test/serve-devices.ts';
import { stubObjectUrls } from '../../../test/stub-object-urls.ts';
import { useAuthStore } from '../../platform/stores/auth-store.ts';
import { useEmployerAuthStore } from '../../platform/stores/employer-auth-store.ts';
import { forgetSession } from '../../platform/stores/forget-session.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import EmployerProfile from './employer-profile.tsx';

serveApi();
stubObjectUrls();

const COMPANY: Employer = {
  ...EMPLOYER,
  description: 'Coffee by the river.',
  website: 'https://bluefinch.com',
  phoneNumber: '9195550100',
  taxNumberLastFour: '6789',
};

let user = userEvent.setup();
let saved: unknown[] = [];

beforeEach(() => {
  user = userEvent.setup();
  saved = [];
  signInEmployer();
  useEmployerAuthStore.setState({ employer: COMPANY });
});

function serveSaving(answer?: () => Response | undefined) {
  serve(updateEmployer, ({ body: sent }) => {
    saved.push(sent);
    return answer?.() ?? HttpResponse.json({ employer: { ...COMPANY, ...sent } });
  });
}

function open() {
  render(<Toaster />);
  return renderPage('/employer/profile', '/employer/profile', EmployerProfile);
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const field = (name: string) =>
  screen.getByRole(name === 'State' ? 'combobox' : 'textbox', { name });
const settings = () => screen.getByRole('button', { name: 'Profile settings' });

async function edit(changes: Readonly<Record<string, string>>) {
  await press('Profile settings');
  for (const [name, text] of Object.entries(changes)) await fill(user, field(name), text);
}

describe('the profile', () => {
  it('shows the company, with the end of its EIN', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blue Finch Coffee');
    expect(screen.getByText('Coffee by the river.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'bluefinch.com' })).toHaveAttribute(
      'href',
      'https://bluefinch.com',
    );
    expect(screen.getByText('(919) 555-0100')).toBeInTheDocument();
    expect(screen.getByText('12 Oak Street, Raleigh, NC')).toBeInTheDocument();
    const account = within(screen.getByRole('region', { name: 'Account' }));
    expect(account.getByText(/6789/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      `/company/${COMPANY.id}`,
    );
  });

  it('offers to correct a state that is none, with the field filled in', async () => {
    useEmployerAuthStore.setState({ employer: { ...COMPANY, state: 'NO' } });
    open();
    const notice = within(screen.getByRole('note', { name: 'Please correct' }));
    expect(notice.getByText('The state “NO” does not exist.')).toBeVisible();
    await press('Correct state');
    expect(field('State')).toHaveValue('NO');
  });

  it('shows where the company is signed in', async () => {
    serveDevices();
    open();
    await press('See them and sign them out');
    const dialog = within(await screen.findByRole('dialog', { name: 'Signed-in devices' }));
    expect(await dialog.findByText('Firefox on Linux')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'See them and sign them out' })).toHaveFocus();
    });
  });

  it('shows the devices when a link asks for them', async () => {
    serveDevices();
    renderPage('/employer/profile?settings=devices', '/employer/profile', EmployerProfile);
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('waits for the session check', async () => {
    useEmployerAuthStore.setState({ employer: null });
    serve(getOwnEmployer, () => ({ employer: COMPANY }));
    serve(getSubscription, () => ({
      subscription: null,
      hasSubscription: false,
      subscriptionToken: null,
    }));
    open();
    expect(screen.getByText('Loading employer profile...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Blue Finch Coffee');
  });

  it('offers a retry if the check failed', async () => {
    useEmployerAuthStore.setState({ employer: null });
    let isDown = true;
    serve(getOwnEmployer, () => (isDown ? HttpResponse.error() : { employer: COMPANY }));
    serve(getSubscription, () => ({
      subscription: null,
      hasSubscription: false,
      subscriptionToken: null,
    }));
    open();
    expect(await screen.findByText('Your company profile did not load')).toBeInTheDocument();
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Coffee by the river.')).toBeInTheDocument();
  });
});

describe('without employer data', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    forgetSession();
  });

  it('says so, and redirects to the login after three seconds', () => {
    open();
    expect(screen.getByRole('alert')).toHaveTextContent('No employer data found');
    act(() => {
      vi.advanceTimersByTime(LOGIN_REDIRECT_MS - 1);
    });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(
      screen.getByText('Now at /employer/login?next=%2Femployer%2Fprofile'),
    ).toBeInTheDocument();
  });

  it('stays if someone signed in meanwhile', () => {
    open();
    act(() => {
      signInEmployer();
    });
    act(() => {
      vi.advanceTimersByTime(LOGIN_REDIRECT_MS);
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blue Finch Coffee');
  });
});

describe('editing', () => {
  it('saves, and shows the response everywhere', async () => {
    serveSaving();
    open();
    await edit({
      'Company name': 'Blue Finch Roasters',
      Website: 'finch.co',
      Phone: '9845550199',
      City: 'chapel hill',
      State: 'va',
    });
    expect(field('Phone')).toHaveValue('(984) 555-0199');
    expect(field('City')).toHaveValue('Chapel Hill');
    expect(field('State')).toHaveValue('VA');
    await press('Save');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Blue Finch Roasters',
    );
    expect(saved).toEqual([
      {
        companyName: 'Blue Finch Roasters',
        description: 'Coffee by the river.',
        website: 'https://finch.co',
        contactEmail: 'jobs@bluefinch.example',
        phoneNumber: '9845550199',
        address: '12 Oak Street',
        city: 'Chapel Hill',
        state: 'VA',
      },
    ]);
    expect(useEmployerAuthStore.getState().employer?.companyName).toBe('Blue Finch Roasters');
    expect(screen.getByText('Your company profile was saved.')).toBeInTheDocument();
    expect(settings()).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['Phone', '91955', 'Phone number must be exactly 10 digits'],
    ['State', 'N', 'State must be exactly 2 letters (e.g., CA, NY, TX)'],
    [
      'Website',
      'https://finch.dev/jobs.com',
      'Website must end with a valid domain (.com, .org, .net, .edu, .gov, .co, .io)',
    ],
    ['Contact email', 'hello', 'Please enter a valid email address'],
  ])('checks %s, and says why once', async (name, text, message) => {
    open();
    await edit({ [name]: text });
    await press('Save');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('leads to the first of several problems, in the order of the rules', async () => {
    open();
    await edit({ Website: 'finch.dev', State: 'N', Phone: '1' });
    await press('Save');
    await screen.findByText('Phone number must be exactly 10 digits');
    expect(field('Phone')).toHaveFocus();
  });

  it('does not empty what signup requires', async () => {
    open();
    await edit({});
    await user.clear(field('Street address'));
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please fill in all required fields',
    );
    expect(field('Street address')).toHaveFocus();
  });

  it('shows the stored values again when saving fails, and keeps the input', async () => {
    const message = 'Too many attempts. Please try again later.';
    serveSaving(() => failure(429, 'too_many_requests', message));
    open();
    await edit({ 'Company name': 'Blue Finch Roasters' });
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blue Finch Coffee');
    expect(useEmployerAuthStore.getState().employer).toEqual(COMPANY);
    expect(field('Company name')).toHaveValue('Blue Finch Roasters');
  });

  it('is discarded by Cancel, which can be undone', async () => {
    open();
    await edit({ 'Company name': 'Blue Finch Roasters' });
    await press('Cancel');
    expect(settings()).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press('Undo');
    expect(field('Company name')).toHaveValue('Blue Finch Roasters');
    await press('Start over');
    expect(field('Company name')).toHaveValue('Blue Finch Coffee');
  });

  it('comes back after a reload or a lost session', async () => {
    const { unmount } = open();
    await edit({ Website: 'finch.co' });
    unmount();
    open();
    expect(screen.getByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(field('Website')).toHaveValue('finch.co');
  });

  it('says that the session ended, and keeps the input', async () => {
    serveSaving(() => failure(401, 'not_signed_in', 'Please sign in.'));
    open();
    await edit({ Website: 'finch.co' });
    await press('Save');
    expect(await screen.findByText('No employer data found')).toBeInTheDocument();
    expect(useAuthStore.getState().kind).toBeNull();
    expect(sessionStorage).toHaveLength(1);
  });
});

describe('the logo', () => {
  const LOGO = new File(['logo'], 'logo.png', { type: 'image/png' });
  async function choose() {
    open();
    await press('Change company logo');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Company Logo' }));
    await user.upload(dialog.getByLabelText('Choose File'), LOGO);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    return dialog;
  }

  it('is replaced', async () => {
    const logo = '/files/new.webp';
    serve(updateEmployerLogo, () => ({ employer: { ...COMPANY, logo } }));
    await choose();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByRole('img', { name: 'Blue Finch Coffee' })).toHaveAttribute(
      'src',
      `${logo}?w=320`,
    );
  });

  it('stays when the upload fails, and the dialog says so', async () => {
    serve(updateEmployerLogo, () => failure(415, 'wrong_file_type', 'This is no image.'));
    const dialog = await choose();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to upload logo. Please try again. This is no image.',
    );
    expect(useEmployerAuthStore.getState().employer?.logo).toBeNull();
  });
});

describe('the sign-in email', () => {
  it('is changed with the password, and waits for confirmation', async () => {
    serveSaving(() =>
      HttpResponse.json({ employer: { ...COMPANY, pendingEmail: 'owner@new.example' } }),
    );
    open();
    await press('Change the sign-in email');
    await fill(user, screen.getByLabelText('New email'), 'owner@new.example');
    await fill(user, screen.getByLabelText('Current password'), 'Present!1');
    await press('Change Email');
    const sentTo = await screen.findAllByText(/owner@new\.example/);
    expect(sentTo.length).toBeGreaterThan(0);
    expect(saved).toEqual([{ email: 'owner@new.example', currentPassword: 'Present!1' }]);
    expect(useEmployerAuthStore.getState().employer?.email).toBe(COMPANY.email);
  });
});

describe('the company’s data', () => {
  const remove = async (password: string) => {
    await press('Delete account...');
    if (password) await fill(user, screen.getByLabelText('Current password'), password);
    await press('Delete my account for good');
  };

  it('can be exported', () => {
    open();
    expect(screen.getByRole('link', { name: 'Download our data' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/api/employer/${EMPLOYER.id}/export`),
    );
  });

  it('is deleted with the password, after a warning of what is lost', async () => {
    const sent: unknown[] = [];
    serve(deleteCompany, ({ body }) => {
      sent.push(body);
      return null;
    });
    open();
    await remove('Present!1');
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    expect(sent).toEqual([{ password: 'Present!1' }]);
    expect(useEmployerAuthStore.getState().employer).toBeNull();
  });

  it('is not deleted with a wrong one', async () => {
    serve(deleteCompany, () => failure(400, 'wrong_password', 'Current password is incorrect.'));
    open();
    await remove('Guess!1');
    expect(await screen.findByText('Current password is incorrect.')).toBeInTheDocument();
    expect(useEmployerAuthStore.getState().employer).not.toBeNull();
  });
});

it('shows what became of own reports', async () => {
  serveReports(sampleReport({ subjectType: 'application', subjectName: 'Ana Lopez' }));
  open();
  await press('See your reports');
  const dialog = within(await screen.findByRole('dialog', { name: 'Your reports' }));
  expect(await dialog.findByText('Being looked at')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'See your reports' })).toHaveFocus();
});

it('says before saving that a change ends the verified mark', async () => {
  useEmployerAuthStore.setState({
    employer: {
      ...COMPANY,
      email: 'ann@bluefinch.com',
      contactEmail: 'ann@bluefinch.com',
      verification: 'verified',
      verified: true,
    },
  });
  open();
  await edit({ 'Contact email': 'jobs@bluefinch.com' });
  expect(screen.queryByText(/loses its verified mark/)).not.toBeInTheDocument();
  await fill(user, field('Contact email'), 'bluefinch@gmail.com');
  expect(screen.getByText(/loses its verified mark when you save/)).toBeInTheDocument();
});
