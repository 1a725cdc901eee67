import type { Shift, ShiftDate } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/database/new-id.ts';
import { timeZoneOf } from '../../../jobs/index.ts';

/** When a job is worked. */
export interface JobShifts {
  readonly jobId: string;
  readonly employerId: string;
  readonly shifts: readonly Shift[];
  readonly timeZone: string;
  /** The first day of its weekly shifts; null without one. */
  readonly firstDay: string | null;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The shifts of a job; certain while it is locked. */
export async function findJobShifts(database: Queryable, jobId: string): Promise<JobShifts> {
  const [job] = await listJobShifts(database, [jobId]);
  if (!job) throw new Error('The job was deleted while it was locked.');
  return job;
}

/** The shifts of several jobs, likewise. */
export async function listJobShifts(
  database: Queryable,
  jobIds: readonly string[],
): Promise<JobShifts[]> {
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'employer_id', 'shifts', 'time_zone', 'state', 'start_date'])
    .where(sql<boolean>`id = any(${jobIds}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    jobId: row.id,
    employerId: row.employer_id,
    shifts: row.shifts,
    timeZone: timeZoneOf(row),
    firstDay: isoDateOf(row.start_date),
  }));
}

/** A date as it is stored, unless it is a text. */
export function isoDateOf(text: string | null): string | null {
  return text !== null && ISO_DATE.test(text) ? text : null;
}

/**
 * Serializes what assigns shifts to these people until the transaction ends: two jobs that give the same person
 * overlapping shifts wait for each other instead of both. Lock the jobs first.
 */
export async function lockAssignmentsOf(
  transaction: DatabaseTransaction,
  seekerIds: readonly string[],
): Promise<void> {
  // In the order of the list, so that two transactions do not wait for each other.
  await sql`
    select pg_advisory_xact_lock(hashtextextended('assignments ' || id, 0))
    from unnest(${[...new Set(seekerIds)].sort()}::text[]) as id
  `.execute(transaction);
}

/** A date of a shift, for anyone who has a spot in it. */
export interface NewAssignment extends ShiftDate {
  readonly applicationId: string;
  readonly seekerId: string | null;
  readonly job: Pick<JobShifts, 'jobId' | 'employerId'>;
  readonly shiftId: string;
  readonly capacity: number;
  readonly place: number;
}

/** A date of a shift as it is stored. */
export function rowOf(assignment: NewAssignment, now: Date) {
  return {
    id: newId(),
    application_id: assignment.applicationId,
    job_id: assignment.job.jobId,
    employer_id: assignment.job.employerId,
    seeker_id: assignment.seekerId,
    shift_id: assignment.shiftId,
    capacity: assignment.capacity,
    place: assignment.place,
    date: assignment.date,
    during: rangeOf(assignment),
    created_at: now,
    updated_at: now,
  };
}

/** `[from,to)` as PostgreSQL reads it. */
export function rangeOf({ startsAt, endsAt }: Pick<ShiftDate, 'startsAt' | 'endsAt'>): string {
  return `[${startsAt.toISOString()},${endsAt.toISOString()})`;
}

/**
 * Writes the dates of a new acceptance, of which its applicant is not told yet. Those that an earlier acceptance of the
 * application left cancelled are worked again.
 * @throws a violation of assignments_one_place_at_a_time
 */
export async function insertAssignments(
  transaction: DatabaseTransaction,
  assignments: readonly NewAssignment[],
  now: Date,
): Promise<void> {
  if (assignments.length === 0) return;
  await transaction
    .insertInto('assignments')
    .values(assignments.map((assignment) => rowOf(assignment, now)))
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'shift_id', 'date'])
        .doUpdateSet((row) => ({
          status: 'offered',
          cancelled_by: null,
          given_up_at: null,
          give_up_reason: null,
          place: row.ref('excluded.place'),
          capacity: row.ref('excluded.capacity'),
          during: row.ref('excluded.during'),
          told_during: null,
          must_confirm: false,
          confirmation_asked_at: null,
          updated_at: now,
        }))
        .where('assignments.status', '=', 'cancelled'),
    )
    .execute();
}

/** The shifts that have a date at which their person has other work. */
export async function listClashingShiftIds(
  transaction: DatabaseTransaction,
  seekerId: string,
  dates: readonly NewAssignment[],
): Promise<string[]> {
  const { rows } = await sql<{ shiftId: string }>`
    select distinct "shiftId"
    from unnest(
      ${dates.map(({ shiftId }) => shiftId)}::uuid[], ${dates.map(rangeOf)}::tstzrange[]
    ) as asked ("shiftId", during)
    where exists (
      select from assignments
      where seeker_id = ${seekerId} and status <> 'cancelled' and assignments.during && asked.during
    )`.execute(transaction);
  return rows.map((row) => row.shiftId);
}

/**
 * Writes further dates, which come as agreed; one that was cancelled before stays so. One at which the person has other
 * work is cancelled from the start. @returns those
 */
export async function extendAssignments(
  transaction: DatabaseTransaction,
  assignments: readonly NewAssignment[],
  now: Date,
): Promise<{ id: string; applicationId: string }[]> {
  if (assignments.length === 0) return [];
  const rows = assignments.map((assignment) => {
    const row = rowOf(assignment, now);
    return { ...row, told_during: row.during };
  });
  const written = await transaction
    .insertInto('assignments')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const ids = new Set(written.map(({ id }) => id));
  const others = rows.filter(({ id }) => !ids.has(id));
  if (others.length === 0) return [];
  return transaction
    .insertInto('assignments')
    .values(others.map((row) => ({ ...row, status: 'cancelled', cancelled_by: 'system' as const })))
    .onConflict((conflict) => conflict.columns(['application_id', 'shift_id', 'date']).doNothing())
    .returning(['id', 'application_id as applicationId'])
    .execute();
}
