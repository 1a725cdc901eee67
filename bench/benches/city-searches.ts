import { searchCursorAfter } from '@nextshift/server/wings/jobs/jobs/search-cursor';
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
    const page = rows.slice(0, -1) as unknown as Parameters<typeof searchCursorAfter>[0];
    if (page.length === 0) throw new Error(`${city} has no second page.`);
    const cursor = searchCursorAfter(page, 'relevance', { place: 0, after: [null, null] });
    searches.push(first, await makeSearch('/jobs/searchjobs', { ...parameters, cursor }));
  }
  return searches;
}
