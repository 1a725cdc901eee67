import { sql } from 'kysely';
import * as z from 'zod';
import type { Queryable } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../../platform/database/keyset-cursor.ts';
import { isPublicJob, selectJobs } from './job-row.queries.ts';
import type { JobPage } from './jobs.queries.ts';

/** Publishing time and id of the last job on the page. */
const publishedCursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** One page of a company's active jobs, the last published first; a repost counts as published. */
export async function findActiveJobsOf(
  database: Queryable,
  employerId: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<JobPage> {
  let query = selectJobs(database).where('jobs.employer_id', '=', employerId).where(isPublicJob);
  if (page.cursor !== undefined) {
    const [publishedAt, id] = decodeCursor(page.cursor, publishedCursor);
    query = query.where(
      sql<boolean>`(jobs.published_at, jobs.id) < (${new Date(publishedAt)}, ${id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy('jobs.published_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return toPage(rows, page.limit, (row) => encodeCursor([row.published_at.toISOString(), row.id]));
}

/** Whether there is a company that everyone may read. */
export async function isCompany(database: Queryable, employerId: string): Promise<boolean> {
  const row = await database
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
