import type { Application, ApplicationTemplate } from '@nextshift/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseTransaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCurrentForm } from '../application-forms/index.ts';
import { changeApplicantCount, lockJob } from '../jobs/index.ts';
import { findPlan, maxApplicantsPerJob } from '../subscriptions/index.ts';
import { presentForSeeker } from './present-for-seeker.ts';
import { findSeekerApplication } from './seeker-applications.queries.ts';
import { findOwnApplication, insertApplication, resubmitApplication } from './apply.queries.ts';

type ApplyOutcome =
  | { readonly needsMoreInfo: true; readonly application: ApplicationTemplate }
  | { readonly needsMoreInfo: false; readonly application: Application };

/**
 * Applies with one click. Where the employer made a form, the form is answered and nothing is stored.
 * The job's row is locked: one application a seeker, never more applicants than the plan allows, and
 * none on a job that closes at the same moment.
 */
export function applyToJob(
  { database, clock }: Platform,
  seekerId: string,
  jobId: string,
): Promise<ApplyOutcome> {
  return database.transaction().execute(async (transaction) => {
    const job = await lockJob(transaction, jobId);
    if (!job) throw new AppError('not_found');
    const before = await findOwnApplication(transaction, jobId, seekerId);
    if (before && before.status !== 'withdrawn') throw new AppError('already_applied');
    if (job.status !== 'Active') throw new AppError('job_closed');
    const limit = maxApplicantsPerJob(await findPlan(transaction, clock, job.employer_id));
    if (limit !== null && job.applicant_count >= limit) throw new AppError('job_full');
    const form = await findCurrentForm(transaction, jobId);
    if (form) return { needsMoreInfo: true, application: form };
    const id = await store(transaction, { before, job, seekerId, now: clock() });
    const row = await findSeekerApplication(transaction, id, seekerId);
    return { needsMoreInfo: false, application: presentForSeeker(row, seekerId) };
  });
}

interface NewApplication {
  readonly before: { readonly id: string } | undefined;
  readonly job: { readonly id: string; readonly employer_id: string };
  readonly seekerId: string;
  readonly now: Date;
}

/** Applying again after a withdrawal reuses the row. */
async function store(
  transaction: DatabaseTransaction,
  { before, job, seekerId, now }: NewApplication,
): Promise<string> {
  const id = before?.id ?? newId();
  if (before) await resubmitApplication(transaction, id, now);
  else {
    await insertApplication(transaction, {
      id,
      jobId: job.id,
      employerId: job.employer_id,
      seekerId,
      now,
    });
  }
  await changeApplicantCount(transaction, job.id, 1);
  return id;
}
