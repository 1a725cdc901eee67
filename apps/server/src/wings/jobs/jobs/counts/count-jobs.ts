import type { Queryable } from '../../../../platform/database/database.ts';
import type { JobCriteria } from '../job-criteria.queries.ts';
import { COUNTED_MAX, selectTotal } from './counted-jobs.queries.ts';
import { isKept, sumKeptCounts } from './kept-counts.queries.ts';

/** How many jobs a search has. */
export interface JobTotal {
  readonly jobs: number;
  /** Counting stopped there: there are more. */
  readonly isLimited: boolean;
  /** Those that are remote, of a search around a place whose jobs are all counted. */
  readonly remote?: number;
}

/** Counts the jobs that meet the criteria: exactly where counts are kept, else up to `COUNTED_MAX`. */
export async function countJobs(database: Queryable, criteria: JobCriteria): Promise<JobTotal> {
  if (isKept(criteria)) return { jobs: await sumKeptCounts(database, criteria), isLimited: false };
  const { total } = await selectTotal(database, criteria).executeTakeFirstOrThrow();
  return totalOf(total, criteria);
}

/** The total of jobs that were counted up to one more than `COUNTED_MAX`. */
export function totalOf(
  { jobs, remote }: { readonly jobs: number; readonly remote: number },
  { around }: JobCriteria,
): JobTotal {
  if (jobs > COUNTED_MAX) return { jobs: COUNTED_MAX, isLimited: true };
  return { jobs, isLimited: false, ...(around && { remote }) };
}

/** The jobs that a wage filter leaves out because their pay is not by the hour; undefined without one. */
export async function countUnpriced(
  database: Queryable,
  criteria: JobCriteria,
): Promise<number | undefined> {
  const { minWage, maxWage, isUnpriced = false, ...others } = criteria;
  if (isUnpriced || (minWage === undefined && maxWage === undefined)) return undefined;
  return (await countJobs(database, { ...others, isUnpriced: true })).jobs;
}
