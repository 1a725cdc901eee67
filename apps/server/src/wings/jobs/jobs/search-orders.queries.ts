import type { SearchSort } from '@nextshift/contract';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';

/** Jobs of a search in one order: by rank downwards, then from newest to oldest. */
export interface SearchStream {
  /** Which jobs it holds; all by default. */
  readonly only?: RawBuilder<boolean>;
  /** Without one, from newest to oldest only. */
  readonly rank?: {
    readonly of: RawBuilder<number>;
    /** The values that a cursor may name. */
    readonly values: z.ZodType<number>;
  };
}

/** A single stream, or featured jobs and the others, which take their turns. */
type SearchOrder = readonly [SearchStream] | readonly [SearchStream, SearchStream];

/** Each order walks an index of its own. */
export const searchOrders = {
  relevance: [
    { only: sql`jobs.placement = 2` },
    {
      only: sql`jobs.placement < 2`,
      rank: { of: sql`jobs.placement`, values: z.int().min(0).max(1) },
    },
  ],
  newest: [{}],
  // Jobs without an hourly wage come last.
  pay: [{ rank: { of: sql`coalesce(jobs.hourly_max, -1)`, values: z.number().min(-1).max(1e9) } }],
  'pay-with-tips': [
    { rank: { of: sql`coalesce(jobs.hourly_with_tips, -1)`, values: z.number().min(-1).max(1e9) } },
  ],
  // Remote jobs come last.
  distance: [
    { rank: { of: sql`coalesce(-around.miles, -1e9)`, values: z.number().min(-1e9).max(0) } },
  ],
} as const satisfies Record<SearchSort, SearchOrder>;

/**
 * The order of jobs that words are searched in: those whose title is the very text take their turns with featured ones,
 * and come before them.
 */
export function orderOfHits(sort: SearchSort, title: string): SearchOrder {
  if (sort !== 'relevance') return searchOrders[sort];
  const isTitled = sql<boolean>`lower(jobs.title) = lower(${title}::text)`;
  const [{ only }, others] = searchOrders.relevance;
  return [
    {
      only: sql`(${only} or ${isTitled})`,
      rank: { of: sql`(${isTitled})::int`, values: z.int().min(0).max(1) },
    },
    others,
  ];
}

/** How many places there are for each featured job. */
const PLACES_PER_FEATURED = 4;

/**
 * The place in a list, counted from 0, of the n-th next job of a stream: featured jobs take every fourth place,
 * the others those between. Places stay free where a stream has ended; the rest follows in the same order.
 * @param place how many jobs the pages before hold
 */
export function placeInTurn(
  { stream, streams, place }: { stream: number; streams: number; place: number },
  n: RawBuilder<number>,
): RawBuilder<number> {
  if (streams === 1) return n;
  const featuredBefore = Math.ceil(place / PLACES_PER_FEATURED);
  if (stream === 0) return sql`(${n} + ${featuredBefore - 1}::int) * ${PLACES_PER_FEATURED}::int`;
  const other = sql<number>`(${n} + ${place - featuredBefore - 1}::int)`;
  return sql`${other} + ${other} / ${PLACES_PER_FEATURED - 1}::int + 1`;
}
