import { previewProfile } from '@nextshift/contract';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve, serveApi } from '../../../test/api-server.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { signInSeeker } from '../../../test/seeker.ts';
import { sampleProfile } from '../../../test/seeker-profile.ts';
import ProfilePreview from './profile-preview.tsx';

serveApi();
beforeEach(() => {
  signInSeeker();
});

const view = {
  ...sampleProfile({ bio: 'I film cafes.', phoneNumber: null }),
  firstName: 'Maya',
  lastName: 'Torres',
  email: null,
  hidden: false,
  socialMediaAccounts: [],
  school: null,
};

const open = () => renderPage('/profile/preview', '/profile/preview', ProfilePreview);

describe('the preview of the own profile', () => {
  it('shows what an employer sees, and says when contact follows', async () => {
    serve(previewProfile, () => view);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
    expect(screen.getByText('I film cafes.')).toBeVisible();
    expect(screen.getByText(/email and phone number only after they accept you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });

  it('says that a hidden profile is hidden', async () => {
    const hidden = { ...view, hidden: true, bio: null, city: null, state: null };
    serve(previewProfile, () => hidden);
    open();
    expect(await screen.findByText(/keeps their profile hidden from employers/)).toBeVisible();
    expect(screen.queryByText('Bio')).toBeNull();
  });

  it('leads to the wizard before there is a profile', async () => {
    const missing = { code: 'not_found', message: 'Not found.' };
    serve(previewProfile, () => HttpResponse.json(missing, { status: 404 }));
    open();
    expect(await screen.findByText('Now at /completeprofile')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    serve(previewProfile, () => HttpResponse.error());
    open();
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });
});
