import type { Job } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { findNewestJobs } from './newest-jobs.queries.ts';
import { cityOfName } from './place/place-of-search.ts';
import { presentJob } from './present-job.ts';

/** Jobs in a feed. */
const NEWEST_JOBS = 50;

/** The newest jobs of a city, which is named as in a search. */
export async function listNewestJobs(database: Queryable, city: string): Promise<Job[]> {
  const rows = await findNewestJobs(database, cityOfName(city), NEWEST_JOBS);
  return rows.map(presentJob);
}
