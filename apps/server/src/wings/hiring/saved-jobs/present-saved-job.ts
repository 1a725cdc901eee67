import type { SavedJob } from '@nextshift/contract';
import { presentJobSummary } from '../../jobs/index.ts';
import type { SavedJobRow } from './saved-jobs.queries.ts';

export function presentSavedJob(row: SavedJobRow): SavedJob {
  return {
    id: row.id,
    jobId: row.job_id,
    userId: row.seeker_id,
    createdAt: row.created_at.toISOString(),
    job: presentJobSummary({ ...row, id: row.job_id }),
  };
}
