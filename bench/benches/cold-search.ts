import { percentile } from '@nextshift/test-kit/numbers/percentile';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { type Search, makeSearch } from '../harness/search.ts';
import { openSearchedBoard, type SearchedBoard } from '../harness/searched-board.ts';
import { searchCursorAfter } from '@nextshift/server/wings/jobs/jobs/search-cursor';
import { places } from '../board/places.ts';

const ROUNDS = 30;
/** V8 optimizes hot code over some thousand searches. */
const WARM_ROUNDS = 15;

/** Milliseconds of each search, by who was asked. */
interface Times {
  readonly server: number[];
  readonly database: number[];
  readonly smallServer: number[];
}

export const coldSearch: Bench = {
  name: 'cold-search',
  title: 'Uncached search of a city, compared with its bare SQL and with a small board',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const large = await openSearchedBoard(testbed, '1-million');
    const small = await openSearchedBoard(testbed, '10-thousand');
    const searches = await makeCitySearches(large);
    const smallSearches = await makeCitySearches(small);
    await requireSameRows(large, searches);
    const times: Times = { server: [], database: [], smallServer: [] };
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      const taken = await takeTurns({ large, small }, searches, smallSearches);
      if (round < 0) continue;
      for (const key of ['server', 'database', 'smallServer'] as const)
        times[key].push(...taken[key]);
    }
    const p = (key: keyof Times, share: number) => percentile(times[key], share);
    return {
      measurements: [
        {
          what: 'p50 at 1 million jobs, against the bare SQL through pg',
          unit: 'ms',
          figure: p('server', 0.5),
          baseline: p('database', 0.5),
          goal: { atMost: 1.6 },
        },
        {
          what: 'p50 at 1 million jobs, against 10 thousand',
          unit: 'ms',
          figure: p('server', 0.5),
          baseline: p('smallServer', 0.5),
          goal: { atMost: 1.5 },
        },
        {
          what: 'p95 at 1 million jobs, against the bare SQL through pg',
          unit: 'ms',
          figure: p('server', 0.95),
          baseline: p('database', 0.95),
        },
      ],
      sizes: {
        'searches a round': searches.length,
        rounds: ROUNDS,
        'rounds before': WARM_ROUNDS,
        'jobs a page': 24,
      },
    };
  },
};

async function takeTurns(
  { large, small }: { readonly large: SearchedBoard; readonly small: SearchedBoard },
  searches: readonly Search[],
  smallSearches: readonly Search[],
): Promise<Times> {
  const times: Times = { server: [], database: [], smallServer: [] };
  for (const [index, search] of searches.entries()) {
    times.server.push((await large.ask(search.path)).ms);
    times.database.push((await large.query(search.statement)).ms);
    const smallSearch = smallSearches[index];
    if (smallSearch) times.smallServer.push((await small.ask(smallSearch.path)).ms);
  }
  return times;
}

/** The baseline must return the same. */
async function requireSameRows(board: SearchedBoard, searches: readonly Search[]): Promise<void> {
  for (const { path, statement } of searches) {
    const { bytes } = await board.ask(path);
    const jobs = JSON.parse(bytes.toString('utf8')) as { id: string }[];
    const { rows } = await board.query(statement);
    const same = jobs.every(({ id }, index) => id === rows[index]?.id);
    if (!same || jobs.length === 0)
      throw new Error(`${path} and its statement return different jobs.`);
  }
}

/** The searches of a plain list: of every city its first page and the one after. */
async function makeCitySearches(board: SearchedBoard): Promise<Search[]> {
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
