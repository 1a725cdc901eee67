import { isRenewable, type Job, renewedClosingTime } from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { timeZoneOf } from '../../jobs/index.ts';
import { presentOwnJob } from '../../screening/index.ts';
import { extendJob } from './job-postings.queries.ts';
import { lockOwnJob, type OwnJob, readJob } from './update-job.ts';

/**
 * Adds 30 days to the end of an active job, in its last seven days.
 * @throws {AppError} not_found, job_closed, renew_too_early
 */
export function renewJob({ database, clock }: Platform, own: OwnJob): Promise<Job> {
  return database.transaction().execute(async (transaction) => {
    const job = await lockOwnJob(transaction, own);
    const { status, closes_at: end } = job;
    const now = clock();
    if (status !== 'Active' || end === null) throw new AppError('job_closed');
    if (!isRenewable(end, now)) throw new AppError('renew_too_early');
    const closesAt = renewedClosingTime(timeZoneOf(job), end);
    await extendJob(transaction, own.jobId, { closesAt, now });
    return presentOwnJob(transaction, await readJob(transaction, own.jobId));
  });
}
