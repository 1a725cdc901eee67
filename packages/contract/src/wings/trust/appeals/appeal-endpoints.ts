import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { appeal, appealBody, appealByLinkBody, appealLinkBody, measure } from './appeal-schemas.ts';

const tag = 'Appeals';

export const listMeasures = defineEndpoint({
  method: 'GET',
  path: '/api/appeals',
  summary:
    "What is held, removed or suspended of a company's, newest first, at most 100, with its appeals",
  tag,
  access: 'employer',
  rateLimit: 'read',
  responses: { 200: z.object({ measures: z.array(measure) }) },
});

export const submitAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/appeals',
  summary:
    'Appeal against what was decided in a case. 200 if such an appeal is already open; 409 once it is decided, and while the decision can be undone',
  tag,
  access: 'employer',
  rateLimit: 'write',
  body: appealBody,
  responses: { 200: z.object({ appeal }), 201: z.object({ appeal }) },
});

export const readAppealLink = defineEndpoint({
  method: 'POST',
  path: '/api/appeals/read-link',
  summary: 'What the link in an email lets its reader appeal against; changes nothing',
  tag,
  access: 'public',
  rateLimit: 'mailed-link',
  body: appealLinkBody,
  responses: { 200: z.object({ measure }) },
});

export const appealByLink = defineEndpoint({
  method: 'POST',
  path: '/api/appeals/by-link',
  summary: 'Appeal with the link of an email, without signing in',
  tag,
  access: 'public',
  rateLimit: 'mailed-link',
  body: appealByLinkBody,
  responses: { 200: z.object({ appeal }), 201: z.object({ appeal }) },
});
