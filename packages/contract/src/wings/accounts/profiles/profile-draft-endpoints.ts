import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { storedProfileDraft, profileDraft } from './profile-draft-schemas.ts';

const draftOfProfile = {
  path: '/api/userprofile/:userId/draft',
  tag: 'Seeker profiles',
  access: 'seeker',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
} as const;

export const getProfileDraft = defineEndpoint({
  method: 'GET',
  ...draftOfProfile,
  summary: 'What was entered in the wizard so far; null if nothing was saved',
  rateLimit: 'read',
  responses: { 200: storedProfileDraft },
});

export const saveProfileDraft = defineEndpoint({
  method: 'PUT',
  ...draftOfProfile,
  summary: 'Save what is entered in the wizard; completing the profile clears it',
  rateLimit: 'write',
  body: profileDraft,
  responses: { 204: null },
});
