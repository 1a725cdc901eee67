import {
  type EmployerApplication,
  isAllowedFrom,
  type StayingClosedReason,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listAttachedDocuments } from '../documents/documents.queries.ts';
import { closeFilledJob, lockJob, queueEndings, reopenFilledJob } from '../../../jobs/index.ts';
import { requirePlanCapacity } from '../../../billing/index.ts';
import { findEmployerApplication } from '../read/employer-applications.queries.ts';
import { presentForEmployer } from '../read/present-for-employer.ts';
import { findApplicationToDecide, setApplicationStatus } from './decide.queries.ts';
import { notifyApplicant } from './notify-applicant.ts';
import { undoUntil } from './undoable-acceptance.ts';
import {
  deleteDatesSince,
  findStatusBeforeAcceptance,
  isUndoneAcceptance,
  lockDates,
} from './unnotified-acceptance.queries.ts';

interface Undone {
  readonly application: EmployerApplication;
  readonly jobStaysClosed: StayingClosedReason | null;
}

type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

/**
 * Undoes an acceptance that its applicant does not know of: the application is what it was before, its opening and shifts
 * are free, and a job that it filled is active again. Only the timeline, the views of the contact and the limit of
 * acceptances keep it.
 */
export function undoAcceptance(
  platform: Platform,
  employerId: string,
  applicationId: string,
): Promise<Undone> {
  const { database, clock, config } = platform;
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationToDecide(transaction, employerId, applicationId);
    if (!found) throw new AppError('not_found');
    const job = await lockJob(transaction, found.job_id);
    await lockDates(transaction, applicationId);
    // Read again: it may have changed while waiting for the locks.
    const current = await findApplicationToDecide(transaction, employerId, applicationId);
    if (!job || !current) throw new AppError('not_found');
    const { status, accepted_at: acceptedAt, seeker_suspended_at: suspendedAt } = current;
    if (suspendedAt) throw new AppError('applicant_unavailable');
    if (!isAllowedFrom('unaccept', status) || acceptedAt === null) {
      const isUndone = await isUndoneAcceptance(transaction, applicationId);
      const message = 'This acceptance was undone already.';
      throw new AppError('illegal_status_change', isUndone ? { message } : {});
    }
    if (job.moderation === 'removed') throw new AppError('job_removed');
    const now = clock();
    requireInTime(undoUntil(current), now);
    const before = await findStatusBeforeAcceptance(transaction, applicationId);
    const jobStaysClosed = await reopen(transaction, platform, { job, acceptedAt, now });
    await deleteDatesSince(transaction, applicationId, acceptedAt);
    await setApplicationStatus(transaction, applicationId, { status: before, now });
    await notifyApplicant(transaction, current, { action: 'unaccept', status: before, now });
    const row = await findEmployerApplication(transaction, employerId, applicationId);
    if (!row) throw new AppError('not_found');
    const documents = await listAttachedDocuments(transaction, [row.id]);
    const moment = { config, now };
    const application = await presentForEmployer(row, documents.get(row.id) ?? {}, moment);
    return { application, jobStaysClosed };
  });
}

/** @throws {AppError} undo_expired */
function requireInTime(until: Date | null, now: Date): void {
  if (until !== null && now < until) return;
  const why = until === null ? 'The applicant knows of it by now.' : 'It was 10 minutes ago.';
  const message = `This acceptance can no longer be undone. ${why} Cancel the hire instead.`;
  throw new AppError('undo_expired', { message });
}

interface Reopened {
  readonly job: LockedJob;
  readonly acceptedAt: Date;
  readonly now: Date;
}

/**
 * Makes a job active again that was filled at the acceptance or since. Where its day has passed or the plan has no room
 * any more, it stays closed, for that reason: anyone who reads so is told after the grace, as of any closing.
 * @returns why it stays closed; null if it does not, or was closed for another reason
 */
async function reopen(
  transaction: DatabaseTransaction,
  { clock, config }: Platform,
  { job, acceptedAt, now }: Reopened,
): Promise<StayingClosedReason | null> {
  const { closingGraceMs: graceMs } = config;
  if (job.closed_at === null) return null;
  if (job.closed_reason !== 'filled' || job.closed_at < acceptedAt) {
    // The applicant ends with the others, who may have ended already.
    const delayMs = Math.max(0, job.closed_at.getTime() + graceMs - now.getTime());
    await queueEndings(transaction, job.id, { closedAt: job.closed_at, delayMs });
    return null;
  }
  if (job.closes_at !== null && job.closes_at <= now) {
    await closeFilledJob(transaction, job.id, { reason: 'expired', now, graceMs });
    return 'expired';
  }
  try {
    const terms = await requirePlanCapacity(transaction, clock, job.employer_id);
    await reopenFilledJob(transaction, job.id, { terms, now });
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || !isOfPlan(error.code)) throw error;
    await closeFilledJob(transaction, job.id, { reason: 'closed', now, graceMs });
    return error.code;
  }
}

function isOfPlan(code: string): code is 'plan_limit_reached' | 'plan_suspended' {
  return code === 'plan_limit_reached' || code === 'plan_suspended';
}
