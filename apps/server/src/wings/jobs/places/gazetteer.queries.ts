import timeZoneAt from '@photostructure/tz-lookup';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { namesOfPlace } from './names-of-place.ts';
import type { GazetteerPlace } from './read-gazetteer.ts';

/** The version that is loaded; null if none is. */
export async function findGazetteerVersion(database: Queryable): Promise<string | null> {
  const row = await database.selectFrom('gazetteer').select('version').executeTakeFirst();
  return row?.version ?? null;
}

/**
 * Sets the version that the transaction is about to load, after waiting for another instance that is loading.
 * @returns false if that version is loaded already
 */
export async function claimGazetteer(
  transaction: DatabaseTransaction,
  version: string,
): Promise<boolean> {
  const row = await transaction
    .insertInto('gazetteer')
    .values({ version })
    .onConflict((conflict) =>
      conflict.column('is_only').doUpdateSet({ version }).where('gazetteer.version', '<>', version),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePlaces(transaction: DatabaseTransaction): Promise<void> {
  await sql`delete from place_names`.execute(transaction);
  await sql`delete from places`.execute(transaction);
}

export async function insertPlaces(
  database: Queryable,
  places: readonly GazetteerPlace[],
): Promise<void> {
  const column = <Key extends keyof GazetteerPlace>(key: Key) => places.map((place) => place[key]);
  const zones = places.map(({ latitude, longitude }) => timeZoneAt(latitude, longitude));
  await sql`
    insert into places (id, label, state, latitude, longitude, time_zone)
    select * from unnest(${column('id')}::text[], ${column('label')}::text[], ${column('state')}::text[],
      ${column('latitude')}::float8[], ${column('longitude')}::float8[],
      ${zones}::text[])`.execute(database);
  const names = places.flatMap((place) =>
    namesOfPlace(place).map((named) => ({ id: place.id, ...named })),
  );
  await sql`
    insert into place_names (key, place_id, rank)
    select place_key(name), id, rank
    from unnest(${names.map(({ name }) => name)}::text[], ${names.map(({ id }) => id)}::text[],
      ${names.map(({ rank }) => rank)}::int[]) as named (name, id, rank)
    on conflict do nothing`.execute(database);
}

/**
 * Holds jobs that are being written until the end of the transaction, so that none is stored by the places of
 * before.
 */
export async function holdJobs(transaction: DatabaseTransaction): Promise<void> {
  await sql`lock table jobs in share row exclusive mode`.execute(transaction);
}

/**
 * Locates some jobs anew, in the order of their ids.
 * @returns the last id that was read; null at the end
 */
export async function locateJobs(
  database: Queryable,
  after: string,
  count: number,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with read as (
      select id, place_id, time_zone, job_place(zip_code, city, state, location_type) as found
      from jobs where id > ${after}::uuid order by id limit ${count}
    ), located as (
      update jobs set place_id = read.found
      from read
      left join places on places.id = read.found
      where jobs.id = read.id
        and (read.place_id, read.time_zone) is distinct from (read.found, places.time_zone)
    )
    select max(id::text) as last from read`.execute(database);
  return rows[0]?.last ?? null;
}
