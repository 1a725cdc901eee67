import { undecidedStatuses } from '@nextshift/contract';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { EarlyNotice } from './closing-notice.ts';

/** Jobs processed in one transaction. */
const BATCH_SIZE = 100;

export interface ClosingJob {
  readonly id: string;
  readonly closesAt: Date;
}

/** Locks active jobs whose closing time has come. Skips locked rows until the next run. */
export function lockExpiredJobs(
  transaction: DatabaseTransaction,
  now: Date,
): Promise<ClosingJob[]> {
  return closingJobs(transaction).where('closes_at', '<=', now).execute();
}

/** Locks active jobs that close before `until` and whose employer did not get this notice yet. */
export function lockUnnotifiedJobs(
  transaction: DatabaseTransaction,
  { notice, now, until }: { notice: EarlyNotice; now: Date; until: Date },
): Promise<ClosingJob[]> {
  return closingJobs(transaction)
    .where('closes_at', '>', now)
    .where('closes_at', '<=', until)
    .where(notifiedColumns[notice], 'is distinct from', (select) => select.ref('closes_at'))
    .execute();
}

const notifiedColumns = {
  week: 'closing_week_notified_for',
  soon: 'closing_told_for',
} as const satisfies Record<EarlyNotice, string>;

function closingJobs(transaction: DatabaseTransaction) {
  return transaction
    .selectFrom('jobs')
    .select('id')
    .select((select) => select.ref('closes_at').$notNull().as('closesAt'))
    .where('status', '=', 'Active')
    .orderBy('closes_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked();
}

/** Records a notice. After the later one the earlier one is not sent either. */
export async function markNotified(
  transaction: DatabaseTransaction,
  { id, closesAt }: ClosingJob,
  notice: EarlyNotice,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({
      closing_week_notified_for: closesAt,
      ...(notice === 'soon' ? { closing_told_for: closesAt } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Finds a job and the employer to mail about it. */
export function findClosingJob(database: Queryable, jobId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .select([
      'jobs.title',
      'jobs.state',
      'jobs.time_zone',
      'jobs.status',
      'jobs.closes_at',
      'jobs.closed_at',
    ])
    .select(['jobs.employer_id', 'employers.email', 'employers.company_name'])
    .where('jobs.id', '=', jobId)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Counts a job's undecided applicants. */
export async function countUndecided(database: Queryable, jobId: string): Promise<number> {
  const { count } = await database
    .selectFrom('applications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .where('status', 'in', undecidedStatuses)
    .where('hidden_from_employer_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
