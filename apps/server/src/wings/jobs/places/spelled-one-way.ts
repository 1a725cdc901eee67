import type { Queryable } from '../../../platform/database/database.ts';
import { listKeysOfSignedCities } from './places.queries.ts';

/** A key by itself: the words that keys write out are none of it. */
const PLAIN = /^(?!.*\b(?:st|ft|mt)\b)[a-z0-9]+(?: [a-z0-9]+)*$/;

/** By database: a request for them that other searches share, kept once the gazetteer is loaded. */
const signedCities = new WeakMap<Queryable, Promise<ReadonlySet<string>>>();

/**
 * Whether the gazetteer can only spell a city in lower case as it is written: the name is plain, and so is that of every
 * city of this name.
 */
export async function isSpelledOneWay(database: Queryable, city: string): Promise<boolean> {
  if (!PLAIN.test(city)) return false;
  const listing = signedCities.get(database) ?? listSignedCities(database);
  return !(await listing).has(city);
}

function listSignedCities(database: Queryable): Promise<ReadonlySet<string>> {
  const listing = listKeysOfSignedCities(database).then((keys) => {
    if (keys.length === 0) signedCities.delete(database);
    return new Set(keys);
  });
  signedCities.set(database, listing);
  listing.catch(() => signedCities.delete(database));
  return listing;
}
