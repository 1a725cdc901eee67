import type { CaseSignal } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../platform/database/database.ts';
import { pausedSince } from './shown-since.ts';

/** Why a job is or was held, if it ever was. */
export function findHold(database: Queryable, jobId: string) {
  return database
    .selectFrom('job_holds')
    .selectAll()
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** Of those among the jobs that are held now. */
export function findHoldsOf(database: Queryable, jobIds: readonly string[]) {
  return database
    .selectFrom('job_holds')
    .select(['job_id', 'cause', 'signals'])
    .where('job_id', 'in', jobIds)
    .where('held_since', 'is not', null)
    .execute();
}

/** The signals of all held jobs of a company, which nobody has decided about. */
export async function findHeldSignals(database: Queryable, employerId: string): Promise<unknown[]> {
  const rows = await database
    .selectFrom('job_holds')
    .innerJoin('jobs', 'jobs.id', 'job_holds.job_id')
    .select('job_holds.signals')
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.moderation', '=', 'held')
    .where('job_holds.held_since', 'is not', null)
    .orderBy('job_holds.job_id')
    .execute();
  return rows.map(({ signals }) => signals);
}

interface NewHold {
  readonly cause: 'signals' | 'reports';
  readonly signals: readonly CaseSignal[];
  readonly digest: Buffer;
  readonly heldSince: Date;
}

/** Takes a job off the board until somebody has read it. */
export async function storeHold(
  transaction: DatabaseTransaction,
  jobId: string,
  { cause, signals, digest, heldSince }: NewHold,
): Promise<void> {
  const columns = {
    cause,
    signals: JSON.stringify(signals),
    text_digest: digest,
    held_since: heldSince,
    released_by: null,
  };
  await transaction
    .insertInto('job_holds')
    .values({ job_id: jobId, ...columns })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(columns))
    .execute();
  await setModeration(transaction, jobId, { from: 'clear', to: 'held' });
}

interface EndOfHold {
  readonly releasedBy: string | null;
  readonly cause: 'signals' | 'reports';
  readonly heldSince: Date;
  readonly now: Date;
}

/**
 * Puts a held job back on the board. The clocks of its applications go on where they stood when it was held, as far as
 * the owner may know that: the new times tell how long it was.
 */
export async function endHold(
  transaction: DatabaseTransaction,
  jobId: string,
  { releasedBy, now, ...hold }: EndOfHold,
): Promise<void> {
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
    .where('job_id', '=', jobId)
    .execute();
  await setModeration(transaction, jobId, { from: 'held', to: 'clear' });
  const after = (column: 'awaiting_answer_since' | 'paused_answer_since') =>
    sql<Date>`least(
      ${sql.ref(column)} + (${now}::timestamptz - ${pausedSince(hold)}::timestamptz), ${now})`;
  await transaction
    .updateTable('applications')
    .set({
      awaiting_answer_since: after('awaiting_answer_since'),
      paused_answer_since: after('paused_answer_since'),
    })
    .where('job_id', '=', jobId)
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

/** The job itself stays as it was edited last, with the time of that. */
export async function setModeration(
  transaction: DatabaseTransaction,
  jobId: string,
  { from, to }: ModerationChange,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ moderation: to })
    .where('id', '=', jobId)
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
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The closed jobs of a company that are held without a case of their own. */
export async function findHeldWithCompany(
  database: Queryable,
  employerId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('jobs.id')
    .where('jobs.employer_id', '=', employerId)
    .where('jobs.status', '<>', 'Active')
    .where('jobs.moderation', '=', 'held')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('cases')
            .select('cases.id')
            .where('cases.subject_type', '=', 'job')
            .whereRef('cases.subject_id', '=', 'jobs.id')
            .where('cases.settled_at', 'is', null)
            .where((each) =>
              each.or([
                each('cases.decided_at', 'is', null),
                each('cases.decision', '=', 'uphold'),
              ]),
            ),
        ),
      ),
    )
    .orderBy('jobs.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The jobs that a decision about their company has released. */
export async function findReleasedBy(
  database: Queryable,
  employerId: string,
  caseId: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('job_holds')
    .innerJoin('jobs', 'jobs.id', 'job_holds.job_id')
    .select('jobs.id')
    .where('jobs.employer_id', '=', employerId)
    .where('job_holds.released_by', '=', caseId)
    .orderBy('jobs.id')
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
