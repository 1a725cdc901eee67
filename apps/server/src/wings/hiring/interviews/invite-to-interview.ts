import {
  allowsInterviewAction,
  effectiveStatus,
  type Interview,
  undecidedStatuses,
} from '@nextshift/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockJob, requireClear, timeZoneOf } from '../../jobs/index.ts';
import { announceInvitation } from './announce-interview.ts';
import { findInterviewHours } from './hours/interview-hours.queries.ts';
import {
  countInterviews,
  findApplicationToInvite,
  insertInterview,
  markInterviewing,
} from './interview-changes.queries.ts';
import { findInterview, findLastInterview, type InterviewRow } from './interviews.queries.ts';
import { presentInterview, statusOf } from './present-interview.ts';
import { findFreeSlots } from './slots.ts';

/** Interviews of one application, also when it is made again: both sides are told of each. */
const INTERVIEWS_MAX = 10;
const HELD = 'This job is on hold. You can invite applicants once it is released.';
const TOO_OFTEN = 'You have invited this applicant too often. Please write to them instead.';

/**
 * Invites an applicant, who then chooses a time, unless an interview is ahead. The application is in interviews from then
 * on.
 * @throws {AppError} not_found, applicant_unavailable, illegal_status_change, job_closed, job_held, job_removed,
 *   no_interview_times, already_invited
 */
export function inviteToInterview(
  { database, clock }: Platform,
  employerId: string,
  applicationId: string,
): Promise<Interview> {
  return database.transaction().execute(async (transaction) => {
    const found = await findApplicationToInvite(transaction, employerId, applicationId);
    if (!found) throw new AppError('not_found');
    const job = await lockJob(transaction, found.job_id);
    // Read again: it may have been decided while waiting for the lock.
    const application = await findApplicationToInvite(transaction, employerId, applicationId);
    if (!job || !application) throw new AppError('not_found');
    const { seeker_id: seekerId, job_id: jobId } = application;
    if (seekerId === null) throw new AppError('illegal_status_change');
    if (application.seeker_suspended_at) throw new AppError('applicant_unavailable');
    requireClear(job, HELD);
    requireUndecided(effectiveStatus(application.status, job.status));
    const now = clock();
    const timeZone = timeZoneOf(application);
    if ((await findFreeSlots(transaction, { jobId, timeZone }, now)).length === 0) {
      throw new AppError('no_interview_times');
    }
    if ((await countInterviews(transaction, applicationId)) >= INTERVIEWS_MAX) {
      throw new AppError('already_invited', { message: TOO_OFTEN });
    }
    const account = { kind: 'employer', accountId: employerId } as const;
    const last = await findLastInterview(transaction, account, applicationId);
    if (last && isAhead(last, now)) throw new AppError('already_invited');
    const invited = { id: newId(), applicationId, jobId, employerId, seekerId, now };
    await insertInterview(transaction, invited);
    await markInterviewing(transaction, applicationId, now);
    await announceInvitation(transaction, { ...invited, status: 'interviewing' });
    const row = await findInterview(transaction, account, invited.id);
    if (!row) throw new AppError('not_found');
    return presentInterview(row, account, now);
  });
}

/** @throws {AppError} job_closed, illegal_status_change */
function requireUndecided(status: ReturnType<typeof effectiveStatus>): void {
  if (undecidedStatuses.some((undecided) => undecided === status)) return;
  throw new AppError(status === 'ended' ? 'job_closed' : 'illegal_status_change');
}

/** Whether an interview is still to come: whoever had one can be invited again. */
function isAhead(row: InterviewRow, now: Date): boolean {
  const times = { startsAt: row.starts_at, endsAt: row.ends_at };
  return allowsInterviewAction('cancel', { status: statusOf(row), ...times }, now);
}

interface Applied {
  readonly applicationId: string;
  readonly jobId: string;
  readonly employerId: string;
  readonly seekerId: string;
  readonly timeZone: string;
  readonly now: Date;
  /** Until the application can no longer be taken back, and the seeker had time to choose. */
  readonly delayMs: number;
}

/**
 * Invites who applies, where the hours of the locked job say so and leave a time, and unless they had many interviews of it.
 * @returns whether they are invited
 */
export async function inviteOnApplying(
  transaction: DatabaseTransaction,
  { timeZone, delayMs, ...applied }: Applied,
): Promise<boolean> {
  const { applicationId, jobId, now } = applied;
  const hours = await findInterviewHours(transaction, jobId);
  if (hours?.invite !== 'on_apply') return false;
  if ((await countInterviews(transaction, applicationId)) >= INTERVIEWS_MAX) return false;
  if ((await findFreeSlots(transaction, { jobId, timeZone }, now)).length === 0) return false;
  const invited = { id: newId(), ...applied };
  await insertInterview(transaction, invited);
  await announceInvitation(transaction, { ...invited, status: 'submitted', delayMs });
  return true;
}
