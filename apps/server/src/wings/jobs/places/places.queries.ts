import { type Expression, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { executePrepared } from '../../../platform/database/prepared-statements.ts';

/** A point of the map, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PlaceRow {
  readonly id: string;
  readonly kind: 'city' | 'zip' | 'campus';
  readonly label: string;
  readonly state: string;
}

/** Above every character of a key, so that it ends the range of those with a prefix. */
const LAST = '~';

/**
 * The places with a name that is the text, then those with one that begins with it, then those with one whose words
 * begin with its words: `penn state`. Of each the largest first, then by name.
 */
export async function findPlacesBeginning(
  database: Queryable,
  text: string,
  limit: number,
): Promise<PlaceRow[]> {
  const key = sql<string>`place_key(${text})`;
  const firstWord = sql<string>`split_part(${key}, ' ', 1)`;
  // A key is of letters, digits and single spaces.
  const words = sql<string>`'^' || replace(${key}, ' ', '[^ ]* ')`;
  const fit = sql<number>`max(case
    when key ~ ('^' || ${key} || ' [a-z]{2}$') then 2 when starts_with(key, ${key}) then 1 else 0 end)`;
  const best = database
    .selectFrom('place_names')
    .select((name) => ['place_id', name.fn.max('rank').as('rank'), name.fn.min('key').as('key')])
    .select(fit.as('fit'))
    .where('key', '>=', firstWord)
    .where('key', '<', sql<string>`${firstWord} || ${LAST}`)
    .where(sql<boolean>`(starts_with(key, ${key}) or key ~ (${words}))`)
    .where(key, '<>', '')
    .groupBy('place_id')
    .orderBy('fit', 'desc')
    .orderBy('rank', 'desc')
    .orderBy('key')
    .orderBy('place_id')
    .limit(limit);
  return database
    .selectFrom(best.as('best'))
    .innerJoin('places', 'places.id', 'best.place_id')
    .select(['places.id', 'places.kind', 'places.label', 'places.state'])
    .orderBy('best.fit', 'desc')
    .orderBy('best.rank', 'desc')
    .orderBy('best.key')
    .orderBy('places.id')
    .execute();
}

/** The nearest places within so many miles of a point and the nearest ZIP code, the nearest first. */
export function findPlacesNear(
  database: Queryable,
  point: Point,
  { miles, limit }: { readonly miles: number; readonly limit: number },
): Promise<(PlaceRow & { miles: number })[]> {
  const within = selectPlacesWithin(database, point, miles)
    .select(['id', 'kind', 'label', 'state'])
    .select(sql<number>`row_number() over (order by ${distanceTo(point)}, id)`.as('at'))
    .select(
      sql<number>`row_number() over (partition by kind order by ${distanceTo(point)}, id)`.as(
        'at_of_kind',
      ),
    );
  return database
    .selectFrom(within.as('within'))
    .select(['id', 'kind', 'label', 'state', 'miles'])
    .where((place) =>
      place.or([
        place('at', '<=', limit),
        place.and([place('kind', '=', 'zip'), place('at_of_kind', '=', 1)]),
      ]),
    )
    .orderBy('at')
    .execute();
}

/** A place, and what lies around it. */
interface PlaceWithSurroundings extends Point {
  /** The parts of the map that the circle touches. */
  readonly areas: readonly string[];
  readonly places: readonly (Point & { readonly id: string; readonly miles: number })[];
}

/**
 * A place, with the places within so many miles that have a public job. Searches then walk an index for each of these
 * alone, of the many that lie around a city.
 */
export async function findPlaceAndAround(
  database: Queryable,
  id: string,
  miles: number,
): Promise<PlaceWithSurroundings | undefined> {
  const center = {
    latitude: sql<number>`center.latitude`,
    longitude: sql<number>`center.longitude`,
  };
  const around = selectPlacesWithin(database, center, miles)
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('jobs')
          .select('jobs.id as job_id')
          .whereRef('jobs.place_id', '=', 'places.id')
          .where(sql<boolean>`jobs.status = 'Active' and not jobs.hidden`)
          // Only whether there is one, by the index.
          .limit(sql.lit(1))
          .as('public_job'),
      (join) => join.onTrue(),
    )
    .select(['places.id', 'places.latitude', 'places.longitude']);
  const query = database
    .selectFrom('places as center')
    .select(['center.latitude', 'center.longitude', areasAround(center, miles).as('areas')])
    .select(
      sql<PlaceWithSurroundings['places']>`(
        select coalesce(json_agg(around), '[]') from ${around.as('around')})`.as('places'),
    )
    .where('center.id', '=', id);
  const [found] = await executePrepared(database, query);
  return found;
}

/** No more than a degree of latitude has. */
const MILES_PER_DEGREE = 69;

/** A point that is known, or of a row. */
interface Center {
  readonly latitude: number | Expression<number>;
  readonly longitude: number | Expression<number>;
}

function distanceTo({ latitude, longitude }: Center) {
  return sql<number>`miles_between(places.latitude, places.longitude, ${latitude}, ${longitude})`;
}

function areasAround({ latitude, longitude }: Center, miles: number) {
  return sql<string[]>`areas_around(${latitude}, ${longitude}, ${miles})`;
}

function selectPlacesWithin(database: Queryable, center: Center, miles: number) {
  const { latitude } = center;
  const degrees = miles / MILES_PER_DEGREE;
  const distance = distanceTo(center);
  return (
    database
      .selectFrom('places')
      .select(distance.as('miles'))
      .where(sql<boolean>`places.area = any(${areasAround(center, miles)})`)
      // Spares most of them the formula.
      .where(
        sql<boolean>`places.latitude between ${latitude}::float8 - ${degrees}::float8
          and ${latitude}::float8 + ${degrees}::float8`,
      )
      .where(distance, '<=', miles)
  );
}

/** How the gazetteer spells a city, whatever signs it is typed with; the largest of that name. */
export async function findCityNamed(
  database: Queryable,
  { city, state }: { readonly city: string; readonly state: string | null },
): Promise<string | undefined> {
  const key = sql<string>`place_key(${city})`;
  const row = await database
    .selectFrom('place_names')
    .innerJoin('places', 'places.id', 'place_names.place_id')
    .select('places.label')
    .where('places.kind', '=', 'city')
    .where('key', '>=', sql<string>`${key} || ' '`)
    .where('key', '<', sql<string>`${key} || '!'`)
    .where(sql<boolean>`length(key) = length(${key}) + 3`)
    .$if(state !== null, (named) => named.where('places.state', '=', state ?? ''))
    .orderBy('place_names.rank', 'desc')
    .orderBy('places.id')
    .limit(1)
    .executeTakeFirst();
  return row?.label;
}

/** The keys of the cities whose names are no keys in lower case: `winston salem`, a few hundred. */
export async function listKeysOfSignedCities(database: Queryable): Promise<string[]> {
  const rows = await database
    .selectFrom('places')
    .select(sql<string>`place_key(label)`.as('key'))
    .where('kind', '=', 'city')
    .where(sql<boolean>`label ~ '[^A-Za-z0-9 ]|\\m(St|Ft|Mt)\\M'`)
    .execute();
  return rows.map(({ key }) => key);
}
