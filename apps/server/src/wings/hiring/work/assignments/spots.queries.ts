import type { Shift } from '@nextshift/contract';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { isoDateOf } from './assignments.queries.ts';

/** The spots of a job's shifts that somebody has. */
export function listTakenSpots(transaction: DatabaseTransaction, shiftIds: readonly string[]) {
  return transaction
    .selectFrom('application_shifts')
    .select((row) => ['shift_id as shiftId', row.ref('place').$notNull().as('place')])
    .where(sql<boolean>`shift_id = any(${shiftIds}::uuid[])`)
    .where('place', 'is not', null)
    .execute();
}

export async function listWorkableShiftIds(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('application_shifts')
    .select('shift_id')
    .where('application_id', '=', applicationId)
    .where('can_work', '=', true)
    .execute();
  return rows.map((row) => row.shift_id);
}

/** The start date that the applicant named in the form, `2026-12-05`; null without one. */
export async function findStartDate(
  transaction: DatabaseTransaction,
  applicationId: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('applications')
    .select(sql<string | null>`basic_field_answers ->> 'startDate'`.as('start_date'))
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return isoDateOf(row?.start_date ?? null);
}

/** Replaces the shifts that an applicant can work. */
export async function replaceWorkableShifts(
  transaction: DatabaseTransaction,
  applicationId: string,
  shifts: readonly Shift[],
): Promise<void> {
  await transaction
    .deleteFrom('application_shifts')
    .where('application_id', '=', applicationId)
    .execute();
  if (shifts.length === 0) return;
  await transaction
    .insertInto('application_shifts')
    .values(
      shifts.map(({ id, capacity }) => ({
        application_id: applicationId,
        shift_id: id,
        capacity,
      })),
    )
    .execute();
}

/** A spot in a shift, given to an applicant. */
export interface GivenSpot {
  readonly shift: Shift;
  readonly place: number;
  /** The last day for which it has dates; null for a shift of a date. */
  readonly datesUntil: string | null;
}

/** @throws a violation of application_shifts_places or application_shifts_within_capacity */
export async function giveSpots(
  transaction: DatabaseTransaction,
  applicationId: string,
  spots: readonly GivenSpot[],
): Promise<void> {
  if (spots.length === 0) return;
  await transaction
    .insertInto('application_shifts')
    .values(
      spots.map(({ shift, place, datesUntil }) => ({
        application_id: applicationId,
        shift_id: shift.id,
        capacity: shift.capacity,
        place,
        dates_until: datesUntil,
        can_work: false,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'shift_id']).doUpdateSet((row) => ({
        place: row.ref('excluded.place'),
        dates_until: row.ref('excluded.dates_until'),
      })),
    )
    .execute();
}
