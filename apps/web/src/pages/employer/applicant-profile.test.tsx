import { type ProfileView, getProfile } from '@nextshift/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, serve, serveApi } from '../../../test/api-server.ts';
import { idOf, signInEmployer } from '../../../test/employer-world.ts';
import { renderPage } from '../../../test/render-page.tsx';
import ApplicantProfile from './applicant-profile.tsx';

serveApi();
beforeEach(() => {
  signInEmployer();
});

const NOTHING_TOLD: ProfileView = {
  id: idOf(301),
  firstName: 'Ana',
  lastName: 'Lopez',
  email: null,
  hidden: false,
  profileImage: null,
  city: null,
  state: null,
  bio: null,
  phoneNumber: null,
  currentPosition: null,
  education: [],
  extracurriculars: [],
  clubs: [],
  hobbies: [],
  work: [],
  awards: [],
  volunteer: [],
  portfolioVideos: [],
  socialMediaAccounts: [],
  school: null,
  updatedAt: '2026-01-05T12:00:00.000Z',
};

function serveApplicant(changes: Partial<ProfileView> = {}) {
  serve(getProfile, () => ({ ...NOTHING_TOLD, ...changes }), { only: { userId: idOf(301) } });
}

const open = (id = idOf(301)) =>
  renderPage(`/user/profile/${id}`, '/user/profile/:userId', ApplicantProfile);
const section = (name: string) => screen.findByRole('region', { name });

describe('the profile of an applicant', () => {
  it('is shown in full, with reach and inline videos', async () => {
    serveApplicant({
      city: 'Durham',
      state: 'NC',
      bio: 'I make good coffee.',
      hobbies: ['Football'],
      portfolioVideos: ['/files/one.mp4'],
      socialMediaAccounts: [
        {
          id: idOf(9),
          platform: 'tiktok',
          handle: '@ana',
          followers: 1_250_000,
          profileUrl: 'https://www.tiktok.com/@ana',
        },
      ],
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Lopez' })).toBeVisible();
    expect(screen.getByText('Durham, NC')).toBeInTheDocument();
    expect(await section('Bio')).toHaveTextContent('I make good coffee.');
    expect(await section('Hobbies')).toHaveTextContent('Football');
    const reach = await section('Social Reach');
    expect(reach).toHaveTextContent('TikTok Followers: 1.3M');
    expect(within(reach).getByRole('link')).toHaveAttribute('href', 'https://www.tiktok.com/@ana');
    expect(screen.getByLabelText('Video 1')).toHaveAttribute('src', '/files/one.mp4');
  });

  it('says for each section that nothing was provided', async () => {
    serveApplicant();
    open();
    expect(await section('Bio')).toHaveTextContent('No bio provided');
    expect(screen.getByText('Location not specified')).toBeInTheDocument();
    for (const name of ['Education', 'Work Experience', 'Social Reach', 'Portfolio']) {
      expect(await section(name)).toHaveTextContent('No information provided');
    }
  });

  it('shows only the name if it is hidden', async () => {
    serveApplicant({ hidden: true });
    open();
    expect(await screen.findByText(/Ana Lopez keeps their profile hidden/)).toBeVisible();
    expect(screen.queryByText('Location not specified')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Bio' })).not.toBeInTheDocument();
  });

  it('offers a retry if it did not load', async () => {
    serveApplicant({ bio: 'Here I am.' });
    serve(getProfile, () => failure(429, 'rate_limited', 'Slow down.'), {
      only: { userId: idOf(301) },
      once: true,
    });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load profile information.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await section('Bio')).toHaveTextContent('Here I am.');
  });

  it.each([idOf(301), 'nobody'])('is not found for an unknown or malformed id: %s', async (id) => {
    serve(getProfile, () => failure(404, 'not_found', 'We could not find what you asked for.'), {
      only: { userId: idOf(301) },
    });
    open(id);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
