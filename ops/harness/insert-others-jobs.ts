import type pg from 'pg';
import { insertEmployers, insertJobs } from '../../proof/harness/board/insert-people.ts';

const JOBS = 60;

/** Jobs of somebody else, as any board has them: for saving, and for looking at. */
export async function insertOthersJobs(database: pg.Client): Promise<void> {
  const [employer] = await insertEmployers(database, 1, 'corporate');
  if (employer) await insertJobs(database, employer, JOBS);
}
