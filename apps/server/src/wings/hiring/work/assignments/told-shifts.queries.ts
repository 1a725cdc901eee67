import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { IS_DUE } from './is-due.queries.ts';

interface Hours {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What a person does not know yet of a shift: its hours until now, and those from now on, null while cancelled. */
export interface UntoldChange {
  readonly assignmentId: string;
  readonly jobId: string;
  readonly told: Hours | null;
  readonly now: Hours | null;
}

/** Told hours are none before the acceptance is told, and after a cancellation; empty once that was taken back. */
const isUntold = sql<boolean>`
  told_during is not null
  and told_during is distinct from
    case when assignments.status <> 'cancelled' then during
    when isempty(told_during) then told_during end`;

/** Locks and lists the changes of an application's shifts that its applicant does not know, by start. */
export async function lockUntoldChanges(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<UntoldChange[]> {
  const rows = await transaction
    .selectFrom('assignments')
    .select([
      'id',
      'job_id',
      'status',
      sql<Date | null>`lower(told_during)`.as('told_from'),
      sql<Date | null>`upper(told_during)`.as('told_to'),
      sql<Date>`lower(during)`.as('starts_at'),
      sql<Date>`upper(during)`.as('ends_at'),
    ])
    .where('application_id', '=', applicationId)
    .where(isUntold)
    .orderBy(sql`coalesce(lower(told_during), lower(during))`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    assignmentId: row.id,
    jobId: row.job_id,
    told: row.told_from && row.told_to && { startsAt: row.told_from, endsAt: row.told_to },
    now: row.status === 'cancelled' ? null : { startsAt: row.starts_at, endsAt: row.ends_at },
  }));
}

/** From now on the person knows the shifts as they are. */
export async function recordTold(
  transaction: DatabaseTransaction,
  assignmentIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('assignments')
    .set({ told_during: sql`case when status <> 'cancelled' then during end` })
    .where(sql<boolean>`id = any(${assignmentIds}::uuid[])`)
    .execute();
}

/** Which applications of a job have changes that their applicants do not know. */
export async function listApplicationsToTell(
  transaction: DatabaseTransaction,
  jobId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('assignments')
    .select('application_id')
    .distinct()
    .where('job_id', '=', jobId)
    .where(isUntold)
    .execute();
  return rows.map((row) => row.application_id);
}

/** The applicant of an accepted application; null after the account's deletion. */
export async function findAcceptedSeekerId(
  database: Queryable,
  applicationId: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('applications')
    .select('seeker_id')
    .where('id', '=', applicationId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return row?.seeker_id ?? null;
}

/**
 * With an acceptance its applicant knows the shifts: also a date that their employer has cancelled since, for the mail
 * names the shift by its weekday. That it was cancelled is to be told.
 */
export async function recordAcceptedShiftsTold(
  transaction: DatabaseTransaction,
  applicationId: string,
  now: Date,
): Promise<{ firstId: string | undefined; hasCancelled: boolean }> {
  const told = await transaction
    .updateTable('assignments')
    .set({ told_during: sql`during` })
    .where('application_id', '=', applicationId)
    .where((row) =>
      row.or([
        row('status', '<>', 'cancelled'),
        row.and([
          row('cancelled_by', '=', 'employer'),
          sql<boolean>`lower(during) > ${now}`,
          IS_DUE,
        ]),
      ]),
    )
    .returning(['id', 'status', sql<Date>`lower(during)`.as('starts_at')])
    .execute();
  const [first] = told
    .filter(({ status, starts_at: startsAt }) => isAhead(status) && startsAt > now)
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  return { firstId: first?.id, hasCancelled: told.some(({ status }) => status === 'cancelled') };
}

function isAhead(status: string): boolean {
  return status === 'offered' || status === 'confirmed';
}
