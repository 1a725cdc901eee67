import * as z from 'zod';
import { defineEndpoint } from '../../../endpoint.ts';
import { entityId, isoTime } from '../../../field-rules.ts';
import { PLAN_ACTIVE_JOBS } from '../../../plan-limits.ts';

const tag = 'Subscriptions';

const surplusJob = z.object({
  id: entityId,
  title: z.string(),
  city: z.string(),
  publishedAt: isoTime,
  applicantCount: z.number().int(),
  /** False for a job that closes unless the employer chooses otherwise. */
  stays: z.boolean(),
  /** When it closes with the plan or for want of room in it; null if it stays. */
  closesAt: isoTime.nullable(),
});

/** Active jobs that close because the plan has no room for them, or ends. */
export const surplus = z.object({
  /** When the first of them close. */
  closesAt: isoTime,
  /** 0 once the plan's end is announced. */
  maxActiveJobs: z.number().int(),
  /** All active jobs, the oldest first. */
  jobs: z.array(surplusJob),
});

/** Unnamed jobs fill the remaining room, the oldest first. */
export const chooseKeptJobsBody = z.object({
  jobIds: z.array(entityId).max(PLAN_ACTIVE_JOBS.corporate),
});

const found = { 200: z.object({ surplus: surplus.nullable() }) };

export const getSurplusJobs = defineEndpoint({
  method: 'GET',
  path: '/api/surplus-jobs',
  summary:
    'The active jobs that close because they are beyond the plan or it ends, and when; null if none does',
  tag,
  access: 'employer',
  rateLimit: 'read',
  responses: found,
});

export const chooseKeptJobs = defineEndpoint({
  method: 'PUT',
  path: '/api/surplus-jobs',
  summary: 'Choose which active jobs stay when those beyond the plan close',
  tag,
  access: 'employer',
  rateLimit: 'write',
  body: chooseKeptJobsBody,
  responses: found,
});

export type Surplus = z.output<typeof surplus>;
