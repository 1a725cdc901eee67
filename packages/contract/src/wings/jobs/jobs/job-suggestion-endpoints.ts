import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId } from '../../../field-rules.ts';
import { job } from './job-schemas.ts';

const tag = 'Jobs';

export const listSimilarJobs = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/similar',
  summary: 'Up to eight active jobs like this one, which may be closed',
  tag,
  access: 'public',
  rateLimit: 'read',
  params: z.object({ jobId: entityId }),
  responses: { 200: z.object({ jobs: z.array(job) }) },
});

/** A job with the reasons for which it is suggested, as sentences without a period. */
export const suggestedJob = job.extend({ why: z.array(z.string()).min(1) });
export type SuggestedJob = z.output<typeof suggestedJob>;

export const listJobsForYou = defineEndpoint({
  method: 'GET',
  path: '/api/jobs/for-you',
  summary:
    "Up to eight active jobs, each with reasons, that fit the seeker's profile or saved and applied jobs",
  tag,
  access: 'seeker',
  rateLimit: 'read',
  responses: { 200: z.object({ jobs: z.array(suggestedJob) }) },
});
