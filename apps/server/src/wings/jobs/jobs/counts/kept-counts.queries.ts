import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';
import { executePrepared } from '../../../../platform/database/prepared-statements.ts';
import {
  asksForCityOnly,
  asksWhen,
  conditionsOf,
  type JobCriteria,
} from '../job-criteria.queries.ts';

/** How many jobs there are of one kind of the filters. */
export interface KindCount {
  readonly type: string;
  readonly industry: string | null;
  readonly experience_level: string | null;
  readonly location_type: string;
  readonly jobs: number;
}

/** Whether the counts that triggers keep tell how many jobs meet the criteria. */
export function isKept(criteria: JobCriteria): boolean {
  const { words = [], postedSince, around } = criteria;
  const isNarrowed = words.length > 0 || postedSince !== undefined || around !== undefined;
  return !isNarrowed && !asksWhen(criteria);
}

/** The sum of the kept counts that meet the criteria. */
export async function sumKeptCounts(database: Queryable, criteria: JobCriteria): Promise<number> {
  const conditions = [sql<boolean>`active_jobs > 0`, ...conditionsOf(criteria)];
  const sum = sql<{ jobs: number }>`
    select coalesce(sum(active_jobs), 0) as jobs from ${sql.table(tableFor(criteria))}
    where ${sql.join(conditions, sql` and `)}`;
  const rows = asksForCityOnly(criteria)
    ? await executePrepared(database, { compile: () => sum.compile(database) })
    : (await sum.execute(database)).rows;
  return rows[0]?.jobs ?? 0;
}

/** The smaller table where it knows enough. */
function tableFor(criteria: JobCriteria): 'job_counts' | 'job_facets' {
  const { experienceLevels = [], locationTypes = [], age, minWage, maxWage, isUnpriced } = criteria;
  const isNarrowed = experienceLevels.length + locationTypes.length > 0 || isUnpriced;
  return isNarrowed || age !== undefined || minWage !== undefined || maxWage !== undefined
    ? 'job_facets'
    : 'job_counts';
}

/** The kept counts that meet the criteria, by kind. */
export async function listKeptCounts(
  database: Queryable,
  criteria: JobCriteria,
): Promise<KindCount[]> {
  const conditions = [sql<boolean>`active_jobs > 0`, ...conditionsOf(criteria)];
  const { rows } = await sql<KindCount>`
    select type, industry, experience_level, location_type, sum(active_jobs)::int as jobs
    from job_facets where ${sql.join(conditions, sql` and `)}
    group by type, industry, experience_level, location_type`.execute(database);
  return rows;
}
