import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { passwordConfirmationBody } from '../../identity/passwords/password-schemas.ts';

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
  summary: 'Everything kept about the seeker: a zip of JSON and files',
  ...own,
  rateLimit: 'upload',
  responses: { 200: 'file' },
});

export const deleteMyAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/:userId/delete',
  summary: 'Delete the account with all its data and files; employers keep an anonymous record',
  ...own,
  rateLimit: 'password',
  body: passwordConfirmationBody,
  responses: { 204: null },
});

const ofCompany = {
  tag: 'Employers',
  access: 'employer',
  identity: ['params.employerId'],
  params: z.object({ employerId: entityId }),
} as const;

export const exportCompanyData = defineEndpoint({
  method: 'GET',
  path: '/api/employer/:employerId/export',
  summary: 'Everything kept about a company, with its applicants as it may see them: a zip',
  ...ofCompany,
  rateLimit: 'upload',
  responses: { 200: 'file' },
});

export const deleteCompany = defineEndpoint({
  method: 'POST',
  path: '/api/employer/:employerId/delete',
  summary:
    'Delete the account of a company, end its plan and close its jobs; applicants keep its name',
  ...ofCompany,
  rateLimit: 'password',
  body: passwordConfirmationBody,
  responses: { 204: null },
});
