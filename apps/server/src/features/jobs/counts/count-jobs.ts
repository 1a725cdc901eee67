import type { Queryable } from '../../../platform/database/database.ts';
import type { JobCriteria } from '../job-criteria.ts';
import { COUNTED_MAX, countByKind } from './counted-jobs.queries.ts';
import { isKept, sumKeptCounts } from './kept-counts.queries.ts';

/** How many jobs a search has. */
export interface JobTotal {
  readonly jobs: number;
  /** Counting stopped there: there are more. */
  readonly isLimited: boolean;
}

/** Counts the jobs that meet the criteria: exactly where counts are kept, else up to `COUNTED_MAX`. */
export async function countJobs(database: Queryable, criteria: JobCriteria): Promise<JobTotal> {
  if (isKept(criteria)) return { jobs: await sumKeptCounts(database, criteria), isLimited: false };
  const kinds = await countByKind(database, criteria);
  const jobs = kinds.reduce((sum, kind) => sum + kind.jobs, 0);
  return { jobs: Math.min(jobs, COUNTED_MAX), isLimited: jobs > COUNTED_MAX };
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
