import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '../../../platform/database/database.ts';
import { clearedSummaryColumns } from '../../jobs/index.ts';
import {
  encodeNewestCursor,
  isAfterNewestCursor,
  toPage,
} from '../../../platform/database/keyset-cursor.ts';
import { newId } from '../../../platform/database/new-id.ts';

function selectSavedJobs(database: Queryable) {
  return database
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .innerJoin('cleared_jobs', 'cleared_jobs.job_id', 'jobs.id')
    .innerJoin('employers', 'employers.id', 'jobs.employer_id')
    .innerJoin('job_applicant_counts', 'job_applicant_counts.job_id', 'jobs.id')
    .leftJoin('files as logo', (join) =>
      join.onRef('logo.id', '=', 'employers.logo_file_id').on('employers.suspended_at', 'is', null),
    )
    .select([
      'saved_jobs.id',
      'saved_jobs.job_id',
      'saved_jobs.seeker_id',
      'saved_jobs.created_at',
      ...clearedSummaryColumns,
    ]);
}

export type SavedJobRow = Awaited<
  ReturnType<ReturnType<typeof selectSavedJobs>['executeTakeFirstOrThrow']>
>;

export async function findSavedJobs(
  database: Queryable,
  seekerId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ rows: SavedJobRow[]; nextCursor: string | null }> {
  let query = selectSavedJobs(database).where('saved_jobs.seeker_id', '=', seekerId);
  if (page.cursor !== undefined) {
    query = query.where(isAfterNewestCursor('saved_jobs', page.cursor));
  }
  const rows = await query
    .orderBy('saved_jobs.created_at', 'desc')
    .orderBy('saved_jobs.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, encodeNewestCursor);
}

export async function countSavedJobs(database: Queryable, seekerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('saved_jobs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('seeker_id', '=', seekerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listSavedJobIds(database: Queryable, seekerId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('seeker_id', '=', seekerId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.job_id);
}

/** Saves a job; `isNew` is false when it was saved before, which leaves the row unchanged. */
export async function upsertSavedJob(
  transaction: DatabaseTransaction,
  saved: { seekerId: string; jobId: string; now: Date },
): Promise<{ row: SavedJobRow; isNew: boolean }> {
  // Before the seeker, to whom the new row refers first.
  await transaction
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', saved.jobId)
    .forKeyShare()
    .execute();
  const upserted = await transaction
    .insertInto('saved_jobs')
    .values({
      id: newId(),
      seeker_id: saved.seekerId,
      job_id: saved.jobId,
      created_at: saved.now,
    })
    // A no-op update locks the row until it has been read.
    .onConflict((conflict) =>
      conflict
        .constraint('saved_jobs_once')
        .doUpdateSet((set) => ({ job_id: set.ref('excluded.job_id') })),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
  const row = await selectSavedJobs(transaction)
    .where('saved_jobs.id', '=', upserted.id)
    .executeTakeFirstOrThrow();
  return { row, isNew: upserted.is_new };
}

export async function deleteSavedJob(
  database: Queryable,
  saved: { seekerId: string; jobId: string },
): Promise<void> {
  await database
    .deleteFrom('saved_jobs')
    .where('seeker_id', '=', saved.seekerId)
    .where('job_id', '=', saved.jobId)
    .execute();
}
