import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { uploadedDocument } from './application-schemas.ts';

const keptResume = {
  path: '/api/userprofile/:userId/resume',
  tag: 'Applications',
  access: 'seeker',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
} as const;

const resume = uploadedDocument.omit({ locked: true });

export const getResume = defineEndpoint({
  method: 'GET',
  ...keptResume,
  summary: 'The resume that a seeker keeps for application forms; null if none',
  rateLimit: 'read',
  responses: { 200: z.object({ resume: resume.nullable() }) },
});

export const keepResume = defineEndpoint({
  method: 'PUT',
  ...keptResume,
  summary: 'Keep an uploaded resume that no application has, in place of the one before',
  rateLimit: 'write',
  body: z.object({ documentId: entityId }),
  responses: { 200: z.object({ resume }) },
});

export const removeResume = defineEndpoint({
  method: 'DELETE',
  ...keptResume,
  summary: 'Remove the kept resume; applications keep their copies',
  rateLimit: 'write',
  responses: { 204: null },
});
