import { LIST_LIMIT_DEFAULT, type SearchSort } from '@nextshift/contract';
import { type Compilable, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  executePrepared,
  PreparedShapes,
  type Shape,
} from '../../../platform/database/prepared-statements.ts';
import { selectTotal } from './counts/counted-jobs.queries.ts';
import { selectFoundJobs } from './found-jobs.queries.ts';
import { asksForPlaceAndWords, type JobCriteria } from './job-criteria.queries.ts';
import { type JobRow, selectJobs } from './job-row.queries.ts';
import { RANKED_MAX, selectRankedHits } from './words/ranked-hits.queries.ts';
import { readSearchCursor, searchCursorAfter, type SearchStart } from './search-cursor.ts';

export interface JobPage {
  readonly rows: JobRow[];
  readonly nextCursor: string | null;
}

/** A page with how many jobs there are in all, up to many, and how many of them are remote; unknown without any job. */
export interface CountedPage extends JobPage {
  readonly counted: { readonly jobs: number; readonly remote: number } | undefined;
}

interface PageOfSearch {
  readonly sort?: SearchSort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of the active jobs that meet the criteria. */
export async function findActiveJobs(
  database: Queryable,
  criteria: JobCriteria,
  { sort = 'relevance', limit, cursor }: PageOfSearch,
): Promise<JobPage> {
  const start = readSearchCursor(cursor, sort);
  const page = { sort, limit: limit + 1, start };
  const select = (of: JobCriteria) => selectFoundRows(database, of, page);
  const list = { sort, limit, cursor, select, shapes: foundRows };
  const rows = await executeList(database, criteria, list);
  return pageOf(rows, { sort, limit, start });
}

/** The same around a place, with how many jobs there are. */
export async function findActiveJobsAround(
  database: Queryable,
  criteria: JobCriteria,
  { sort = 'relevance', limit, cursor }: PageOfSearch,
): Promise<CountedPage> {
  const start = readSearchCursor(cursor, sort);
  const page = { sort, limit: limit + 1, start };
  const select = (of: JobCriteria) =>
    selectFoundRows(database, of, page).select(selectTotal(database, of).as('counted'));
  const rows = await executeList(database, criteria, { sort, limit, cursor, select });
  return { ...pageOf(rows, { sort, limit, start }), counted: rows[0]?.counted ?? undefined };
}

/** The page with how many jobs have the words; null if they are too many to rank. */
export async function findRankedHits(
  database: Queryable,
  criteria: JobCriteria,
  { sort = 'relevance', limit, cursor }: PageOfSearch,
): Promise<CountedPage | null> {
  const start = readSearchCursor(cursor, sort);
  const page = { sort, limit: limit + 1, start };
  const select = (of: JobCriteria) => selectRankedRows(database, of, page);
  const list = { sort, limit, cursor, select, shapes: rankedRows };
  const rows = await executeList(database, criteria, list);
  const [first] = rows;
  if (first && first.hits > RANKED_MAX) return null;
  const counted = first && { jobs: first.hits, remote: first.remote_hits };
  return { ...pageOf(rows, { sort, limit, start }), counted };
}

type RowsPage = Parameters<typeof selectFoundJobs>[2];

function selectFoundRows(database: Queryable, criteria: JobCriteria, page: RowsPage) {
  return selectJobs(database)
    .innerJoin(selectFoundJobs(database, criteria, page).as('found'), 'found.id', 'jobs.id')
    .select(['found.rank', 'found.stream'])
    .orderBy('found.turn');
}

function selectRankedRows(database: Queryable, criteria: JobCriteria, page: RowsPage) {
  return selectJobs(database)
    .innerJoin(selectRankedHits(database, criteria, page).as('found'), 'found.id', 'jobs.id')
    .select(['found.rank', 'found.stream', 'found.hits', 'found.remote_hits'])
    .orderBy('found.turn');
}

type RowOf<Select extends (...of: never[]) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Select>['execute']>
>[number];

const foundRows = new PreparedShapes<RowOf<typeof selectFoundRows>>();
const rankedRows = new PreparedShapes<RowOf<typeof selectRankedRows>>();

interface List<Row> {
  readonly sort: SearchSort;
  readonly limit: number;
  readonly cursor: string | undefined;
  readonly select: (criteria: JobCriteria) => Compilable<Row> & { execute: () => Promise<Row[]> };
  /** The first pages in a city or a state; of other lists none are kept. */
  readonly shapes?: PreparedShapes<Row>;
}

/** Prepares the lists of few texts; each size of a page and each set of filters is a text of its own. */
function executeList<Row>(database: Queryable, criteria: JobCriteria, list: List<Row>) {
  const { limit, cursor, select, shapes } = list;
  if (limit !== LIST_LIMIT_DEFAULT || !asksForPlaceAndWords(criteria))
    return select(criteria).execute();
  if (!shapes || cursor !== undefined || criteria.around)
    return executePrepared(database, select(criteria));
  return shapes.execute(database, shapeOf(criteria, list));
}

/** The first page in a city or a state: one statement for all of them, and for all words. */
function shapeOf<Row>(criteria: JobCriteria, { sort, select }: List<Row>): Shape<Row> {
  const { place, words = [], title = '' } = criteria;
  const named = { city: place?.city ?? null, state: place?.state ?? null };
  return {
    name: [sort, words.length, named.city !== null, named.state !== null].join(' '),
    values: [named.city ?? '', named.state ?? '', title, ...words.flat()],
    build: ([city = '', state = '', text = '', ...others]) => {
      const inPlace = { city: named.city && city, state: named.state && state };
      return select({
        ...criteria,
        place: place && inPlace,
        title: text,
        words: others.map((word) => [word]),
      });
    },
  };
}

function pageOf(
  rows: readonly (JobRow & { readonly rank: number; readonly stream: number })[],
  { sort, limit, start }: { sort: SearchSort; limit: number; start: SearchStart },
): JobPage {
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
