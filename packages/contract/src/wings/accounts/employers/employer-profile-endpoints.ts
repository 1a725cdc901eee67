import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, requiredFile } from '../../../field-rules.ts';
import { PICTURE_MAX_BYTES } from '../../../limits.ts';
import { updateEmployerBody } from './employer-profile-schemas.ts';
import { employer } from './employer-schemas.ts';

const tag = 'Employers';
const params = z.object({ employerId: entityId });

export const updateEmployer = defineEndpoint({
  method: 'PUT',
  path: '/employer/update/:employerId',
  summary: 'Change the company profile; fields that are not sent stay',
  tag,
  access: 'employer',
  rateLimit: 'write',
  identity: ['params.employerId'],
  params,
  body: updateEmployerBody,
  responses: { 200: z.object({ employer }) },
});

export const updateEmployerLogo = defineEndpoint({
  method: 'PUT',
  path: '/employer/updateLogo/:employerId',
  summary: 'Set the company logo; it is re-encoded',
  tag,
  access: 'employer',
  rateLimit: 'upload',
  identity: ['params.employerId'],
  idempotent: true,
  params,
  body: z.object({ logo: requiredFile('Please choose a logo.') }),
  files: { logo: { kind: 'image', maxBytes: PICTURE_MAX_BYTES } },
  responses: { 200: z.object({ employer }) },
});
