import type { Job } from '@nextshift/contract';
import { expect } from 'vitest';
import type { TestApp } from '../create-test-app.ts';
import type { TestAccount } from '../database/insert-accounts.ts';
import { minimalJobBody } from '../database/insert-jobs.ts';

/** A description in which nothing is found, one that is held until an operator decides, and one until it is mended. */
export const HONEST = 'Pull shots, steam milk and learn the names of the regulars.';
export const SCAM = 'Easy work from your sofa. Text our manager at wa.me/15550142 to start today.';
export const MENDABLE = `${HONEST} Apply at bit.ly/nina-jobs.`;

export async function postJob(app: TestApp, as: TestAccount, fields: object = {}): Promise<Job> {
  const response = await app.api.createJob({ as, body: { ...minimalJobBody, ...fields } });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ newJob: Job }>().newJob;
}

export async function editJob(
  app: TestApp,
  as: TestAccount,
  jobId: string,
  body: object,
): Promise<Job> {
  const response = await app.api.updateJob({ jobId, as, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ job: Job }>().job;
}

/** The status with which everybody reads a job. */
export async function publicStatusOf(app: TestApp, jobId: string): Promise<number> {
  await app.platform.responseCache.catchUp();
  return (await app.api.getJob({ jobId })).statusCode;
}
