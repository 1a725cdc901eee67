import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, requiredFile } from '../../../field-rules.ts';
import { PICTURE_MAX_BYTES } from '../../../limits.ts';
import { introduceBody } from './introduction-schemas.ts';
import {
  completeProfileBody,
  profileView,
  updateProfileBody,
  userProfile,
} from './profile-schemas.ts';
import { seekerSettings, updateSettingsBody } from './seeker-settings-schemas.ts';
import {
  saveSocialAccountsBody,
  socialAccount,
} from '../../identity/social-accounts/social-account-schemas.ts';

const tag = 'Seeker profiles';
const userParams = z.object({ userId: entityId });
const profileParams = z.object({ profileId: entityId });

const picture = {
  summary: 'Set the profile picture; it is re-encoded, and may come before the profile',
  tag,
  access: 'seeker',
  rateLimit: 'upload',
  identity: ['params.userId'],
  idempotent: true,
  params: userParams,
  body: z.object({ file: requiredFile('Please choose a picture.') }),
  files: { file: { kind: 'image', maxBytes: PICTURE_MAX_BYTES } },
  responses: {
    200: z.object({ profileImage: z.string(), updatedProfile: userProfile.nullable() }),
  },
} as const;

export const completeProfile = defineEndpoint({
  method: 'POST',
  path: '/userprofile/profile',
  summary: 'Complete the profile wizard; doing it again replaces what it collects',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['body.userId'],
  idempotent: true,
  body: completeProfileBody,
  responses: { 201: z.object({ profile: userProfile }) },
});

export const addPicture = defineEndpoint({
  method: 'POST',
  path: '/userprofile/picture/:userId',
  ...picture,
});

export const replacePicture = defineEndpoint({
  method: 'PUT',
  path: '/userprofile/picture/:userId',
  ...picture,
});

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/userprofile/:userId',
  summary: 'A profile, for its owner and for the employers they applied to',
  tag,
  access: 'signed-in',
  rateLimit: 'read',
  params: userParams,
  responses: { 200: profileView },
});

export const previewProfile = defineEndpoint({
  method: 'GET',
  path: '/api/userprofile/:userId/preview',
  summary: 'Your profile as an employer sees it before accepting an application',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  identity: ['params.userId'],
  params: userParams,
  responses: { 200: profileView },
});

export const updateProfile = defineEndpoint({
  method: 'PUT',
  path: '/userprofile/:userId',
  summary: 'Replace sections of the profile',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['params.userId'],
  params: userParams,
  body: updateProfileBody,
  responses: { 200: z.object({ updatedProfile: userProfile }) },
});

export const introduceSeeker = defineEndpoint({
  method: 'PUT',
  path: '/api/userprofile/:userId/introduction',
  summary:
    'Set the phone number and the line about oneself that an application needs without a full profile',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['params.userId'],
  params: userParams,
  body: introduceBody,
  responses: { 200: z.object({ updatedProfile: userProfile }) },
});

export const listSocialAccounts = defineEndpoint({
  method: 'GET',
  path: '/user-social-media/profile/:profileId',
  summary: 'The social media accounts of a profile',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  identity: ['params.profileId'],
  params: profileParams,
  responses: { 200: z.object({ accounts: z.array(socialAccount) }) },
});

export const saveSocialAccounts = defineEndpoint({
  method: 'PUT',
  path: '/api/user-social-media/profile/:profileId',
  summary: 'Connect social media accounts; the list replaces what is there',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['params.profileId'],
  params: profileParams,
  body: saveSocialAccountsBody,
  responses: { 200: z.object({ accounts: z.array(socialAccount) }) },
});

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/api/userprofile/:userId/settings',
  summary: 'Visibility and notification settings',
  tag,
  access: 'seeker',
  rateLimit: 'read',
  identity: ['params.userId'],
  params: userParams,
  responses: { 200: seekerSettings },
});

export const updateSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/userprofile/:userId/settings',
  summary: 'Change visibility and notification settings',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['params.userId'],
  params: userParams,
  body: updateSettingsBody,
  responses: { 200: seekerSettings },
});
