import { sql } from 'kysely';
import * as z from 'zod';
import type { Queryable } from '../../platform/database/database.ts';
import { decodeCursor, encodeCursor, toPage } from '../../platform/database/keyset-cursor.ts';
import { type JobCriteria, type SearchPosition, selectFoundJobs } from './found-jobs.queries.ts';
import { type JobRow, selectJobs } from './job-row.ts';

export interface JobPage {
  readonly rows: JobRow[];
  readonly nextCursor: string | null;
}

/** The sort values that a page continues from: featured first, then priority, then newest. */
const searchCursor = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.uuid()]);

/** One page of the active jobs that meet the criteria, in search order. */
export async function findActiveJobs(
  database: Queryable,
  criteria: JobCriteria,
  page: { limit: number; cursor?: string | undefined },
): Promise<JobPage> {
  const found = selectFoundJobs(database, criteria, {
    limit: page.limit + 1,
    after: page.cursor === undefined ? undefined : readCursor(page.cursor),
  });
  const rows = await selectJobs(database)
    .innerJoin(found.as('found'), 'found.id', 'jobs.id')
    .orderBy('found.placement', 'desc')
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute();
  return toPage(rows, page.limit, (row) =>
    encodeCursor([row.placement, row.published_at.toISOString(), row.id]),
  );
}

function readCursor(cursor: string): SearchPosition {
  const [placement, publishedAt, id] = decodeCursor(cursor, searchCursor);
  return { placement, publishedAt: new Date(publishedAt), id };
}

/** Known words similar to a misspelled one, most similar first. */
export async function findWordsLike(database: Queryable, word: string): Promise<string[]> {
  const rows = await database
    .selectFrom('job_words')
    .select('word')
    .where(sql<boolean>`word % ${word}`)
    .orderBy(sql`similarity(word, ${word})`, 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => row.word);
}

/** Finds a job that everyone may read. */
export async function findPublicJob(
  database: Queryable,
  jobId: string,
): Promise<JobRow | undefined> {
  const row = await findJob(database, jobId);
  return row?.hidden === false ? row : undefined;
}

/** Finds a job, public or not, unless its company has left. */
export function findJob(database: Queryable, jobId: string): Promise<JobRow | undefined> {
  return selectJobs(database)
    .where('jobs.id', '=', jobId)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}
