import { type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/database/database-schema.ts';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { jobSummaryColumns } from './job-row.queries.ts';

/** Locks a job's row until the transaction ends, which serializes decisions about it. */
export function lockJob(transaction: DatabaseTransaction, jobId: string) {
  return transaction
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'status', 'closed_at', 'closed_reason', 'closes_at'])
    .select(['moderation', 'openings'])
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}

type Lock = 'forUpdate' | 'forNoKeyUpdate';

interface OwnerAndJobs<Owner> {
  readonly jobs: SelectQueryBuilder<DB, 'jobs', { id: string }>;
  readonly jobLock: Lock;
  readonly lockOwner: () => Promise<Owner | undefined>;
}

/**
 * Locks jobs and then the account that they are of, in the order in which anyone who changes a job does. One that came
 * after the jobs were locked, but before the account was, would be locked last: the locks are given back and taken again.
 */
async function lockJobsAndOwner<Owner>(
  transaction: DatabaseTransaction,
  { jobs, jobLock, lockOwner }: OwnerAndJobs<Owner>,
): Promise<Owner | undefined> {
  for (;;) {
    await sql`savepoint unlocked`.execute(transaction);
    const locked = await jobs.orderBy('id')[jobLock]().execute();
    const owner = await lockOwner();
    const lockedIds = new Set(locked.map(({ id }) => id));
    const isWhole = !owner || (await jobs.execute()).every(({ id }) => lockedIds.has(id));
    if (!isWhole) await sql`rollback to savepoint unlocked`.execute(transaction);
    await sql`release savepoint unlocked`.execute(transaction);
    if (isWhole) return owner;
  }
}

/**
 * Locks all jobs of a company and then the company. Nobody posts a job while it is locked; with `forNoKeyUpdate`, anyone who
 * only refers to one of the jobs goes on.
 * @returns the company, with deleted ones too; undefined if there is none, or if it is locked and may be skipped
 */
export function lockCompanyWithJobs(
  transaction: DatabaseTransaction,
  employerId: string,
  {
    skipsBusy = false,
    jobLock = 'forUpdate',
  }: { readonly skipsBusy?: boolean; readonly jobLock?: Lock } = {},
) {
  const row = transaction
    .selectFrom('employers')
    .select(['email', 'company_name', 'deleted_at', 'suspended_at'])
    .where('id', '=', employerId)
    // Applying, which refers to the company, goes on.
    .forNoKeyUpdate();
  return lockJobsAndOwner(transaction, {
    jobs: transaction.selectFrom('jobs').select('id').where('employer_id', '=', employerId),
    jobLock,
    lockOwner: () => (skipsBusy ? row.skipLocked() : row).executeTakeFirst(),
  });
}

/**
 * Locks the jobs that a seeker has applied to and then the seeker: `forUpdate` against all that would refer to the
 * account from then on, be it a session, an application or a file. Anyone who only refers to one of the jobs goes on.
 * @returns the seeker; undefined if there is none
 */
export function lockSeekerWithJobs(transaction: DatabaseTransaction, seekerId: string, lock: Lock) {
  const row = transaction
    .selectFrom('seekers')
    .select(['email', 'suspended_at'])
    .where('id', '=', seekerId);
  return lockJobsAndOwner(transaction, {
    jobs: transaction
      .selectFrom('jobs')
      .select('id')
      .where('id', 'in', (own) =>
        own.selectFrom('applications').select('job_id').where('seeker_id', '=', seekerId),
      ),
    jobLock: 'forNoKeyUpdate',
    lockOwner: () => row[lock]().executeTakeFirst(),
  });
}

/**
 * Locks a job like `lockJob`, and reads what applying needs. The count's row is locked as well:
 * after waiting for a lock, a statement sees the current version of locked rows, but the old one of
 * others.
 */
export function lockJobToApply(transaction: DatabaseTransaction, jobId: string) {
  return transaction
    .selectFrom('jobs')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .leftJoin('files as logo', 'logo.id', 'employers.logo_file_id')
    .select([
      'jobs.id',
      'jobs.full_told_at',
      'jobs.moderation',
      'jobs.hidden',
      'jobs.shifts',
      'jobs.time_zone',
      ...jobSummaryColumns,
    ])
    .where('jobs.id', '=', jobId)
    .forUpdate(['jobs', 'job_applicant_counts'])
    .executeTakeFirst();
}

export type JobToApply = NonNullable<Awaited<ReturnType<typeof lockJobToApply>>>;

/** How many places of a job nobody is accepted for; certain while the job is locked. */
export async function countOpeningsLeft(database: Queryable, jobId: string): Promise<number> {
  const { left } = await database
    .selectFrom('jobs')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .select(sql<number>`openings - accepted`.as('left'))
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
  return left;
}

/** Stores the number of applicants at which the employer was notified that the job is full. */
export async function recordFullNotification(
  database: Queryable,
  jobId: string,
  applicants: number | null,
): Promise<void> {
  await database
    .updateTable('jobs')
    .set({ full_told_at: applicants })
    .where('id', '=', jobId)
    .execute();
}

/** A summary of an employer's active jobs, oldest first. */
export function listActiveJobs(database: Queryable, employerId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .select(['id', 'title', 'city', 'published_at', 'applicants as applicant_count'])
    .where('employer_id', '=', employerId)
    .where('status', '=', 'Active')
    .orderBy('published_at')
    .orderBy('id')
    .execute();
}

export type ActiveJobRow = Awaited<ReturnType<typeof listActiveJobs>>[number];

export async function countActiveJobs(database: Queryable, employerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
  return count;
}

/** The plan's terms for each job. */
export interface JobTerms {
  /** Placement in the search; see jobs.placement. */
  readonly placement: number;
  /** Most applicants; null is unlimited. */
  readonly maxApplicants: number | null;
}

/** Applies the plan's terms to an employer's active jobs. */
export async function setTermsOfActiveJobs(
  transaction: DatabaseTransaction,
  employerId: string,
  { placement, maxApplicants }: JobTerms,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ placement, max_applicants: maxApplicants })
    .where('employer_id', '=', employerId)
    .where('status', '=', 'Active')
    .where((job) =>
      job.or([
        job('placement', '<>', placement),
        job('max_applicants', 'is distinct from', maxApplicants),
      ]),
    )
    .execute();
}
