import { DAY_MS, hourlyPay, type JobFields, type JobStatus, type Shift } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import {
  encodeNewestCursor,
  isAfterNewestCursor,
  toPage,
} from '../../../platform/database/keyset-cursor.ts';
import { columnsOfNotices } from '../job-closing/index.ts';
import { columnsOfFields, type JobRow, type JobTerms, selectJobs } from '../../jobs/index.ts';
import { columnsOfShifts } from './shifts-of-posting.ts';

/** A job reposted so soon after it closed stays where it was in the order of newest jobs. */
const SAME_POSTING_MS = 30 * DAY_MS;

export async function isVerifiedEmployer(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('employers')
    .select('verified_at')
    .where('id', '=', employerId)
    .executeTakeFirst();
  return row?.verified_at instanceof Date;
}

/** A job's fields with its end, and shifts that have ids. */
export interface StoredJobFields extends Omit<JobFields, 'shifts' | 'tipped'> {
  readonly tipped: boolean;
  readonly closesAt: string;
  readonly shifts: readonly Shift[];
}

/** The columns for a job's fields. */
export function columnsOf(fields: StoredJobFields) {
  const hourly = hourlyPay(fields);
  return {
    ...columnsOfFields(fields),
    ...columnsOfShifts(fields.shifts),
    each_works: fields.eachWorks && JSON.stringify(fields.eachWorks),
    tips: fields.tips && JSON.stringify(fields.tips),
    hourly_min: hourly?.min ?? null,
    hourly_max: hourly?.max ?? null,
    closes_at: new Date(fields.closesAt),
  };
}

interface NewJob {
  readonly id: string;
  readonly employerId: string;
  readonly fields: StoredJobFields;
  readonly imageFileId: string | null;
  readonly terms: JobTerms;
  readonly now: Date;
}

export async function insertJob(transaction: DatabaseTransaction, job: NewJob): Promise<void> {
  await transaction
    .insertInto('jobs')
    .values({
      ...columnsOf(job.fields),
      id: job.id,
      employer_id: job.employerId,
      image_file_id: job.imageFileId,
      ...columnsOfNotices(new Date(job.fields.closesAt), job.now),
      placement: job.terms.placement,
      max_applicants: job.terms.maxApplicants,
      published_at: job.now,
      created_at: job.now,
      updated_at: job.now,
    })
    .execute();
}

interface JobChange {
  readonly fields: StoredJobFields;
  /** The new image: null removes it, undefined keeps it. */
  readonly imageFileId: string | null | undefined;
  readonly isClosingTimeNew: boolean;
  readonly now: Date;
}

export async function updateJobFields(
  transaction: DatabaseTransaction,
  jobId: string,
  { fields, imageFileId, isClosingTimeNew, now }: JobChange,
): Promise<void> {
  const notices = isClosingTimeNew ? columnsOfNotices(new Date(fields.closesAt), now) : {};
  await transaction
    .updateTable('jobs')
    .set({
      ...columnsOf(fields),
      image_file_id: imageFileId,
      ...notices,
      updated_at: now,
    })
    .where('id', '=', jobId)
    .execute();
}

/** Sets a later end; everything else stays, also the place among the newest jobs. */
export async function extendJob(
  transaction: DatabaseTransaction,
  jobId: string,
  { closesAt, now }: { closesAt: Date; now: Date },
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ closes_at: closesAt, updated_at: now })
    .where('id', '=', jobId)
    .execute();
}

interface Reopening {
  readonly terms: JobTerms;
  readonly closesAt: Date;
  readonly now: Date;
}

/** Makes a closed job active. */
export async function reopenJob(
  transaction: DatabaseTransaction,
  jobId: string,
  { terms, closesAt, now }: Reopening,
): Promise<void> {
  const samePostingSince = new Date(now.getTime() - SAME_POSTING_MS);
  await transaction
    .updateTable('jobs')
    .set({
      status: 'Active',
      closed_at: null,
      closes_at: closesAt,
      closed_reason: null,
      placement: terms.placement,
      max_applicants: terms.maxApplicants,
      full_told_at: null,
      published_at: sql`case when closed_at >= ${samePostingSince} then published_at else ${now} end`,
      updated_at: now,
    })
    .where('id', '=', jobId)
    .execute();
}

export async function listEmployerJobs(
  database: Queryable,
  employerId: string,
  page: { limit: number; cursor?: string | undefined; status?: JobStatus | undefined },
): Promise<{ rows: JobRow[]; nextCursor: string | null }> {
  let query = selectJobs(database).where('jobs.employer_id', '=', employerId);
  if (page.status) query = query.where('jobs.status', '=', page.status);
  if (page.cursor !== undefined) {
    query = query.where(isAfterNewestCursor('jobs', page.cursor));
  }
  const rows = await query
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, encodeNewestCursor);
}

export async function countEmployerJobs(
  database: Queryable,
  employerId: string,
  status: JobStatus | undefined,
): Promise<number> {
  let query = database
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId);
  if (status) query = query.where('status', '=', status);
  return (await query.executeTakeFirstOrThrow()).count;
}
