import type { SearchSort } from '@nextshift/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  candidates,
  eachPlace,
  type JobCriteria,
  matchesWord,
  SCANNED_FIRST,
} from './job-criteria.queries.ts';
import type { SearchStart, StreamPosition } from './search-cursor.ts';
import { placeInTurn, searchOrders, type SearchStream } from './search-orders.queries.ts';

interface FoundPage {
  readonly sort: SearchSort;
  readonly limit: number;
  readonly start: SearchStart;
}

/** The next jobs of one stream of an order. */
interface NextOfStream extends SearchStream {
  readonly limit: number;
  readonly after: StreamPosition | null;
}

/**
 * Selects the first active jobs that meet the criteria, by id and position. The indexes cover every
 * column compared here, so that other jobs' rows are never read; see bench/plans.
 */
export function selectFoundJobs(database: Queryable, criteria: JobCriteria, page: FoundPage) {
  const { limit, start } = page;
  const streams: readonly SearchStream[] = searchOrders[page.sort];
  const [first, second] = streams.map((stream, index) => {
    const next = { ...stream, limit, after: start.after[index] ?? null };
    const found = selectFoundInStream(database, criteria, next).as('found');
    const number = sql<number>`row_number() over (
      order by found.rank desc, found.published_at desc, found.id desc)`;
    const turn = { stream: index, streams: streams.length, place: start.place };
    return database
      .selectFrom(found)
      .select(['found.id', 'found.rank', 'found.published_at'])
      .select(sql<number>`${index}::int`.as('stream'))
      .select(placeInTurn(turn, number).as('turn'));
  });
  if (!first) throw new Error('An order of search has a stream.');
  const all = second ? first.unionAll(second) : first;
  return all.orderBy('turn').limit(sql.lit(limit));
}

function selectFoundInStream(database: Queryable, criteria: JobCriteria, next: NextOfStream) {
  const { words = [] } = criteria;
  return words.length > 0
    ? selectFoundByWords(database, criteria, next)
    : selectFirst(database, criteria, next, next.limit);
}

/**
 * Frequent words are found among the first jobs, rare ones by the word index. All jobs of the place
 * with the word, then few, are collected only if the first jobs do not fill the page and more
 * follow. That index includes the filters; of wages, only whether there is an hourly one.
 */
function selectFoundByWords(database: Queryable, criteria: JobCriteria, next: NextOfStream) {
  const { words = [] } = criteria;
  return database
    .with(
      (cte) => cte('head').materialized(),
      () => selectFirst(database, criteria, next, SCANNED_FIRST),
    )
    .with(
      (cte) => cte('first').materialized(),
      (query) => {
        let first = query
          .selectFrom('head')
          .innerJoin('jobs', 'jobs.id', 'head.id')
          .select(['head.id', 'head.rank', 'head.published_at']);
        for (const spellings of words) first = first.where(matchesWord(spellings));
        return first.orderBy(orderOf(next)).limit(sql.lit(next.limit));
      },
    )
    .with(
      (cte) => cte('rest').materialized(),
      () => {
        const isNeeded = sql<boolean>`(select count(*) from first) < ${next.limit}
            and (select count(*) from head) = ${SCANNED_FIRST}`;
        return selectEach(database, criteria, next, (jobs) => {
          let rest = jobs.where(isNeeded);
          for (const spellings of words) rest = rest.where(matchesWord(spellings));
          return rest;
        });
      },
    )
    .with('met', (query) =>
      query
        .selectFrom('first')
        .select(['id', 'rank', 'published_at'])
        .union(query.selectFrom('rest').select(['id', 'rank', 'published_at'])),
    )
    .selectFrom('met')
    .select(['id', 'rank', 'published_at'])
    .orderBy(orderOf(next))
    .limit(sql.lit(next.limit));
}

/** Selects all active jobs that meet the criteria, in no order: for alerts. */
export function selectMatchingJobs(database: Queryable, criteria: JobCriteria) {
  const { around, words = [] } = criteria;
  let query = selectCandidates(database, criteria, {});
  if (around) {
    const ids = [...around.milesTo.keys()];
    query = query.where(
      sql<boolean>`(jobs.place_id = any(${ids}::text[]) or jobs.location_type = 'Remote')`,
    );
  }
  for (const spellings of words) query = query.where(matchesWord(spellings));
  return query;
}

/** The first jobs of a stream that meet all criteria but the words. */
function selectFirst(
  database: Queryable,
  criteria: JobCriteria,
  next: NextOfStream,
  limit: number,
) {
  const first = selectEach(database, criteria, next, (jobs) =>
    inOrder(jobs, next).limit(sql.lit(limit)),
  );
  if (!criteria.around) return first;
  return database
    .selectFrom(first.as('first_of_each'))
    .select(['id', 'rank', 'published_at'])
    .orderBy(orderOf(next))
    .limit(sql.lit(limit));
}

type Candidates = ReturnType<typeof selectCandidates>;

/** Selects jobs of a stream, around a place those of each place. */
function selectEach(
  database: Queryable,
  criteria: JobCriteria,
  next: NextOfStream,
  select: (jobs: Candidates) => Candidates,
) {
  const jobs = selectCandidates(database, criteria, next);
  const { rank, after } = next;
  // Says of a place as a whole whether the page is past it.
  const isLeft = rank && after ? sql<boolean>`${rank.of} <= ${after.rank}::float8` : null;
  const left = criteria.around && isLeft ? jobs.where(isLeft) : jobs;
  return eachPlace(database, criteria, left, select);
}

/** Jobs of a stream that meet all criteria but the words. */
function selectCandidates(database: Queryable, criteria: JobCriteria, next: Partial<NextOfStream>) {
  const { rank, after } = next;
  const query = candidates(database, criteria, next).select([
    'jobs.id',
    (rank?.of ?? sql<number>`0`).as('rank'),
    'jobs.published_at',
  ]);
  if (!after) return query;
  const { publishedAt, id } = after;
  return query.where(
    rank
      ? sql<boolean>`(${rank.of}, jobs.published_at, jobs.id) < (${after.rank}, ${publishedAt}, ${id}::uuid)`
      : sql<boolean>`(jobs.published_at, jobs.id) < (${publishedAt}, ${id}::uuid)`,
  );
}

/** Without a rank, which all share, PostgreSQL knows jobs that come in this order and stops when there are enough. */
function orderOf({ rank }: Pick<NextOfStream, 'rank'>) {
  return rank ? sql`rank desc, published_at desc, id desc` : sql`published_at desc, id desc`;
}

function inOrder(query: ReturnType<typeof selectCandidates>, { rank }: NextOfStream) {
  const ranked = rank ? query.orderBy(rank.of, 'desc') : query;
  return ranked.orderBy('jobs.published_at', 'desc').orderBy('jobs.id', 'desc');
}
