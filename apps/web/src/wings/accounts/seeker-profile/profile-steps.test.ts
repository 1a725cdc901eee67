import { expect, it } from 'vitest';
import { sampleProfile } from '../../../../test/seeker-profile.ts';
import { completenessOf } from './profile-steps.ts';

it('counts what is there, and names the best step that is left', () => {
  expect(completenessOf(sampleProfile())).toMatchObject({
    percent: 40,
    next: { action: 'Add a picture' },
  });
  expect(completenessOf(sampleProfile({ profileImage: '/files/me.webp' }))).toMatchObject({
    percent: 60,
    next: { action: 'Add a job you had' },
  });
});

it('has no step for a complete profile', () => {
  const profile = sampleProfile({
    profileImage: '/files/me.webp',
    work: ['Barista - Juniper'],
    clubs: ['Chess Club'],
  });
  expect(completenessOf(profile)).toEqual({ percent: 100, next: null });
});
