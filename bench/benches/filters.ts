import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { places } from '../board/places.ts';
import type { Bench, Findings, Measurement } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { makeSearch, type Search } from '../harness/search.ts';
import { openSearchedBoard } from '../harness/searched-board.ts';
import { filterKinds } from './filter-kinds.ts';
import { savePlan } from './save-plan.ts';

const ROUNDS = 8;
const WARM_ROUNDS = 1;
/** Raleigh, which has a tenth of all jobs, and cities of the usual size. */
const CITIES = places.filter((_, index) => index % 10 === 0);
const GOAL = { atMost: 8 };

const PLAIN = 'plain city search';

interface Kind {
  readonly name: string;
  readonly searches: readonly Search[];
  readonly times: number[];
}

export const filters: Bench = {
  name: 'filters',
  title: 'Filters and words within a city, compared with its plain list',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const board = await openSearchedBoard(testbed, '1-million');
    const kinds = await Promise.all(
      Object.entries({ [PLAIN]: {}, ...filterKinds }).map(([name, parameters]) =>
        makeKind(name, parameters),
      ),
    );
    for (const { name, searches } of kinds) {
      const [inRaleigh] = searches;
      if (inRaleigh) await savePlan(board.database, name, inRaleigh.statement);
    }
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      for (const { searches, times } of kinds) {
        for (const { path } of searches) {
          const { ms } = await board.ask(path);
          if (round >= 0) times.push(ms);
        }
      }
    }
    const [plain, ...filtered] = kinds;
    const baseline = percentile(plain?.times ?? [], 0.95);
    const all = filtered.flatMap(({ times }) => times);
    const row = (what: string, times: readonly number[]): Measurement => ({
      what: `p95, ${what}`,
      unit: 'ms',
      figure: percentile(times, 0.95),
      baseline,
      goal: GOAL,
    });
    return {
      measurements: [
        row('all kinds together', all),
        ...filtered.map(({ name, times }) => row(name, times)),
      ],
      sizes: { cities: CITIES.length, rounds: ROUNDS, kinds: filtered.length },
    };
  },
};

async function makeKind(name: string, parameters: Readonly<Record<string, string>>): Promise<Kind> {
  const searches = await Promise.all(
    CITIES.map(({ city, state }) =>
      makeSearch('/jobs/filteredJobs', { searchLocation: `${city}, ${state}`, ...parameters }),
    ),
  );
  return { name, searches, times: [] };
}
