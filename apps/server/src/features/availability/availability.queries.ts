import type { Queryable } from '../../platform/database/database.ts';

const columns = ['time_zone', 'weekly', 'busy', 'share', 'weekly_hours_max'] as const;

/** What a seeker said about their week; undefined before. */
export function findAvailability(database: Queryable, seekerId: string) {
  return database
    .selectFrom('availability')
    .select(columns)
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

export async function saveAvailability(
  database: Queryable,
  seekerId: string,
  row: AvailabilityRow,
  now: Date,
): Promise<void> {
  const changed = { ...row, updated_at: now };
  await database
    .insertInto('availability')
    .values({ seeker_id: seekerId, ...changed })
    .onConflict((conflict) => conflict.column('seeker_id').doUpdateSet(changed))
    .execute();
}
