import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { jobStatuses } from '../../jobs/jobs/job-enumerations.ts';
import { job } from '../../jobs/jobs/job-schemas.ts';
import { PICTURE_MAX_BYTES } from '../../../limits.ts';
import { listQuery } from '../../../list-query.ts';
import { createJobBody, updateJobBody } from './job-posting-schemas.ts';

const tag = 'Job postings';
const params = z.object({ jobId: entityId });

/** A job and its accepted application, the first of several. */
const filledJob = z.object({ jobId: entityId, applicationId: entityId });

export type FilledJob = z.output<typeof filledJob>;

/** A job, and how many who applied to it before would be brought back now. */
const formerApplicants = z.object({ jobId: entityId, count: z.number().int().positive() });

/** A job, and how many applications to it there are, also withdrawn and ended ones. */
const applicationCount = z.object({ jobId: entityId, count: z.number().int().positive() });

export type ApplicationCount = z.output<typeof applicationCount>;

export type FormerApplicants = z.output<typeof formerApplicants>;

export const createJob = defineEndpoint({
  method: 'POST',
  path: '/employerjobs/createjob',
  summary: "Post a job, within the plan's active jobs",
  tag,
  access: 'employer',
  rateLimit: 'write',
  identity: ['body.employerId'],
  idempotent: true,
  body: createJobBody,
  files: { jobImage: { kind: 'image', maxBytes: PICTURE_MAX_BYTES } },
  responses: { 201: z.object({ newJob: job }) },
});

export const listEmployerJobs = defineEndpoint({
  method: 'GET',
  path: '/employerjobs/jobs/:employerId',
  summary: "An employer's jobs, newest first; X-Total-Count carries their number",
  tag,
  access: 'employer',
  rateLimit: 'read',
  identity: ['params.employerId'],
  params: z.object({ employerId: entityId }),
  query: z.object({ ...listQuery.shape, status: z.enum(jobStatuses).optional() }),
  responses: {
    200: z.object({
      jobs: z.array(job),
      /** Those that have an accepted applicant; without an opening left they cannot be reposted. */
      filledJobs: z.array(filledJob),
      /** Those with applicants to bring back, were they active. */
      formerApplicants: z.array(formerApplicants),
      /** Those that anybody has applied to. */
      applicationCounts: z.array(applicationCount),
    }),
  },
});

export const updateJob = defineEndpoint({
  method: 'PUT',
  path: '/employerjobs/:jobId',
  summary: 'Edit an active job, or repost a closed one',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params,
  body: updateJobBody,
  files: { jobImage: { kind: 'image', maxBytes: PICTURE_MAX_BYTES } },
  responses: {
    200: z.object({
      job,
      /** How many could be brought back to it now. */
      formerApplicantCount: z.number().int().nonnegative(),
    }),
  },
});

export const renewJob = defineEndpoint({
  method: 'POST',
  path: '/api/employerjobs/:jobId/renew',
  summary: 'Keep an active job open for 30 more days, in its last seven',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params,
  responses: { 200: z.object({ job }) },
});

export const bringBackApplicants = defineEndpoint({
  method: 'POST',
  path: '/api/employerjobs/:jobId/bring-back',
  summary:
    'Reopen the applications that ended with an earlier closing of a job in the last 30 days. The oldest come first, as far as the plan allows. Their applicants are told',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params,
  responses: { 200: z.object({ count: z.number().int() }) },
});

export const closeJob = defineEndpoint({
  method: 'DELETE',
  path: '/employerjobs/:jobId',
  summary: 'Close a job',
  tag,
  access: 'employer',
  rateLimit: 'write',
  params,
  responses: { 200: z.object({ job }) },
});
