import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { entityId, isoTime } from '../field-rules.ts';
import { listQuery } from '../list-query.ts';
import { applicationTemplate } from './application-form-schemas.ts';
import { application, employerApplication } from './application-schemas.ts';
import {
  employerStatusWordList,
  seekerStatusWordList,
  settableStatusWords,
} from './application-status.ts';

const tag = 'Applications';

export const applyToJob = defineEndpoint({
  method: 'POST',
  path: '/applications/job/:jobId/apply',
  summary:
    'Apply with one click; where the employer made a form, the form is answered and nothing is stored',
  tag,
  access: 'seeker',
  rateLimit: 'write',
  identity: ['body.userId'],
  idempotent: true,
  params: z.object({ jobId: entityId }),
  body: z.object({ userId: entityId }),
  responses: {
    200: z.object({ needsMoreInfo: z.literal(true), application: applicationTemplate }),
    201: z.object({ needsMoreInfo: z.literal(false), application }),
  },
});

export const listSeekerApplications = defineEndpoint({
  method: 'GET',
  path: '/applications/user/:userId',
  summary: "A seeker's applications, newest first; X-Total-Count carries their number",
  tag,
  access: 'seeker',
  rateLimit: 'read',
  identity: ['params.userId'],
  params: z.object({ userId: entityId }),
  query: z.object({
    ...listQuery.shape,
    status: z.enum(seekerStatusWordList).optional(),
    jobId: entityId.optional(),
  }),
  responses: { 200: z.array(application) },
});

export const listEmployerApplications = defineEndpoint({
  method: 'GET',
  path: '/employerapplications/employerAppliedApplications/:employerId',
  summary: "Applications to an employer's jobs, newest first; X-Total-Count carries their number",
  tag,
  access: 'employer',
  rateLimit: 'read',
  identity: ['params.employerId'],
  params: z.object({ employerId: entityId }),
  query: z.object({
    ...listQuery.shape,
    status: z.enum(employerStatusWordList).optional(),
    jobId: entityId.optional(),
    /** Open: still undecided, and its job is active. Closed: anything else. */
    state: z.enum(['open', 'closed']).optional(),
  }),
  responses: { 200: z.object({ applications: z.array(employerApplication) }) },
});

export const changeApplicationStatus = defineEndpoint({
  method: 'PUT',
  path: '/employerapplications/:id',
  summary: 'Accept (closes the job), decline, reopen or move an application to a stage',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params: z.object({ id: entityId }),
  body: z.object({ status: z.enum(settableStatusWords) }),
  responses: {
    200: z.object({
      data: z.object({ acceptedDate: isoTime.nullable(), application: employerApplication }),
    }),
  },
});
