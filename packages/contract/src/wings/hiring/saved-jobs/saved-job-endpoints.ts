import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { listQuery } from '../../../list-query.ts';
import { savedJob } from './saved-job-schemas.ts';

const tag = 'Saved jobs';

export const listSavedJobs = defineEndpoint({
  method: 'GET',
  path: '/savedjobs/:userId',
  summary: "A seeker's saved jobs, newest first; X-Total-Count carries their number",
  tag,
  access: 'seeker',
  rateLimit: 'read',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
  query: listQuery,
  responses: { 200: z.array(savedJob) },
});

export const saveJob = defineEndpoint({
  method: 'POST',
  path: '/savedjobs/add',
  summary: 'Save a job; saving it again answers the same row',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['body.userId'],
  idempotent: true,
  body: z.object({ userId: entityId, jobId: entityId }),
  responses: { 200: z.object({ savedJob }), 201: z.object({ savedJob }) },
});

export const unsaveJob = defineEndpoint({
  method: 'DELETE',
  path: '/savedjobs/:userId/:jobId',
  summary: 'Remove a saved job',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['params.userId'],
  params: z.object({ userId: entityId, jobId: entityId }),
  responses: { 204: null },
});
