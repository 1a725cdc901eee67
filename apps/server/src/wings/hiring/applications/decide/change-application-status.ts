import {
  allowsAction,
  type ApplicationAction,
  type ApplicationStatus,
  type BodyOf,
  type changeApplicationStatus as endpoint,
  type EmployerApplication,
  isAllowedFrom,
  statusFromEmployerLabel,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { assignShifts } from '../../work/index.ts';
import { listAttachedDocuments } from '../documents/documents.queries.ts';
import {
  closeActiveJob,
  countOpeningsLeft,
  lockJob,
  lockJobToApply,
  requireClear,
} from '../../../jobs/index.ts';
import { actionOf } from '../application-status.ts';
import { recordContactViews } from '../../contact/index.ts';
import { findApplicationToDecide, setApplicationStatus } from './decide.queries.ts';
import { findEmployerApplication } from '../read/employer-applications.queries.ts';
import { presentForEmployer } from '../read/present-for-employer.ts';
import { openLimitCase } from './open-limit-case.ts';
import { recordAcceptance } from './acceptances.queries.ts';
import { requireAcceptanceLeft } from './require-acceptance-left.ts';
import { notifyApplicant } from './notify-applicant.ts';

/**
 * Accepts, declines, reopens or moves an application to a stage. Lists show a change immediately; the applicant is
 * notified later. An acceptance beyond the limit opens a case for operators.
 */
export async function changeApplicationStatus(
  platform: Platform,
  employerId: string,
  applicationId: string,
  change: BodyOf<typeof endpoint>,
): Promise<EmployerApplication> {
  try {
    return await changeStatus(platform, employerId, applicationId, change);
  } catch (error) {
    // In a transaction of its own: that of the acceptance is undone.
    if (error instanceof AppError && error.code === 'accept_limit_reached') {
      const { database, clock } = platform;
      await openLimitCase(database, { employerId, message: error.message, now: clock() });
    }
    throw error;
  }
}

/**
 * Accepting takes an opening, the last of which closes the job, and a spot in each shift. The job's row is locked first,
 * so that concurrent acceptances take one opening after the other. A job that is held or removed accepts nobody.
 */
function changeStatus(
  { database, clock, config }: Platform,
  employerId: string,
  applicationId: string,
  { status: word, ...choice }: BodyOf<typeof endpoint>,
): Promise<EmployerApplication> {
  const target = statusFromEmployerLabel(word);
  if (!target) throw new AppError('validation_failed');
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationToDecide(transaction, employerId, applicationId);
    if (!found) throw new AppError('not_found');
    const job = await lockJob(transaction, found.job_id);
    // Read again: it may have changed while waiting for the lock.
    const current = await findApplicationToDecide(transaction, employerId, applicationId);
    if (!job || !current) throw new AppError('not_found');
    // Anyone who has deleted the account cannot be considered again.
    const { seeker_id: seekerId } = current;
    if (seekerId === null) throw new AppError('illegal_status_change');
    if (current.seeker_suspended_at) throw new AppError('applicant_unavailable');
    const action = actionOf(target, current.status);
    await requireAllowed(transaction, action, { status: current.status, job });
    const now = clock();
    if (action === 'accept') {
      const { closingGraceMs: graceMs } = config;
      await accept(transaction, { ...current, seekerId }, { ...choice, now, graceMs });
    } else {
      if (action === 'reopen') await requireRoom(transaction, job.id);
      await setApplicationStatus(transaction, applicationId, { status: target, now });
    }
    await notifyApplicant(transaction, current, { action, status: target, now });
    const row = await findEmployerApplication(transaction, employerId, applicationId);
    if (!row) throw new AppError('not_found');
    const documents = await listAttachedDocuments(transaction, [row.id]);
    return presentForEmployer(row, documents.get(row.id) ?? {}, { config, now });
  });
}

type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/** @throws {AppError} where the application's status or the job's forbids the act */
async function requireAllowed(
  transaction: DatabaseTransaction,
  action: ApplicationAction,
  { status, job }: { readonly status: ApplicationStatus; readonly job: LockedJob },
): Promise<void> {
  if (!isAllowedFrom(action, status)) throw new AppError('illegal_status_change');
  if (action === 'accept') requireClear(job);
  if (allowsAction(action, { status, jobStatus: job.status })) return;
  if (action === 'accept') await requirePlace(transaction, job);
  throw new AppError('job_closed');
}

interface ToAccept {
  readonly id: string;
  readonly job_id: string;
  readonly employer_id: string;
  readonly seekerId: string;
}

type AcceptanceChoice = Omit<BodyOf<typeof endpoint>, 'status'>;

/** Gives the applicant an opening and shifts. The job closes with its last opening. */
async function accept(
  transaction: DatabaseTransaction,
  application: ToAccept,
  { now, graceMs, ...choice }: AcceptanceChoice & { now: Date; graceMs: number },
): Promise<void> {
  const { id: applicationId, job_id: jobId, seekerId } = application;
  await requireAcceptanceLeft(transaction, application, now);
  await assignShifts(transaction, { applicationId, jobId, seekerId, ...choice, now });
  await setApplicationStatus(transaction, applicationId, { status: 'accepted', now });
  if ((await countOpeningsLeft(transaction, jobId)) === 0) {
    await closeActiveJob(transaction, jobId, { reason: 'filled', now, graceMs });
  }
  await recordAcceptance(transaction, application, now);
  // The response contains the applicant's contact.
  await recordContactViews(transaction, [{ id: applicationId, accepted_at: now }], now);
}

/** @throws {AppError} job_already_accepted when every opening is taken */
async function requirePlace(
  transaction: DatabaseTransaction,
  { id, openings }: LockedJob,
): Promise<void> {
  if ((await countOpeningsLeft(transaction, id)) > 0) return;
  if (openings === 1) throw new AppError('job_already_accepted');
  const message = `All ${openings} openings of this job are filled.`;
  throw new AppError('job_already_accepted', { message });
}

/**
 * A declined applicant still counts, so there is room unless the plan has become smaller.
 * @throws {AppError} job_full
 */
async function requireRoom(transaction: DatabaseTransaction, jobId: string): Promise<void> {
  const job = await lockJobToApply(transaction, jobId);
  if (job?.max_applicants != null && job.applicant_count > job.max_applicants) {
    throw new AppError('job_full');
  }
}
