import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { type NewAssignment, rowOf } from './assignments.queries.ts';

/** The spots of a shift that somebody has on a date. */
export function listTakenSpotsOfDate(
  transaction: DatabaseTransaction,
  { shiftId, date }: { readonly shiftId: string; readonly date: string },
) {
  return transaction
    .selectFrom('assignments')
    .select(['shift_id as shiftId', 'place'])
    .where('shift_id', '=', shiftId)
    .where(sql<boolean>`date = ${date}::date`)
    .where('status', '<>', 'cancelled')
    .execute();
}

/** Spots of dates to come that people have who cover for others: `shift date spot`. */
export async function listCoveredSpots(
  transaction: DatabaseTransaction,
  shiftIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', shift_id, date, place) as key
    from assignments
    where shift_id = any(${shiftIds}::uuid[]) and status <> 'cancelled' and lower(during) > ${now}
      and not exists (
        select from application_shifts as held
        where held.application_id = assignments.application_id and held.shift_id = assignments.shift_id
          and held.place = assignments.place)`.execute(transaction);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Writes a date on which somebody covers for another person: who has not agreed is asked to confirm it at once. One that
 * was cancelled is worked again. @returns its id, and how often it was changed
 * @throws a violation of assignments_one_place_at_a_time or assignments_places
 */
export async function insertCover(
  transaction: DatabaseTransaction,
  assignment: NewAssignment,
  { hasAgreed, now }: { readonly hasAgreed: boolean; readonly now: Date },
): Promise<{ id: string; sequence: number }> {
  const row = rowOf(assignment, now);
  const told = {
    status: hasAgreed ? ('confirmed' as const) : ('offered' as const),
    told_during: row.during,
    confirmation_asked_at: now,
    must_confirm: !hasAgreed,
  };
  return transaction
    .insertInto('assignments')
    .values({ ...row, ...told })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'shift_id', 'date'])
        .doUpdateSet({
          ...told,
          cancelled_by: null,
          given_up_at: null,
          give_up_reason: null,
          place: row.place,
          capacity: row.capacity,
          during: row.during,
          updated_at: now,
        })
        .where('assignments.status', '=', 'cancelled'),
    )
    .returning(['id', 'sequence'])
    .executeTakeFirstOrThrow();
}
