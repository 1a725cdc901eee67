import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';

const columns = ['time_zone', 'weekly', 'busy', 'share', 'weekly_hours_max'] as const;

/** Minutes of the week that are taken from a day until another; null for no bound. */
export interface BusyTermRow {
  readonly from: string | null;
  readonly until: string | null;
  readonly minutes: string;
}

/** What a seeker said about their week; undefined before. */
export function findAvailability(database: Queryable, seekerId: string) {
  return database
    .selectFrom('availability')
    .select(columns)
    .select(
      sql<BusyTermRow[]>`(
        select coalesce(json_agg(json_build_object(
          'from', lower(during), 'until', upper(during) - 1, 'minutes', minutes::text) order by during), '[]')
        from busy_terms where busy_terms.seeker_id = availability.seeker_id
      )`.as('terms'),
    )
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
}

export type AvailabilityRow = NonNullable<Awaited<ReturnType<typeof findAvailability>>>;

/** The state in which a seeker lives, if the profile says it. */
export async function findStateOfSeeker(
  database: Queryable,
  seekerId: string,
): Promise<string | null> {
  const profile = await database
    .selectFrom('profiles')
    .select('state')
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  return profile?.state ?? null;
}

/** Empty for an account that is gone. */
export async function findEmailOfSeeker(database: Queryable, seekerId: string): Promise<string> {
  const seeker = await database
    .selectFrom('seekers')
    .select('email')
    .where('id', '=', seekerId)
    .executeTakeFirst();
  return seeker?.email ?? '';
}

export async function saveAvailability(
  transaction: DatabaseTransaction,
  seekerId: string,
  { terms, ...row }: AvailabilityRow,
  now: Date,
): Promise<void> {
  const changed = { ...row, updated_at: now };
  await transaction
    .insertInto('availability')
    .values({ seeker_id: seekerId, ...changed })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(changed))
    .execute();
  await transaction.deleteFrom('busy_terms').where('seeker_id', '=', seekerId).execute();
  if (terms.length === 0) return;
  await transaction
    .insertInto('busy_terms')
    .values(
      terms.map(({ from, until, minutes }) => ({
        seeker_id: seekerId,
        during: sql<string>`daterange(${from}::date, ${until}::date, '[]')`,
        minutes,
      })),
    )
    .execute();
}
