import { createJobBody, type Job, type UpdateJobBody } from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasAcceptedApplication } from '../applications/index.ts';
import { closeActiveJob, findJob, type JobRow, lockJob, presentJob } from '../jobs/index.ts';
import { reopenJob, updateJobFields } from './job-postings.queries.ts';
import { requirePlanCapacity } from './require-plan-capacity.ts';

/** Edits an active job, or with `status` closes it or posts a closed one again. */
export function updateJob(
  { database, clock }: Platform,
  employerId: string,
  jobId: string,
  { status, ...changes }: UpdateJobBody,
): Promise<Job> {
  return database.transaction().execute(async (transaction) => {
    const job = await lockOwnJob(transaction, employerId, jobId);
    const now = clock();
    if (status === 'Active' && job.status === 'Closed') {
      if (await hasAcceptedApplication(transaction, jobId)) {
        throw new AppError('job_has_accepted_applicant');
      }
      const { placement } = await requirePlanCapacity(transaction, clock, employerId);
      await reopenJob(transaction, jobId, { placement, now });
    }
    if (Object.values(changes).some((value) => value !== undefined)) {
      if (job.status === 'Closed' && status !== 'Active') throw new AppError('illegal_job_change');
      await updateJobFields(transaction, jobId, mergeFields(job, changes), now);
    }
    if (status === 'Closed') await closeActiveJob(transaction, jobId, now);
    return presentOwnJob(transaction, jobId);
  });
}

/** Closes a job; closing a closed one changes nothing. */
export function closeJob(
  { database, clock }: Platform,
  employerId: string,
  jobId: string,
): Promise<Job> {
  return database.transaction().execute(async (transaction) => {
    await lockOwnJob(transaction, employerId, jobId);
    await closeActiveJob(transaction, jobId, clock());
    return presentOwnJob(transaction, jobId);
  });
}

/** @throws {AppError} not_found for another employer's job, as for none */
async function lockOwnJob(
  transaction: DatabaseTransaction,
  employerId: string,
  jobId: string,
): Promise<JobRow> {
  const locked = await lockJob(transaction, jobId);
  const job = await findJob(transaction, jobId);
  if (!locked || job?.employer_id !== employerId) throw new AppError('not_found');
  return job;
}

async function presentOwnJob(transaction: DatabaseTransaction, jobId: string): Promise<Job> {
  const row = await findJob(transaction, jobId);
  if (!row) throw new AppError('not_found');
  return presentJob(row);
}

/** The job's fields with the changed ones replaced, checked as a whole. */
function mergeFields(job: JobRow, changes: Omit<UpdateJobBody, 'status'>) {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const merged = createJobBody.safeParse({ ...presentJob(job), ...Object.fromEntries(given) });
  if (merged.success) return merged.data;
  const issues = merged.error.issues.map(({ path, message }) => ({
    path: path.map(String),
    message,
  }));
  throw new AppError('validation_failed', { message: issues[0]?.message ?? '', issues });
}
