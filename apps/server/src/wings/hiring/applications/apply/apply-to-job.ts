import {
  type Application,
  type ApplicationData,
  type ApplicationStatus,
  type ApplicationTemplate,
  effectiveStatus,
  MINUTE_MS,
  RETRACT_SECONDS,
  UNDO_MINUTES,
} from '@nextshift/contract';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { announceApplication, announceFullJob, announceToEmployer } from '../../news/index.ts';
import { findCurrentForm } from '../forms/application-forms.queries.ts';
import { inviteOnApplying } from '../../interviews/index.ts';
import { recordWorkableShifts } from '../../work/index.ts';
import {
  freeShiftsOf,
  isFull,
  type JobRow,
  type JobToApply,
  lockJobToApply,
  timeZoneOf,
} from '../../../jobs/index.ts';
import { attachDocuments } from '../documents/documents.queries.ts';
import { type AnsweredForm, answerForm, missingDocuments } from './answered-form.ts';
import { findOwnApplication, insertApplication, resubmitApplication } from './apply.queries.ts';
import { keepFormerApplication } from '../retract/former-applications.queries.ts';
import { presentForSeeker } from '../read/present-for-seeker.ts';
import type { SeekerApplicationRow } from '../read/seeker-applications.queries.ts';

type ApplyOutcome =
  | { readonly needsMoreInfo: true; readonly application: ApplicationTemplate }
  | {
      readonly needsMoreInfo: false;
      readonly application: Application;
      readonly invited: boolean;
    };

interface Submitted {
  readonly data: ApplicationData | undefined;
  /** The shifts that the applicant can work; all of the job by default. */
  readonly shiftIds: readonly string[] | undefined;
}

/**
 * Applies with one click, or with the answers to the job's form. Without answers to an existing
 * form, it returns the form and stores nothing. The job's row is locked, so that a seeker applies
 * once, the plan's limit of applicants holds, and a job that is closing gets no application.
 */
export function applyToJob(
  { database, clock }: Platform,
  seekerId: string,
  jobId: string,
  { data, shiftIds }: Submitted,
): Promise<ApplyOutcome> {
  return database.transaction().execute(async (transaction) => {
    const job = await lockJobToApply(transaction, jobId);
    if (!job || (job.hidden && job.status === 'Active')) throw new AppError('not_found');
    const before = await findOwnApplication(transaction, jobId, seekerId);
    if (before && !mayApplyAgain(effectiveStatus(before.status, job.status))) {
      throw new AppError('already_applied');
    }
    requireOpen(job);
    const form = await findCurrentForm(transaction, jobId);
    if (form && !data) return { needsMoreInfo: true, application: form };
    const answered = form && data ? answerForm(form, data) : null;
    const applying = { before, job, seekerId, answered, shiftIds, now: clock() };
    const { row, invited } = await store(transaction, applying);
    return { needsMoreInfo: false, application: presentForSeeker(row, seekerId), invited };
  });
}

function mayApplyAgain(status: ApplicationStatus): boolean {
  return status === 'withdrawn' || status === 'ended';
}

/** @throws {AppError} job_closed, job_full */
export function requireOpen(job: Pick<JobRow, 'status' | 'applicant_count' | 'max_applicants'>) {
  if (job.status !== 'Active') throw new AppError('job_closed');
  if (isFull(job)) throw new AppError('job_full');
}

interface NewApplication {
  readonly before: { readonly id: string } | undefined;
  readonly job: JobToApply;
  readonly seekerId: string;
  /** Null for an application with one click. */
  readonly answered: AnsweredForm | null;
  readonly shiftIds: readonly string[] | undefined;
  readonly now: Date;
}

/** Reuses the row when the seeker applies again after a withdrawal or an end. Invites them where the job does so. */
async function store(
  transaction: DatabaseTransaction,
  { before, job, seekerId, answered, shiftIds, now }: NewApplication,
): Promise<{ row: SeekerApplicationRow; invited: boolean }> {
  const id = before?.id ?? newId();
  const { shifts } = job;
  const free = await freeShiftsOf(transaction, {
    seekerId,
    shifts,
    timeZone: timeZoneOf(job),
    now,
  });
  if (before) {
    await keepFormerApplication(transaction, id, now);
    await resubmitApplication(transaction, id, { answered, free, now });
  } else {
    await insertApplication(transaction, {
      id,
      jobId: job.id,
      employerId: job.employer_id,
      seekerId,
      answered,
      free,
      now,
    });
  }
  const chosenIds =
    before || shifts.length > 0
      ? await recordWorkableShifts(transaction, { applicationId: id, shifts, shiftIds })
      : [];
  const owner = { applicationId: id, seekerId };
  // A first application with one click has no documents to attach or remove.
  if (before || answered) {
    const missing = await attachDocuments(transaction, owner, answered?.documents ?? {});
    if (missing.length > 0) throw missingDocuments(missing);
  }
  const appliedTo = { ...job, applicant_count: job.applicant_count + 1 };
  const delayMs = RETRACT_SECONDS * 1_000;
  await announceApplication(transaction, {
    ...owner,
    change: 'submitted',
    isOwn: true,
    now,
    delayMs,
  });
  const invited = await inviteOnApplying(transaction, {
    ...owner,
    jobId: job.id,
    employerId: job.employer_id,
    timeZone: timeZoneOf(job),
    now,
    delayMs: UNDO_MINUTES * MINUTE_MS,
  });
  await announceToEmployer(transaction, { applicationId: id, employerId: job.employer_id, now });
  await announceFullJob(transaction, appliedTo, now);
  const row = {
    ...appliedTo,
    id,
    job_id: job.id,
    seeker_id: seekerId,
    form_id: answered?.formId ?? null,
    application_status: 'submitted' as const,
    created_at: now,
    accepted_at: null,
    ended_reason: null,
    closed_reason: null,
    awaiting_answer_since: now,
    own_shifts: chosenIds.map((shift_id) => ({ shift_id, place: null })),
  };
  return { row, invited };
}
