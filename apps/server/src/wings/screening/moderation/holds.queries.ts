import type { CaseSignal } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import type { CaseSubjectType } from '../case-files/index.ts';
import { pausedSince } from './shown-since.ts';

/** What a case is about; an application is never held, and a message by its own rule. */
export interface Subject {
  readonly type: CaseSubjectType;
  readonly id: string;
}

/** What is held: a job, or the page of a company. */
export interface Held {
  readonly type: 'job' | 'company';
  readonly id: string;
}

const tables = {
  job: { table: sql.table('job_holds'), key: sql.ref('job_id') },
  company: { table: sql.table('company_holds'), key: sql.ref('employer_id') },
} as const;

/** Why something is held, or was the last time. */
export interface Hold {
  readonly cause: 'signals' | 'reports';
  readonly signals: unknown;
  readonly text_digest: Buffer;
  readonly held_since: Date | null;
  /** Null for a light hold, and while it is not held. */
  readonly heavy_since: Date | null;
  readonly released_by: string | null;
}

/** The present or last hold of each that has had one. */
export async function findHolds(
  database: Queryable,
  type: Held['type'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Hold>> {
  const { table, key } = tables[type];
  const { rows } = await sql<Hold & { readonly id: string }>`
    select ${key} as id, cause, signals, text_digest, held_since, heavy_since,
      released_by
    from ${table} where ${key} = any(${ids}::uuid[])`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findHold(database: Queryable, { type, id }: Held): Promise<Hold | undefined> {
  return (await findHolds(database, type, [id])).get(id);
}

/** A hold that is over. */
interface EndedHold {
  readonly id: string;
  readonly cause: Hold['cause'];
  readonly heldSince: Date;
}

interface NewHold extends EndedHold {
  readonly signals: readonly CaseSignal[];
  readonly digest: Buffer;
  readonly heavySince: Date | null;
}

/** Takes jobs off the board, or texts of companies off their pages, until somebody has read them. */
export async function storeHolds(
  transaction: DatabaseTransaction,
  type: Held['type'],
  holds: readonly NewHold[],
): Promise<void> {
  const { table, key } = tables[type];
  const rows = holds.map(
    ({ id, cause, signals, digest, heldSince, heavySince }) =>
      sql`(${id}, ${cause}, ${JSON.stringify(signals)}, ${digest}, ${heldSince}, ${heavySince}, null)`,
  );
  await sql`
    insert into ${table} (${key}, cause, signals, text_digest, held_since, heavy_since,
      released_by)
    values ${sql.join(rows)}
    on conflict (${key}) do update set cause = excluded.cause, signals = excluded.signals,
      text_digest = excluded.text_digest, held_since = excluded.held_since,
      heavy_since = excluded.heavy_since, released_by = null`.execute(transaction);
  if (type === 'company') return;
  const jobIds = holds.map(({ id }) => id);
  await setModeration(transaction, jobIds, { from: 'clear', to: 'held' });
}

interface Release {
  readonly releasedBy: string | null;
  readonly now: Date;
}

/** Shows again what was held; the case that released it, if one did. */
export async function endHolds(
  transaction: DatabaseTransaction,
  type: Held['type'],
  holds: readonly EndedHold[],
  { releasedBy, now }: Release,
): Promise<void> {
  const { table, key } = tables[type];
  // What seekers have read until now, in case the decision is undone.
  const kept = sql`, cleared_before = (
    select to_jsonb(cleared_jobs) from cleared_jobs where cleared_jobs.job_id = job_holds.job_id)`;
  await sql`
    update ${table} set held_since = null, heavy_since = null, released_by = ${releasedBy}
      ${type === 'job' && releasedBy !== null ? kept : sql``}
    where ${key} = any(${holds.map(({ id }) => id)}::uuid[])`.execute(transaction);
  if (type === 'job') await putBack(transaction, holds, now);
}

/**
 * Puts jobs back on the board. The clocks of its applications go on where they stood when it was held, as far as the
 * owner may know that: the new times tell how long it was.
 */
async function putBack(
  transaction: DatabaseTransaction,
  holds: readonly EndedHold[],
  now: Date,
): Promise<void> {
  const jobIds = holds.map(({ id }) => id);
  await setModeration(transaction, jobIds, { from: 'held', to: 'clear' });
  const pauses = holds.map((hold) => ({ id: hold.id, since: pausedSince(hold) }));
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
