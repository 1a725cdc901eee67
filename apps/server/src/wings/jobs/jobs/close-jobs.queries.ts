import { type ClosedReason, entityId } from '@nextshift/contract';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import * as z from 'zod';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/database-schema.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import type { JobTerms } from './job-changes.queries.ts';

export interface Closing {
  readonly reason: ClosedReason;
  readonly now: Date;
  /** From now until undecided applications end for good. */
  readonly graceMs: number;
}

/** Closes a job; a closed one stays unchanged. */
export async function closeActiveJob(
  transaction: DatabaseTransaction,
  jobId: string,
  closing: Closing,
): Promise<void> {
  await closeWhere(transaction, (job) => job('id', '=', jobId), closing);
}

/** Closes all active jobs of an employer. @returns how many there were */
export function closeActiveJobs(
  transaction: DatabaseTransaction,
  employerId: string,
  closing: Closing,
): Promise<number> {
  return closeWhere(transaction, (job) => job('employer_id', '=', employerId), closing);
}

/** Closes the active ones among these jobs of an employer. */
export async function closeJobsOf(
  transaction: DatabaseTransaction,
  employerId: string,
  jobIds: readonly string[],
  closing: Closing,
): Promise<void> {
  await closeWhere(
    transaction,
    (job) => job.and([job('employer_id', '=', employerId), job('id', 'in', jobIds)]),
    closing,
  );
}

/** Closes active jobs, and queues the end of their undecided applications. @returns how many */
async function closeWhere(
  transaction: DatabaseTransaction,
  condition: (job: ExpressionBuilder<DB, 'jobs'>) => Expression<SqlBool>,
  { reason, now, graceMs }: Closing,
): Promise<number> {
  const closed = await transaction
    .updateTable('jobs')
    .set({ status: 'Closed', closed_reason: reason, closed_at: now, updated_at: now })
    .where('status', '=', 'Active')
    .where(condition)
    .returning('id')
    .execute();
  for (const { id } of closed) {
    await queueEndings(transaction, id, { closedAt: now, delayMs: graceMs });
  }
  return closed.length;
}

/** The task that ends the undecided applications of a closed job: queued here, done by hiring. */
export const endOfApplications = {
  name: 'end-applications',
  payload: z.object({ jobId: entityId, closedAt: z.iso.datetime() }),
  key: ({ jobId }: { readonly jobId: string }) => jobId,
};

/** Queues the end of a closed job's undecided applications, in place of one that is pending. */
export function queueEndings(
  transaction: DatabaseTransaction,
  jobId: string,
  { closedAt, delayMs }: { readonly closedAt: Date; readonly delayMs: number },
): Promise<void> {
  const payload = { jobId, closedAt: closedAt.toISOString() };
  return enqueue(transaction, endOfApplications, payload, { delayMs });
}

/** Makes a job that was filled active again, as if it had never closed, with the plan's terms of now. */
export async function reopenFilledJob(
  transaction: DatabaseTransaction,
  jobId: string,
  { terms, now }: { readonly terms: JobTerms; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({
      status: 'Active',
      closed_at: null,
      closed_reason: null,
      placement: terms.placement,
      max_applicants: terms.maxApplicants,
      updated_at: now,
    })
    .where('id', '=', jobId)
    .execute();
}

/** Closes a job that was filled anew, for another reason: its undecided applications end later. */
export async function closeFilledJob(
  transaction: DatabaseTransaction,
  jobId: string,
  { reason, now, graceMs }: Closing,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ closed_reason: reason, closed_at: now, updated_at: now })
    .where('id', '=', jobId)
    .execute();
  await queueEndings(transaction, jobId, { closedAt: now, delayMs: graceMs });
}

/**
 * Why the applications of a closed job end, for queries of `jobs`: not because it is filled once its employer has
 * cancelled a hire, as anyone who could have the place reads. The job itself stays one that was filled: its employer did not close it.
 */
export const endingReason = sql<ClosedReason | null>`
  case when jobs.closed_reason = 'filled' and jobs.openings > (
      select accepted from job_applicant_counts where job_applicant_counts.job_id = jobs.id)
    and exists (
      select from applications where applications.job_id = jobs.id
        and applications.ended_reason = 'place_withdrawn'
        and applications.hidden_from_employer_at >= jobs.closed_at)
    then 'closed' else jobs.closed_reason end`;

export async function findEndingReason(
  database: Queryable,
  jobId: string,
): Promise<ClosedReason | null> {
  const job = await database
    .selectFrom('jobs')
    .select(endingReason.as('reason'))
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job?.reason ?? null;
}

/** Removes a job from the board for good; an active one closes. */
export async function removeJob(
  transaction: DatabaseTransaction,
  jobId: string,
  { now, graceMs }: Pick<Closing, 'now' | 'graceMs'>,
): Promise<void> {
  await closeActiveJob(transaction, jobId, { reason: 'removed', now, graceMs });
  await transaction
    .updateTable('jobs')
    .set({ moderation: 'removed', closed_reason: 'removed', updated_at: now })
    .where('id', '=', jobId)
    .execute();
}

/** Takes a removal back: the job is closed for the given reason, or active again without one. */
export async function restoreJob(
  transaction: DatabaseTransaction,
  jobId: string,
  { closedReason, now }: { closedReason: ClosedReason | null; now: Date },
): Promise<void> {
  const status =
    closedReason === null
      ? ({ status: 'Active', closed_at: null } as const)
      : ({ status: 'Closed' } as const);
  await transaction
    .updateTable('jobs')
    .set({ ...status, moderation: 'clear', closed_reason: closedReason, updated_at: now })
    .where('id', '=', jobId)
    .where('moderation', '=', 'removed')
    .execute();
}
