import { PLAN_ACTIVE_JOBS } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';

export function findSurplusRow(database: Queryable, employerId: string) {
  return database
    .selectFrom('surplus_jobs')
    .selectAll()
    .where('employer_id', '=', employerId)
    .executeTakeFirst();
}

export type SurplusRow = NonNullable<Awaited<ReturnType<typeof findSurplusRow>>>;

/** Stores when the jobs beyond a limit will close. Choices of jobs are preserved. */
export async function storeSurplus(
  transaction: DatabaseTransaction,
  row: Pick<SurplusRow, 'employer_id' | 'jobs_allowed' | 'lowest_allowed' | 'closes_at'>,
): Promise<void> {
  await transaction
    .insertInto('surplus_jobs')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('employer_id').doUpdateSet({
        jobs_allowed: row.jobs_allowed,
        lowest_allowed: row.lowest_allowed,
        closes_at: row.closes_at,
        settled_at: null,
      }),
    )
    .execute();
}

/** Records that nothing is left to close; the next surplus starts without choices. */
export async function settleSurplusRow(
  transaction: DatabaseTransaction,
  employerId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('surplus_jobs')
    .set({ settled_at: now, kept_job_ids: [] })
    .where('employer_id', '=', employerId)
    .where('settled_at', 'is', null)
    .execute();
}

export async function setKeptJobs(
  transaction: DatabaseTransaction,
  employerId: string,
  jobIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('surplus_jobs')
    .set({ kept_job_ids: [...jobIds] })
    .where('employer_id', '=', employerId)
    .execute();
}

interface DueSurplus {
  readonly now: Date;
  /** Limits the result to one employer. */
  readonly employerId?: string;
  readonly limit: number;
}

/** Employers whose jobs beyond the plan's limit are due to close. */
export function findDueSurplus(database: Queryable, { now, employerId, limit }: DueSurplus) {
  let query = database
    .selectFrom('surplus_jobs')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('closes_at', '<=', now);
  if (employerId !== undefined) query = query.where('employer_id', '=', employerId);
  return query.orderBy('closes_at').orderBy('employer_id').limit(limit).execute();
}

/** Employers with more active jobs than their plan allows and no announced date. */
export async function findUnannouncedSurplus(
  database: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ employer_id: string }[]> {
  // Few employers have more active jobs than the smallest plan allows; only their plans are looked at.
  const { rows } = await sql<{ employer_id: string }>`
    select plan.employer_id
    from (
      select employer_id, count(*) as active_jobs
      from jobs
      where status = 'Active'
      group by employer_id
      having count(*) > ${Math.min(...Object.values(PLAN_ACTIVE_JOBS))}
    ) as busy
    join subscriptions plan on plan.employer_id = busy.employer_id
    where plan.status in ('active', 'past_due') and plan.current_period_end > ${now}
      and not exists (
        select from surplus_jobs known
        where known.employer_id = plan.employer_id and known.settled_at is null)
      and busy.active_jobs > (${JSON.stringify(PLAN_ACTIVE_JOBS)}::jsonb ->> plan.plan_type)::integer
    order by plan.employer_id
    limit ${limit}`.execute(database);
  return rows;
}
