import type { ShiftDate } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import { rangeOf } from '../assignments.queries.ts';

/** Who has a spot in a shift. */
export interface Holder {
  readonly applicationId: string;
  readonly seekerId: string | null;
  readonly shiftId: string;
  readonly capacity: number;
  readonly place: number;
  /** Null for a shift of a date. */
  readonly datesUntil: string | null;
}

/** Everyone who has a spot in these shifts, by spot. */
export async function listHolders(
  transaction: DatabaseTransaction,
  shiftIds: readonly string[],
): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select applications.id as "applicationId", applications.seeker_id as "seekerId",
      shift_id as "shiftId", capacity, application_shifts.place, dates_until::text as "datesUntil"
    from application_shifts
    join applications on applications.id = application_shifts.application_id
    where shift_id = any(${shiftIds}::uuid[]) and application_shifts.place is not null
    order by application_shifts.place`.execute(transaction);
  return rows;
}

/** Nobody has a spot in these shifts any more; their dates that have not started are cancelled. */
export async function endShifts(
  transaction: DatabaseTransaction,
  shiftIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const statement of [
    sql`
      update application_shifts set place = null, dates_until = null
      where shift_id = any(${shiftIds}::uuid[]) and place is not null`,
    sql`
      update assignments set status = 'cancelled', cancelled_by = 'employer', updated_at = ${now}
      where shift_id = any(${shiftIds}::uuid[])
        and status in ('offered', 'confirmed') and lower(during) > ${now}`,
  ]) {
    await statement.execute(transaction);
  }
}

/** A date of a shift that has not started, cancelled or not. */
export interface DateAhead {
  readonly id: string;
  readonly date: string;
  readonly isCancelled: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The dates of a shift that have not started, of those who are hired: with a spot in it, or covering for somebody. */
export async function listDatesAhead(
  transaction: DatabaseTransaction,
  shiftId: string,
  now: Date,
): Promise<DateAhead[]> {
  const { rows } = await sql<DateAhead>`
    select assignments.id, date::text, assignments.status = 'cancelled' as "isCancelled",
      lower(during) as "startsAt", upper(during) as "endsAt"
    from assignments
    join applications on applications.id = assignments.application_id
    where shift_id = ${shiftId} and lower(during) > ${now} and applications.status = 'accepted'
      and assignments.status in ('offered', 'confirmed', 'cancelled')
    order by assignments.id`.execute(transaction);
  return rows;
}

/** What applicants said of these shifts was about other hours: it is not known whether they can work the new ones. */
export async function forgetWorkable(
  transaction: DatabaseTransaction,
  shiftIds: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('application_shifts')
    .set({ can_work: null })
    .where(sql<boolean>`shift_id = any(${shiftIds}::uuid[])`)
    .where('can_work', '=', true)
    .execute();
}

/** Who has a date of these shifts that has not started, with a spot in the shift or covering for somebody. */
export async function listWorkers(
  transaction: DatabaseTransaction,
  shiftIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ seekerId: string }>`
    select distinct seeker_id as "seekerId"
    from assignments
    where shift_id = any(${shiftIds}::uuid[]) and seeker_id is not null
      and status in ('offered', 'confirmed') and lower(during) > ${now}`.execute(transaction);
  return rows.map((row) => row.seekerId);
}

/** Cancels dates, by the employer or as they cannot be kept. */
export async function cancelDates(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  { by, now }: { by: 'employer' | 'system'; now: Date },
): Promise<void> {
  await transaction
    .updateTable('assignments')
    .set({ status: 'cancelled', cancelled_by: by, updated_at: now })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

interface Moved extends ShiftDate {
  readonly id: string;
}

function movedRows(moved: readonly Moved[]) {
  return sql`unnest(
    ${moved.map(({ id }) => id)}::uuid[],
    ${moved.map(({ date }) => date)}::date[],
    ${moved.map(rangeOf)}::tstzrange[]
  ) as moved (id, date, during)`;
}

/** Moves cancelled dates, which stay cancelled. */
export async function moveCancelledDates(
  transaction: DatabaseTransaction,
  moved: readonly Moved[],
  now: Date,
): Promise<void> {
  await sql`
    update assignments set date = moved.date, during = moved.during, updated_at = ${now}
    from ${movedRows(moved)}
    where assignments.id = moved.id`.execute(transaction);
}

/**
 * Offers dates, cancelled for the time being, at their new hours. @returns those that stay cancelled, as the person works
 * elsewhere then
 */
export async function offerMovedDates(
  transaction: DatabaseTransaction,
  moved: readonly Moved[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update assignments
    set date = moved.date, during = moved.during, status = 'offered', cancelled_by = null,
      confirmation_asked_at = null, updated_at = ${now}
    from ${movedRows(moved)}
    where assignments.id = moved.id and not exists (
      select from assignments as other
      where other.seeker_id = assignments.seeker_id and other.status <> 'cancelled'
        and other.during && moved.during)
    returning assignments.id`.execute(transaction);
  const offered = new Set(rows.map(({ id }) => id));
  return moved.map(({ id }) => id).filter((id) => !offered.has(id));
}

/** The dates to come of a job that the board cancelled, of those who still have their spots. */
export async function listHeldCancelled(
  transaction: DatabaseTransaction,
  jobId: string,
  now: Date,
): Promise<{ id: string; seekerId: string | null }[]> {
  const { rows } = await sql<{ id: string; seekerId: string | null }>`
    select assignments.id, assignments.seeker_id as "seekerId"
    from assignments
    join application_shifts using (application_id, shift_id)
    where job_id = ${jobId} and application_shifts.place = assignments.place
      and status = 'cancelled' and cancelled_by = 'system' and lower(during) > ${now}
    order by assignments.id`.execute(transaction);
  return rows;
}

/**
 * Offers cancelled dates again, unless the person works elsewhere then; of two that overlap, the first. Anyone who knew of
 * the cancellation is to be told.
 * @returns their applications
 */
export async function offerAgain(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ application_id: string }>`
    update assignments
    set status = 'offered', cancelled_by = null, confirmation_asked_at = null, updated_at = ${now},
      told_during = coalesce(told_during, 'empty')
    where id = any(${ids}::uuid[]) and not exists (
      select from assignments as other
      where other.seeker_id = assignments.seeker_id and other.during && assignments.during
        and (other.status <> 'cancelled' or other.id = any(${ids}::uuid[]) and other.id < assignments.id))
    returning application_id`.execute(transaction);
  return rows.map((row) => row.application_id);
}

/** Whose dates: those of a job or of all jobs of an employer. */
export interface ShiftOwner {
  readonly column: 'job_id' | 'employer_id';
  readonly id: string;
}

/** Cancels the dates to come. @returns the application of each */
export async function cancelAhead(
  transaction: DatabaseTransaction,
  { column, id }: ShiftOwner,
  now: Date,
): Promise<string[]> {
  const rows = await transaction
    .updateTable('assignments')
    .set({ status: 'cancelled', cancelled_by: 'system', updated_at: now })
    .where(column, '=', id)
    .where('status', 'in', ['offered', 'confirmed'])
    .where(sql<boolean>`lower(during) > ${now}`)
    .returning('application_id')
    .execute();
  return rows.map((row) => row.application_id);
}
