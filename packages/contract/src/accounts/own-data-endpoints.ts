import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { entityId } from '../field-rules.ts';
import { confirmedByPassword } from './password-schemas.ts';

const tag = 'Seeker accounts';
const own = {
  tag,
  access: 'seeker',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
} as const;

export const exportMyData = defineEndpoint({
  method: 'GET',
  path: '/api/user/:userId/export',
  summary: 'Everything kept about oneself: a zip of JSON and files',
  ...own,
  rateLimit: 'upload',
  responses: { 200: 'file' },
});

export const deleteMyAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/:userId/delete',
  summary: 'Delete the account with its rows and files; employers keep an anonymous trace',
  ...own,
  rateLimit: 'login',
  body: confirmedByPassword,
  responses: { 204: null },
});
