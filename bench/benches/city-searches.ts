import { encodeCursor } from '@nextshift/server/platform/database/keyset-cursor';
import { places } from '../board/places.ts';
import { makeSearch, type Search } from '../harness/search.ts';
import type { SearchedBoard } from '../harness/searched-board.ts';

/** The searches of a plain list: of every city its first page and the one after. */
export async function makeCitySearches(board: SearchedBoard): Promise<Search[]> {
  const searches: Search[] = [];
  for (const { city, state } of places) {
    const parameters = { searchLocation: `${city}, ${state}` };
    const first = await makeSearch('/jobs/searchjobs', parameters);
    const { rows } = await board.query(first.statement);
    // The extra row shows that there is a next page.
    const last = rows.at(-2);
    if (!last) throw new Error(`${city} has no second page.`);
    const publishedAt = (last.published_at as Date).toISOString();
    const cursor = encodeCursor([Number(last.placement), publishedAt, String(last.id)]);
    searches.push(first, await makeSearch('/jobs/searchjobs', { ...parameters, cursor }));
  }
  return searches;
}
