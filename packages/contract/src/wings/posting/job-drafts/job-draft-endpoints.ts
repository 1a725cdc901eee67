import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { job } from '../../jobs/jobs/job-schemas.ts';
import { PICTURE_MAX_BYTES } from '../../../limits.ts';
import {
  createJobDraftBody,
  jobDraft,
  publishJobDraftBody,
  updateJobDraftBody,
} from './job-draft-schemas.ts';

const shared = { tag: 'Job drafts', access: 'employer' } as const;
const params = z.object({ draftId: entityId });
const files = { jobImage: { kind: 'image', maxBytes: PICTURE_MAX_BYTES } } as const;
const draft = z.object({ draft: jobDraft });

export const listJobDrafts = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/job-drafts',
  summary: "The employer's drafts, the last changed first; X-Total-Count carries their number",
  rateLimit: 'read',
  responses: { 200: z.object({ drafts: z.array(jobDraft) }) },
});

export const createJobDraft = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/job-drafts',
  summary: 'Save a draft of a job, however incomplete',
  rateLimit: 'write',
  idempotent: true,
  body: createJobDraftBody,
  files,
  responses: { 201: draft },
});

export const getJobDraft = defineEndpoint({
  ...shared,
  method: 'GET',
  path: '/api/job-drafts/:draftId',
  summary: 'One draft',
  rateLimit: 'read',
  params,
  responses: { 200: draft },
});

export const updateJobDraft = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/api/job-drafts/:draftId',
  summary:
    "Replace a draft's fields; `publishAt: null` takes it off its schedule. With `updatedAt`, 409 stale_revision if it was changed since",
  rateLimit: 'write',
  params,
  body: updateJobDraftBody,
  files,
  responses: { 200: draft },
});

export const deleteJobDraft = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/job-drafts/:draftId',
  summary: 'Delete a draft',
  rateLimit: 'write',
  params,
  responses: { 204: null },
});

export const publishJobDraft = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/job-drafts/:draftId/publish',
  summary: "Post a draft as a job, within the plan's active jobs, or schedule it",
  rateLimit: 'write',
  idempotent: true,
  params,
  body: publishJobDraftBody,
  responses: { 200: draft, 201: z.object({ newJob: job }) },
});

export const duplicateJob = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/employerjobs/:jobId/duplicate',
  summary: 'Copy a job, its application form and its image into a draft',
  rateLimit: 'write',
  idempotent: true,
  params: z.object({ jobId: entityId }),
  responses: { 201: draft },
});
