import { percentile } from '@nextshift/test-kit/numbers/percentile';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { measuredBoard, nameOfBoard } from '../harness/measured-board.ts';
import { measuredCities } from '../harness/measured-cities.ts';
import { openSearchedBoard, type SearchedBoard } from '../harness/searched-board.ts';

const ROUNDS = 10;
const WARM_ROUNDS = 3;
const GOAL = { atMost: 3 };

const PLAIN = 'plain city search';
/** What follows the place in the address. */
const kinds = {
  '1 mile': 'radius=1',
  '5 miles': 'radius=5',
  '25 miles': 'radius=25',
  '100 miles': 'radius=100',
  '25 miles, nearest first': 'radius=25&sort=distance',
  '25 miles, highest pay': 'radius=25&sort=pay',
  '25 miles, with filters': 'radius=25&type=Part-time&minWage=15',
} as const;

export const around: Bench = {
  name: 'around',
  title: 'Search around a place, compared with the plain search of a city',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const size = measuredBoard();
    const board = await openSearchedBoard(testbed, size);
    const near = await Promise.all(
      measuredCities.map(({ city, state }) => findPlace(board, city, state)),
    );
    const searches = new Map<string, { paths: string[]; times: number[] }>();
    const plain = measuredCities.map(({ city, state }) =>
      new URLSearchParams({ searchLocation: `${city}, ${state}` }).toString(),
    );
    searches.set(PLAIN, { paths: plain, times: [] });
    for (const [name, parameters] of Object.entries(kinds))
      searches.set(name, { paths: near.map((id) => `near=${id}&${parameters}`), times: [] });
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      for (const { paths, times } of searches.values()) {
        for (const path of paths) {
          const { ms } = await board.ask(`/jobs/filteredJobs?${path}`);
          if (round >= 0) times.push(ms);
        }
      }
    }
    const { times: baselines = [] } = searches.get(PLAIN) ?? {};
    searches.delete(PLAIN);
    const row = (what: string, times: readonly number[]) => ({
      what: `p95, ${what}`,
      unit: 'ms',
      figure: percentile(times, 0.95),
      baseline: percentile(baselines, 0.95),
      goal: GOAL,
    });
    return {
      measurements: [
        row(
          'all together',
          [...searches.values()].flatMap(({ times }) => times),
        ),
        ...[...searches].map(([name, { times }]) => row(name, times)),
      ],
      sizes: { board: nameOfBoard(size), places: measuredCities.length, rounds: ROUNDS },
    };
  },
};

async function findPlace(board: SearchedBoard, city: string, state: string): Promise<string> {
  const { rows } = await board.query({
    text: `select id from places where kind = 'city' and label = $1 and state = $2`,
    values: [city, state],
  });
  const id = rows[0]?.id;
  if (typeof id !== 'string') throw new Error(`The gazetteer has no ${city}, ${state}.`);
  return id;
}
