import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { areasAround, type Point } from './areas-around.ts';

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

/**
 * The places within so many miles of a point that have a public job. Searches then walk an index for each of these
 * alone, of the many that lie around a city.
 */
export function findMilesAround(
  database: Queryable,
  point: Point,
  miles: number,
): Promise<(Point & { id: string; miles: number })[]> {
  return selectPlacesWithin(database, point, miles)
    .select(['id', 'latitude', 'longitude'])
    .where((place) =>
      place.exists(
        place
          .selectFrom('jobs')
          .select('jobs.id')
          .whereRef('jobs.place_id', '=', 'places.id')
          .where('jobs.status', '=', 'Active')
          .where('jobs.hidden', '=', false),
      ),
    )
    .execute();
}

/** No more than a degree of latitude has. */
const MILES_PER_DEGREE = 69;

function distanceTo({ latitude, longitude }: Point) {
  return sql<number>`miles_between(latitude, longitude, ${latitude}, ${longitude})`;
}

function selectPlacesWithin(database: Queryable, point: Point, miles: number) {
  const { latitude } = point;
  const distance = distanceTo(point);
  return (
    database
      .selectFrom('places')
      .select(distance.as('miles'))
      .where('area', 'in', areasAround(point, miles))
      // Spares most of them the formula.
      .where('latitude', '>=', latitude - miles / MILES_PER_DEGREE)
      .where('latitude', '<=', latitude + miles / MILES_PER_DEGREE)
      .where(distance, '<=', miles)
  );
}

export function findPlace(database: Queryable, id: string): Promise<Point | undefined> {
  return database
    .selectFrom('places')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst();
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
