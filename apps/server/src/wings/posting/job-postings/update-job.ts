import {
  closingTimeOfRepost,
  type Job,
  type JobStatus,
  movedClosingTime,
  tipsOfJob,
  type UpdateJobBody,
} from '@nextshift/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withStoredPicture } from '../../../platform/files/store-picture.ts';
import {
  closeActiveJob,
  findJob,
  findTimeZone,
  type JobRow,
  lockJob,
  openingsLeft,
  presentWholeJob,
  timeZoneOf,
} from '../../jobs/index.ts';
import {
  checkJob,
  presentOwnJob,
  type ReadingSettings,
  withTextsRead,
} from '../../screening/index.ts';
import { requirePlanCapacity } from '../../billing/index.ts';
import { reopenJob, type StoredJobFields, updateJobFields } from './job-postings.queries.ts';
import { closingTimeOf, requireClosingTime } from './require-closing-time.ts';
import { requireOpenings, requireVerifiedFor } from './require-openings.ts';
import { requireEditedFields } from './require-job-fields.ts';
import { editShifts, keepingAssignments, mayEditShifts } from './edit-shifts.ts';
import { shiftsOfPosting } from './shifts-of-posting.ts';

export interface OwnJob {
  readonly employerId: string;
  readonly jobId: string;
}

interface JobChanges {
  /** The revision that the change starts from, if the caller names it. */
  readonly revision: number | undefined;
  readonly status: JobStatus | undefined;
  readonly fields: Omit<UpdateJobBody, 'status' | 'revision' | 'removeJobImage'>;
  /** The new image: null removes it, undefined keeps it. */
  readonly imageFileId: string | null | undefined;
}

/** Edits an active job, or with `status` closes or reposts it. */
export async function updateJob(
  platform: Platform,
  own: OwnJob,
  { status, revision, removeJobImage, ...fields }: UpdateJobBody,
  image: Buffer | undefined,
): Promise<Job> {
  const { database } = platform;
  const change = (imageFileId: string | null | undefined) =>
    withTextsRead(platform, (settings) =>
      database
        .transaction()
        .execute((transaction) =>
          changeJob(transaction, settings, own, { revision, status, fields, imageFileId }),
        ),
    );
  if (image === undefined) return change(removeJobImage ? null : undefined);
  // Checked before the picture is processed, and again under the lock.
  const job = await findJob(database, own.jobId);
  if (job?.employer_id !== own.employerId) throw new AppError('not_found');
  if (job.moderation === 'removed') throw new AppError('job_removed');
  requireRevision(job, revision);
  if (status !== 'Active') requireActive(job);
  return withStoredPicture(platform, image, change);
}

async function changeJob(
  transaction: DatabaseTransaction,
  platform: Platform & ReadingSettings,
  own: OwnJob,
  { revision, status, fields, imageFileId }: JobChanges,
): Promise<Job> {
  const found = await lockOwnJob(transaction, own);
  requireRevision(found, revision);
  const isReposted = status === 'Active' && found.status === 'Closed';
  const openings = fields.openings ?? found.openings;
  const job = isReposted ? await repost(transaction, platform, found, openings) : found;
  const now = platform.clock();
  const isEdited = Object.values({ ...fields, imageFileId }).some((value) => value !== undefined);
  if (isEdited && mayEditShifts(job, fields, imageFileId)) {
    await editShifts(transaction, job, { given: fields.shifts ?? [], now });
  } else if (isEdited) {
    requireActive(job);
    const [merged, timeZone] = await mergeFields(transaction, job, { fields, now });
    const isClosingTimeNew = Date.parse(merged.closesAt) !== job.closes_at?.getTime();
    if (isClosingTimeNew) requireClosingTime({ closesAt: merged.closesAt, timeZone }, now);
    await requireOpenings(transaction, job, merged.openings);
    const change = { fields: merged, imageFileId, isClosingTimeNew, now };
    await keepingAssignments(transaction, own.jobId, { shifts: merged.shifts, now }, () =>
      updateJobFields(transaction, own.jobId, change),
    );
    // No more than those accepted are wanted.
    if (merged.openings === job.accepted_count)
      await close(transaction, platform, job.id, 'filled');
  }
  if (isEdited || isReposted) await checkJob(transaction, platform, own.jobId);
  if (status === 'Closed') await close(transaction, platform, own.jobId, 'closed');
  return presentOwnJob(transaction, await readJob(transaction, own.jobId));
}

