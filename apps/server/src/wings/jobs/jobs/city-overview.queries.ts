import type { CityOverview } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { NamedCity } from './place/place-of-search.ts';

/** A city's active jobs, counted by type and by industry, most first; undefined without any. */
export async function findCityOverview(
  database: Queryable,
  { city, state }: NamedCity,
): Promise<CityOverview | undefined> {
  let query = database
    .selectFrom('job_counts')
    .where(sql`lower(city)`, '=', city)
    .where('active_jobs', '>', 0);
  if (state !== null) query = query.where('state', '=', state);
  const counts = await query.select(['city', 'state', 'type', 'industry', 'active_jobs']).execute();
  // A name that several states share means the city with the most jobs.
  const [most] = sumBy(counts, (count) => count.state);
  if (!most) return undefined;
  const here = counts.filter((count) => count.state === most.name);
  const [spelling] = sumBy(here, (count) => count.city);
  return {
    city: spelling?.name ?? city,
    state: most.name,
    activeJobs: most.activeJobs,
    types: sumBy(here, (count) => count.type).map(({ name, activeJobs }) => ({
      type: name,
      activeJobs,
    })),
    industries: sumBy(here, (count) => count.industry).flatMap(({ name, activeJobs }) =>
      name === null ? [] : [{ industry: name, activeJobs }],
    ),
  };
}

/** Counts jobs by name, most first, then by name. */
function sumBy<Count extends { readonly active_jobs: number }, Name extends string | null>(
  counts: readonly Count[],
  nameOf: (count: Count) => Name,
): { name: Name; activeJobs: number }[] {
  const sums = new Map<Name, number>();
  for (const count of counts) {
    const name = nameOf(count);
    sums.set(name, (sums.get(name) ?? 0) + count.active_jobs);
  }
  return [...sums]
    .map(([name, activeJobs]) => ({ name, activeJobs }))
    .toSorted((a, b) => b.activeJobs - a.activeJobs || ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
}
