import type { CityOverview } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database.ts';
import type { SearchPlace } from './place-of-search.ts';

/** A city's active jobs, counted by type and by industry, most first; undefined where there are none. */
export async function findCityOverview(
  database: Queryable,
  { city, state }: SearchPlace,
): Promise<CityOverview | undefined> {
  let query = database
    .selectFrom('jobs')
    .where(sql`lower(city)`, '=', city)
    .where('status', '=', 'Active');
  if (state !== null) query = query.where('state', '=', state);
  const named = await query
    .select((select) => [
      sql<string>`mode() within group (order by city)`.as('city'),
      'state',
      select.fn.countAll<number>().as('activeJobs'),
    ])
    .groupBy('state')
    .orderBy('activeJobs', 'desc')
    .executeTakeFirst();
  if (!named) return undefined;
  // A name that two states share means the one with more jobs.
  const here = query.where('state', '=', named.state);
  const [types, industries] = await Promise.all([
    here
      .select((select) => ['type', select.fn.countAll<number>().as('activeJobs')])
      .groupBy('type')
      .orderBy('activeJobs', 'desc')
      .orderBy('type')
      .execute(),
    here
      .select((select) => ['industry', select.fn.countAll<number>().as('activeJobs')])
      .where('industry', 'is not', null)
      .groupBy('industry')
      .orderBy('activeJobs', 'desc')
      .orderBy('industry')
      .execute(),
  ]);
  return {
    ...named,
    types,
    industries: industries.flatMap(({ industry, activeJobs }) =>
      industry === null ? [] : [{ industry, activeJobs }],
    ),
  };
}
