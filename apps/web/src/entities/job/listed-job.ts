import type { Job } from '@nextshift/contract';

/** What only a job's page and its dialog show. */
const DETAILS = [
  'description',
  'requirements',
  'benefits',
  'skills',
  'tags',
  'address',
  'zipCode',
  'department',
  'industry',
  'experienceLevel',
  'compensation',
  'startDate',
  'location',
  'moderation',
  'moderationReasons',
  'closedReason',
  'applicantCount',
  'revision',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Job)[];

/** What lists say of a job. */
export type ListedJob = Omit<Job, (typeof DETAILS)[number]>;

/** A job as a page of HTML carries it: its state is part of the page, and most of a job would never be looked at. */
export function listJob(job: ListedJob): ListedJob {
  const listed: Partial<Job> & ListedJob = { ...job };
  for (const detail of DETAILS) Reflect.deleteProperty(listed, detail);
  return listed;
}

/** Whether all of a job is known. */
export function isWholeJob(job: ListedJob | Job | null): job is Job {
  return job !== null && 'description' in job;
}
