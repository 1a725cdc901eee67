import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';

interface ComparablePay {
  readonly role: string;
  readonly jobs: number;
  readonly companies: number;
  /** The quartiles of the middles of their pay, in dollars an hour. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * The pay of the newest jobs of the same role in the same city whose employers state it by the hour, at most `limit`.
 * Undefined if there are none, or the title names no role.
 */
export async function findComparablePay(
  database: Queryable,
  { title, city, state }: { readonly title: string; readonly city: string; readonly state: string },
  limit: number,
): Promise<ComparablePay | undefined> {
  const { rows } = await sql<ComparablePay>`
    with compared as (
      select (hourly_min + hourly_max) / 2 as pay, employer_id
      from jobs
      where lower(city) = lower(${city}) and state = ${state} and job_role(title) = job_role(${title})
        and status = 'Active' and not hidden and hourly_max is not null
        and pay_frequency in ('Per Hour', 'One Time')
      order by published_at desc
      limit ${limit}
    )
    select
      job_role(${title}) as role,
      count(*)::int as jobs,
      count(distinct employer_id)::int as companies,
      percentile_cont(0.25) within group (order by pay) as lower,
      percentile_cont(0.75) within group (order by pay) as upper
    from compared
    having count(*) > 0`.execute(database);
  return rows[0];
}
