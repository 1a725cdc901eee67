import type { Queryable } from '../../../../platform/database/database.ts';
import { findCityNamed, isSpelledOneWay } from '../../places/index.ts';
import { sumKeptCounts } from '../counts/kept-counts.queries.ts';
import type { JobCriteria } from '../job-criteria.queries.ts';

/**
 * The criteria with a city without jobs as the gazetteer spells it, `Winston-Salem` for `winston salem`; the same ones if it
 * is so already, or names no city.
 */
export async function withCityAsSpelled(
  database: Queryable,
  criteria: JobCriteria,
): Promise<JobCriteria> {
  const { city = null, state = null } = criteria.place ?? {};
  if (city === null || (await isSpelledOneWay(database, city))) return criteria;
  if ((await sumKeptCounts(database, { place: { city, state } })) > 0) return criteria;
  const spelled = (await findCityNamed(database, { city, state }))?.toLowerCase() ?? city;
  return spelled === city ? criteria : { ...criteria, place: { city: spelled, state } };
}
