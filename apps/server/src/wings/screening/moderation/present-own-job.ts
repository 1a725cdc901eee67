import type { Job } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { type JobRow, presentWholeJob } from '../../jobs/index.ts';
import { explainHold } from './explain-hold.ts';
import { findHolds } from './holds.queries.ts';

/** Jobs as their employer reads them: with their moderation, and why they are held. */
export async function presentOwnJobs(database: Queryable, rows: readonly JobRow[]): Promise<Job[]> {
  const held = rows.filter(({ moderation }) => moderation === 'held').map(({ id }) => id);
  const holds = held.length === 0 ? undefined : await findHolds(database, 'job', held);
  const reasonsOf = (id: string) => {
    const hold = holds?.get(id);
    return hold?.held_since ? explainHold(hold) : [];
  };
  return rows.map((row) => ({
    ...presentWholeJob(row),
    moderation: row.moderation,
    moderationReasons: reasonsOf(row.id),
  }));
}

/** The same for one job. */
export async function presentOwnJob(database: Queryable, row: JobRow): Promise<Job> {
  const [job] = await presentOwnJobs(database, [row]);
  return job ?? presentWholeJob(row);
}