async function repost(
  transaction: DatabaseTransaction,
  { clock }: Platform,
  job: JobRow,
  openings: number,
): Promise<JobRow> {
  if (openingsLeft(job) === 0) throw new AppError('job_has_accepted_applicant', allTaken(job));
  await requireVerifiedFor(openings, transaction, job.employer_id);
  const terms = await requirePlanCapacity(transaction, clock, job.employer_id);
  const now = clock();
  const closesAt = closingTimeOfRepost(timeZoneOf(job), job.closes_at, now);
  await reopenJob(transaction, job.id, { terms, closesAt, now });
  return readJob(transaction, job.id);
}

function allTaken({ openings }: JobRow): { message?: string } {
  if (openings === 1) return {};
  return {
    message: `All ${openings} openings of this job are filled. Cancel a hire to repost the job.`,
  };
}

/** Closes a job; closing a closed one changes nothing. */
export function closeJob(platform: Platform, own: OwnJob): Promise<Job> {
  return platform.database.transaction().execute(async (transaction) => {
    await lockOwnJob(transaction, own);
    await close(transaction, platform, own.jobId, 'closed');
    return presentOwnJob(transaction, await readJob(transaction, own.jobId));
  });
}

function close(
  transaction: DatabaseTransaction,
  { clock, config }: Platform,
  jobId: string,
  reason: 'closed' | 'filled',
): Promise<void> {
  const closing = { reason, now: clock(), graceMs: config.closingGraceMs };
  return closeActiveJob(transaction, jobId, closing);
}

/**
 * Locks a job for a change by its employer.
 * @throws {AppError} not_found when the job does not exist or is another employer's; job_removed
 */
export async function lockOwnJob(
  transaction: DatabaseTransaction,
  { employerId, jobId }: OwnJob,
): Promise<JobRow> {
  const locked = await lockJob(transaction, jobId);
  const job = await findJob(transaction, jobId);
  if (!locked || job?.employer_id !== employerId) throw new AppError('not_found');
  if (job.moderation === 'removed') throw new AppError('job_removed');
  return job;
}

export async function readJob(transaction: DatabaseTransaction, jobId: string): Promise<JobRow> {
  const row = await findJob(transaction, jobId);
  if (!row) throw new AppError('not_found');
  return row;
}

/** @throws {AppError} stale_revision */
function requireRevision(job: JobRow, revision: number | undefined): void {
  if (revision !== undefined && revision !== job.revision) throw new AppError('stale_revision');
}

function requireActive({ status }: JobRow): void {
  if (status !== 'Active') throw new AppError('illegal_job_change');
}

const payFields: ReadonlySet<string> = new Set(['payRate', 'payFrequency', 'minWage', 'maxWage']);

/** Merges the changes into the job's fields and validates the result as a whole, by the clocks of its place. */
async function mergeFields(
  transaction: DatabaseTransaction,
  job: JobRow,
  { fields: changes, now }: { readonly fields: JobChanges['fields']; readonly now: Date },
): Promise<[StoredJobFields, timeZone: string]> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const isPayEdited = given.some(([field]) => payFields.has(field));
  const stored = presentWholeJob(job);
  const edited = {
    ...stored,
    shifts: followOpenings(stored),
    ...Object.fromEntries(given),
    ...editedTips(stored, changes),
  };
  const merged = requireEditedFields(edited, isPayEdited);
  const timeZone = await findTimeZone(transaction, merged);
  const { openings } = merged;
  const shifts = shiftsOfPosting(merged.shifts, { openings, timeZone, now, stored: stored.shifts });
  const end = merged.closesAt === stored.closesAt ? job.closes_at : null;
  const closesAt =
    end === null || timeZone === stored.timeZone
      ? closingTimeOf({ closesAt: merged.closesAt, timeZone }, now)
      : movedClosingTime(end, { from: stored.timeZone, to: timeZone }).toISOString();
  return [{ ...merged, ...tipsOfJob(merged), closesAt, shifts }, timeZone];
}

/** A job without tips has none stated; new words about its pay, or stated tips, may make it a tipped one. */
function editedTips(stored: Job, { tipped, tips, compensation }: JobChanges['fields']) {
  if (tipped === false) return { tips: tips ?? null };
  if (typeof tipped === 'boolean' || stored.tipped) return {};
  return tips || compensation !== undefined ? { tipped: null } : {};
}

/** Shifts that need as many people as the job has openings do so with other openings, too. */
function followOpenings({ shifts, openings }: Job) {
  return shifts.map((each) => ({
    ...each,
    capacity: each.capacity === openings ? null : each.capacity,
  }));
}
