import type { SearchSort } from '@nextshift/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/database/database.ts';
import { candidates, type JobCriteria, matchesWord } from '../job-criteria.queries.ts';
import type { SearchStart } from '../search-cursor.ts';
import { orderOfHits, placeInTurn, type SearchStream } from '../search-orders.queries.ts';

/** Hits that are ranked as they come from the word index; more are found by the indexes of the order. */
export const RANKED_MAX = 1_000;

interface HitsPage {
  readonly sort: SearchSort;
  readonly limit: number;
  readonly start: SearchStart;
}

/**
 * Selects the next jobs with all words in one pass through the word index, with how many there are in all, and remote:
 * one more than `RANKED_MAX` at most, with which the order is not that of all. Jobs whose title is the very text of the
 * search come first.
 */
export function selectRankedHits(database: Queryable, criteria: JobCriteria, page: HitsPage) {
  const { sort, limit, start } = page;
  const streams: readonly SearchStream[] = orderOfHits(sort, criteria.title ?? '');
  return database
    .with(
      (cte) => cte('hit').materialized(),
      () => selectHits(database, criteria, streams),
    )
    .with('next', (query) =>
      query
        .selectFrom(
          query
            .selectFrom('hit')
            .select(['id', 'rank', 'published_at', 'stream'])
            .where(isAfter(start))
            // Too many are not ranked; one tells how many.
            .limit(sql<number | null>`(
              select case when count(*) > ${sql.lit(RANKED_MAX)} then 1 end from hit)`)
            .as('following'),
        )
        .select(['id', 'rank', 'published_at', 'stream'])
        .select(
          sql<number>`row_number() over (
            partition by stream order by rank desc, published_at desc, id desc)`.as('number'),
        ),
    )
    .selectFrom('next')
    .select(['id', 'rank', 'published_at', 'stream'])
    .select(
      perStream(streams, (_, stream) =>
        placeInTurn({ stream, streams: streams.length, place: start.place }, sql`number`),
      ).as('turn'),
    )
    .select([
      sql<number>`(select count(*) from hit)::int`.as('hits'),
      sql<number>`(select count(*) from hit where is_remote)::int`.as('remote_hits'),
    ])
    .orderBy('turn')
    .limit(sql.lit(limit));
}

function selectHits(database: Queryable, criteria: JobCriteria, streams: readonly SearchStream[]) {
  const { around, words = [] } = criteria;
  let hits = candidates(database, criteria).limit(sql.lit(RANKED_MAX + 1));
  for (const spellings of words) hits = hits.where(matchesWord(spellings));
  const selected = hits.select([
    'jobs.id',
    'jobs.published_at',
    sql<boolean>`jobs.location_type = 'Remote'`.as('is_remote'),
    streamOf(streams).as('stream'),
    perStream(streams, ({ rank }) => rank?.of ?? sql`0`, streamOf(streams)).as('rank'),
  ]);
  if (!around) return selected;
  // The word index is read for each place, and for remote jobs, which are at none.
  const [keys, miles] = [
    [...around.milesTo.keys(), 'Remote'],
    [...around.milesTo.values(), null],
  ];
  return database
    .selectFrom(
      sql<{
        key: string;
        miles: number | null;
      }>`unnest(${keys}::text[], ${miles}::float8[])`.as<'around'>(sql`around (key, miles)`),
    )
    .innerJoinLateral(
      selected
        .where(sql<boolean>`coalesce(jobs.place_id, jobs.location_type collate "C") = around.key`)
        .as('found'),
      (join) => join.onTrue(),
    )
    .selectAll('found')
    .limit(sql.lit(RANKED_MAX + 1));
}

/** The stream that a job belongs to. */
function streamOf(streams: readonly SearchStream[]): RawBuilder<number> {
  const [first] = streams;
  return first?.only ? sql`case when ${first.only} then 0 else 1 end` : sql`0`;
}

function perStream(
  streams: readonly SearchStream[],
  valueOf: (stream: SearchStream, index: number) => RawBuilder<number>,
  stream: RawBuilder<number> = sql`stream`,
): RawBuilder<number> {
  const [first, second] = streams.map(valueOf);
  if (!first) throw new Error('An order of search has a stream.');
  return second ? sql`case ${stream} when 0 then ${first} else ${second} end` : first;
}

/** Whether a hit comes after the last one listed of its stream. */
function isAfter({ after }: SearchStart): RawBuilder<boolean> {
  const conditions = after.flatMap((position, stream) => {
    if (!position) return [];
    const { rank, publishedAt, id } = position;
    return sql<boolean>`(stream <> ${stream}::int
      or (rank, published_at, id) < (${rank}::float8, ${publishedAt}::timestamptz, ${id}::uuid))`;
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
