import { LIST_LIMIT_DEFAULT } from '@nextshift/contract';
import * as z from 'zod';

/** Words and miles of an ordinary search. */
const WORDS = 4;
const MILES = 25;

/** What makes a list expensive, of those that take it. */
const expensive = z.object({
  limit: z.number().default(LIST_LIMIT_DEFAULT),
  searchQuery: z.string().default(''),
  radius: z.number().default(MILES),
  sort: z.string().default('relevance'),
});

/**
 * What a read costs: 1 for an ordinary page of a list and for anything that is no list, more for more rows, words and
 * miles, and for sorting by distance.
 * @see docs/decisions/140-count-what-requests-cost.md
 */
export function costOfRead(query: unknown): number {
  const { data } = expensive.safeParse(query ?? {});
  if (!data) return 1;
  const words = data.searchQuery.split(/\s+/).length;
  return (
    Math.ceil(data.limit / LIST_LIMIT_DEFAULT) +
    Math.ceil(Math.max(0, words - WORDS) / WORDS) +
    (data.radius > MILES ? 1 : 0) +
    (data.sort === 'distance' ? 1 : 0)
  );
}
