import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../../platform/database/database.ts';
import type { Holder } from './edited-shifts.queries.ts';

/** A date on which somebody is to work or works just now. */
export interface LiveDate {
  readonly id: string;
  readonly applicationId: string;
  readonly shiftId: string;
  readonly date: string;
  readonly place: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The dates of these shifts on which somebody is to work or works just now, in order. */
export async function listLiveDates(
  transaction: DatabaseTransaction,
  shiftIds: readonly string[],
): Promise<LiveDate[]> {
  const { rows } = await sql<LiveDate>`
    select id, application_id as "applicationId", shift_id as "shiftId", date::text, place,
      lower(during) as "startsAt", upper(during) as "endsAt"
    from assignments
    where shift_id = any(${shiftIds}::uuid[]) and status in ('offered', 'confirmed')
    order by date, place`.execute(transaction);
  return rows;
}

/** Moves someone to another spot of a shift, with all dates that are not over. */
export async function moveToSpot(
  transaction: DatabaseTransaction,
  { applicationId, shiftId }: Holder,
  { place, now }: { place: number; now: Date },
): Promise<void> {
  for (const statement of [
    sql`
      update application_shifts set place = ${place}
      where application_id = ${applicationId} and shift_id = ${shiftId}`,
    sql`
      update assignments set place = ${place}, updated_at = ${now}
      where application_id = ${applicationId} and shift_id = ${shiftId}
        and status in ('offered', 'confirmed')`,
  ]) {
    await statement.execute(transaction);
  }
}

/** Moves a single date to another spot of its shift. */
export async function moveDateToSpot(
  transaction: DatabaseTransaction,
  id: string,
  { place, now }: { place: number; now: Date },
): Promise<void> {
  await transaction
    .updateTable('assignments')
    .set({ place, updated_at: now })
    .where('id', '=', id)
    .execute();
}
