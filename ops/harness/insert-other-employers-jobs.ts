import type pg from 'pg';
import { insertEmployers, insertJobs } from '@nextshift/test-kit/people/insert-people';

const JOBS = 60;

/** Jobs of other employers, to save and to view. */
export async function insertOtherEmployersJobs(database: pg.Client): Promise<void> {
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (employer) await insertJobs(database, employer, JOBS);
}
