import { type SearchSort } from '@nextshift/contract';
import * as z from 'zod';
import { decodeCursor, encodeCursor } from '../../../platform/database/keyset-cursor.ts';
import { orderOfHits, searchOrders, type SearchStream } from './search-orders.queries.ts';

/** The sort values of a job in its stream; see search-orders.ts. */
export interface StreamPosition {
  readonly rank: number;
  readonly publishedAt: Date;
  readonly id: string;
}

/** Where a page of a search begins. */
export interface SearchStart {
  /** How many jobs the pages before hold. */
  readonly place: number;
  /** The last job listed of each stream of the order; null if there is none yet. */
  readonly after: readonly (StreamPosition | null)[];
}

type StoredPosition = readonly [rank: number, publishedAt: string, id: string] | null;

/** The order, the place, and the position in each stream. */
function shapeOf(sort: SearchSort) {
  const streams: readonly SearchStream[] = orderOfHits(sort, '');
  const [first, ...others] = streams.map(({ rank }) =>
    z.tuple([rank?.values ?? z.literal(0), z.iso.datetime(), z.uuid()]).nullable(),
  );
  if (!first) throw new Error('An order of search has a stream.');
  return z.tuple([z.literal(sort), z.int().min(0).max(1_000_000_000), z.tuple([first, ...others])]);
}

/** @throws {AppError} validation_failed for a cursor of another order */
export function readSearchCursor(cursor: string | undefined, sort: SearchSort): SearchStart {
  if (cursor === undefined) return { place: 0, after: searchOrders[sort].map(() => null) };
  const [, place, positions] = decodeCursor(cursor, shapeOf(sort));
  return {
    place,
    after: positions.map((read: StoredPosition) =>
      read === null ? null : { rank: read[0], publishedAt: new Date(read[1]), id: read[2] },
    ),
  };
}

interface ListedJob {
  readonly id: string;
  readonly published_at: Date;
  readonly stream: number;
  readonly rank: number;
}

/** The cursor after a page that began there. */
export function searchCursorAfter(
  page: readonly ListedJob[],
  sort: SearchSort,
  start: SearchStart,
): string {
  const positions = start.after.map((before, stream) => {
    const last = page.findLast((job) => job.stream === stream);
    if (last) return [last.rank, last.published_at.toISOString(), last.id];
    return before && [before.rank, before.publishedAt.toISOString(), before.id];
  });
  return encodeCursor([sort, start.place + page.length, positions]);
}
