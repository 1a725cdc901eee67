import * as z from 'zod';
import { mailedLinkBody } from '../account-links/email-schemas.ts';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { confirmSchoolBody, schoolStatus } from './school-schemas.ts';

const ownSchool = {
  path: '/api/userprofile/:userId/school',
  tag: 'Seeker profiles',
  access: 'seeker',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
} as const;

export const getSchool = defineEndpoint({
  method: 'GET',
  ...ownSchool,
  summary: 'The school that a confirmed address belongs to, and whether employers see it',
  rateLimit: 'read',
  responses: { 200: schoolStatus },
});

export const requestSchoolEmail = defineEndpoint({
  method: 'PUT',
  ...ownSchool,
  summary: 'Email a link to an address at a school; the address to sign in with stays',
  rateLimit: 'reset',
  body: confirmSchoolBody,
  responses: { 202: schoolStatus },
});

export const confirmSchoolEmail = defineEndpoint({
  method: 'POST',
  ...ownSchool,
  path: '/api/userprofile/:userId/school/confirm',
  summary: 'Confirm an address at a school with the link that was emailed to it',
  rateLimit: 'mailed-link',
  body: mailedLinkBody,
  responses: { 200: schoolStatus },
});

export const removeSchoolEmail = defineEndpoint({
  method: 'DELETE',
  ...ownSchool,
  summary: 'Remove the address at a school, confirmed or not',
  rateLimit: 'write',
  responses: { 200: schoolStatus },
});
