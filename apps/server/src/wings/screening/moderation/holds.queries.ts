import type { CaseSignal } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { readSignals } from './explain-hold.ts';
import { pausedSince } from './shown-since.ts';

/** Why a job is or was held, if it ever was. */
export function findHold(database: Queryable, jobId: string) {
  return database
    .selectFrom('job_holds')
    .selectAll()
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** The present or last hold of each job that has had one. */
export async function findLastHoldsOf(database: Queryable, jobIds: readonly string[]) {
  const rows = await database
    .selectFrom('job_holds')
    .selectAll()
    .where('job_id', 'in', jobIds)
    .execute();
  return new Map(rows.map((row) => [row.job_id, row]));
}

export type JobHold = NonNullable<Awaited<ReturnType<typeof findHold>>>;

/** Of those among the jobs that are held now. */
export function findHoldsOf(database: Queryable, jobIds: readonly string[]) {
  return database
    .selectFrom('job_holds')
    .select(['job_id', 'cause', 'signals'])
    .where('job_id', 'in', jobIds)
    .where('held_since', 'is not', null)
    .execute();
}

/** The signals of all held jobs of a company, which nobody has decided about, by job. */
export async function findHeldSignals(
  database: Queryable,
  employerId: string,
): Promise<Map<string, readonly CaseSignal[]>> {
  const rows = await database
    .selectFrom('job_holds')
    .innerJoin('jobs', 'jobs.id', 'job_holds.job_id')
    .select(['job_holds.job_id', 'job_holds.signals'])
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.moderation', '=', 'held')
    .where('job_holds.held_since', 'is not', null)
    .orderBy('job_holds.job_id')
    .execute();
  return new Map(rows.map(({ job_id: jobId, signals }) => [jobId, readSignals(signals)]));
}

export interface NewHold {
  readonly jobId: string;
  readonly cause: 'signals' | 'reports';
  readonly signals: readonly CaseSignal[];
  readonly digest: Buffer;
  readonly heldSince: Date;
}

/** Takes jobs off the board until somebody has read them. */
export async function storeHolds(
  transaction: DatabaseTransaction,
  holds: readonly NewHold[],
): Promise<void> {
  const rows = holds.map(({ jobId, cause, signals, digest, heldSince }) => ({
    job_id: jobId,
    cause,
    signals: JSON.stringify(signals),
    text_digest: digest,
    held_since: heldSince,
    released_by: null,
  }));
  await transaction
    .insertInto('job_holds')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet((row) => ({
        cause: row.ref('excluded.cause'),
        signals: row.ref('excluded.signals'),
        text_digest: row.ref('excluded.text_digest'),
        held_since: row.ref('excluded.held_since'),
        released_by: null,
      })),
    )
    .execute();
  const jobIds = holds.map(({ jobId }) => jobId);
  await setModeration(transaction, jobIds, { from: 'clear', to: 'held' });
}

/** A hold that is over. */
export interface EndedHold {
  readonly jobId: string;
  readonly cause: 'signals' | 'reports';
  readonly heldSince: Date;
}

interface Release {
  readonly releasedBy: string | null;
  readonly now: Date;
}

/**
 * Puts held jobs back on the board. The clocks of its applications go on where they stood when it was held, as far as
 * the owner may know that: the new times tell how long it was.
 */
export async function endHolds(
  transaction: DatabaseTransaction,
  holds: readonly EndedHold[],
  { releasedBy, now }: Release,
): Promise<void> {
  const jobIds = holds.map(({ jobId }) => jobId);
  await transaction
    .updateTable('job_holds')
    .set({
      held_since: null,
      released_by: releasedBy,
      // What seekers have read until now, in case the decision is undone.
      ...(releasedBy === null
        ? {}
        : {
            cleared_before: sql`(
              select to_jsonb(cleared_jobs) from cleared_jobs where cleared_jobs.job_id = job_holds.job_id)`,
          }),
    })
    .where('job_id', 'in', jobIds)
    .execute();
  await setModeration(transaction, jobIds, { from: 'held', to: 'clear' });
  const pauses = holds.map((hold) => ({ id: hold.jobId, since: pausedSince(hold) }));
  const paused = sql<{
    id: string;
    since: Date;
  }>`jsonb_to_recordset(${JSON.stringify(pauses)}::jsonb)`;
  const after = (column: 'awaiting_answer_since' | 'paused_answer_since') =>
    sql<Date>`least(
      ${sql.ref(column)} + (${now}::timestamptz - paused.since), ${now})`;
  await transaction
    .updateTable('applications')
    .from(paused.as<'paused'>(sql`paused (id uuid, since timestamptz)`))
    .set({
      awaiting_answer_since: after('awaiting_answer_since'),
      paused_answer_since: after('paused_answer_since'),
    })
    .whereRef('job_id', '=', 'paused.id')
    .where((row) =>
      row.or([
        row('awaiting_answer_since', 'is not', null),
        row('paused_answer_since', 'is not', null),
      ]),
    )
    .execute();
}

/** Puts back what seekers read of a job before a decision released it. */
export async function restoreClearedTexts(
  transaction: DatabaseTransaction,
  jobId: string,
): Promise<void> {
  await sql`
    update cleared_jobs
    set (title, company_name, address, city, state, zip_code) =
      row (kept.title, kept.company_name, kept.address, kept.city, kept.state, kept.zip_code)
    from job_holds, jsonb_populate_record(null::cleared_jobs, cleared_before) as kept
    where job_holds.job_id = ${jobId} and cleared_before is not null
      and cleared_jobs.job_id = job_holds.job_id`.execute(transaction);
}

interface ModerationChange {
  readonly from: 'clear' | 'held';
  readonly to: 'clear' | 'held';
}

/** The jobs themselves stay as they were edited last, with the time of that. */
export async function setModeration(
  transaction: DatabaseTransaction,
  jobIds: readonly string[],
  { from, to }: ModerationChange,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ moderation: to })
    .where('id', 'in', jobIds)
    .where('moderation', '=', from)
    .execute();
}

/**
 * Locks the jobs of an employer to read after a change of the company: active and held ones, and all while its name is
 * held, which their pages and applicants would read.
 */
export async function lockJobsToRead(
  transaction: DatabaseTransaction,
  employerId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .where(
      sql<boolean>`(status = 'Active' or moderation = 'held' or exists (
        select from company_holds
        where company_holds.employer_id = jobs.employer_id and held_since is not null
          and signals @> '[{"field": "Company name"}]'))`,
    )
    .orderBy('id')
    // Saving one, which refers to it, goes on.
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** A job that has been held or released, and its employer. */
export function findJobToMail(database: Queryable, jobId: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('job_holds', 'job_holds.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.employer_id', 'jobs.title', 'jobs.status', 'jobs.moderation'])
    .select(['job_holds.cause', 'job_holds.signals', 'job_holds.held_since'])
    .select(['employers.email', 'employers.company_name'])
    .where('jobs.id', '=', jobId)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}
