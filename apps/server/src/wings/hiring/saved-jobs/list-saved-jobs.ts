import type { SavedJob } from '@nextshift/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { presentSavedJob } from './present-saved-job.ts';
import { findSavedJobs } from './saved-jobs.queries.ts';

/** A page of a seeker's saved jobs, newest first. */
export async function listSavedJobs(
  database: Queryable,
  seekerId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: SavedJob[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await findSavedJobs(database, seekerId, page);
  return { rows: rows.map(presentSavedJob), nextCursor };
}
