import { LIST_LIMIT_DEFAULT, type SearchSort } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { executePrepared } from '../../../platform/database/prepared-statements.ts';
import { selectFoundJobs } from './found-jobs.queries.ts';
import { asksForCityOnly, type JobCriteria } from './job-criteria.queries.ts';
import { type JobRow, selectJobs } from './job-row.queries.ts';
import { readSearchCursor, searchCursorAfter } from './search-cursor.ts';

export interface JobPage {
  readonly rows: JobRow[];
  readonly nextCursor: string | null;
}

/** One page of the active jobs that meet the criteria. */
export async function findActiveJobs(
  database: Queryable,
  criteria: JobCriteria,
  page: { sort?: SearchSort; limit: number; cursor?: string | undefined },
): Promise<JobPage> {
  const { sort = 'relevance', limit } = page;
  const start = readSearchCursor(page.cursor, sort);
  const found = selectFoundJobs(database, criteria, { sort, limit: limit + 1, start });
  const query = selectJobs(database)
    .innerJoin(found.as('found'), 'found.id', 'jobs.id')
    .select(['found.rank', 'found.stream'])
    .orderBy('found.turn');
  const isPrepared = asksForCityOnly(criteria) && limit === LIST_LIMIT_DEFAULT;
  const rows = isPrepared ? await executePrepared(database, query) : await query.execute();
  const listed = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return { rows: listed, nextCursor: hasMore ? searchCursorAfter(listed, sort, start) : null };
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

/** Jobs in the order of their ids; those that do not exist are left out. */
export async function findJobsById(database: Queryable, ids: readonly string[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectJobs(database).where('jobs.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Finds a job, public or not, unless its company has left. */
export function findJob(database: Queryable, jobId: string): Promise<JobRow | undefined> {
  return selectJobs(database)
    .where('jobs.id', '=', jobId)
    .where('employers.deleted_at', 'is', null)
    .executeTakeFirst();
}
