import { type RawBuilder, sql } from 'kysely';
import type { Surroundings } from '../../jobs/index.ts';

/** Farther away than this, a job is no suggestion. */
export const NEARBY_MILES = 25;
/** The newest jobs that are compared of each place nearby, of a city without a place, and of those done from anywhere. */
const COMPARED = { ofPlace: 150, ofCity: 600, remote: 300 } as const;

/** Around what jobs are suggested. */
export interface Vicinity {
  readonly around: Surroundings | undefined;
  readonly city: string;
  readonly state: string;
}

/**
 * The newest public jobs of a vicinity and the newest remote ones: a bounded number of rows, all of whose columns are
 * read from the indexes of searches, however many jobs there are.
 */
export function selectNearbyJobs({ around, city, state }: Vicinity): RawBuilder<unknown> {
  const columns = sql`id, type, location_type, industry, hourly_max, published_at`;
  const newest = sql`order by published_at desc, id desc`;
  const remote = sql`
    (select ${columns}, null::float8 as miles from jobs
      where status = 'Active' and not hidden and location_type = 'Remote' ${newest} limit ${COMPARED.remote})`;
  if (!around) {
    return sql`
      (select ${columns}, null::float8 as miles from jobs
        where status = 'Active' and not hidden and lower(city) = lower(${city}) and state = ${state}
          and location_type <> 'Remote' ${newest} limit ${COMPARED.ofCity})
      union all ${remote}`;
  }
  const [ids, miles] = [[...around.milesTo.keys()], [...around.milesTo.values()]];
  return sql`
    (select job.*, around.miles
      from unnest(${ids}::text[], ${miles}::float8[]) as around (place_id, miles)
      cross join lateral (
        select ${columns} from jobs
        where status = 'Active' and not hidden and place_id = around.place_id ${newest} limit ${COMPARED.ofPlace}
      ) as job)
    union all ${remote}`;
}
