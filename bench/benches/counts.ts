import { filteredJobsQuery } from '@nextshift/contract';
import { countFacets } from '@nextshift/server/wings/jobs/jobs/counts/count-facets';
import { countJobs, countUnpriced } from '@nextshift/server/wings/jobs/jobs/counts/count-jobs';
import { criteriaOfSearch } from '@nextshift/server/wings/jobs/jobs/criteria-of-search';
import { searchJobs } from '@nextshift/server/wings/jobs/jobs/search-jobs';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { places } from '../board/places.ts';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { measuredBoard, nameOfBoard } from '../harness/measured-board.ts';
import {
  recordStatement,
  recordStatements,
  type Statement,
} from '../harness/recorded-statement.ts';
import type { SearchParameters } from '../harness/search.ts';
import { openSearchedBoard } from '../harness/searched-board.ts';

const ROUNDS = 20;
const WARM_ROUNDS = 3;
const CITIES = places.filter((_, index) => index % 10 === 0);
const GOAL = { atMost: 2 };

const kinds: Readonly<Record<string, SearchParameters>> = {
  'a city': {},
  'a city by type and pay': { type: 'Part-time', minWage: '15' },
  'a city by a common word': { searchQuery: 'barista' },
  'a city, last week': { postedWithin: '7' },
};

interface Kind {
  readonly name: string;
  /** What the server sends for each city: the list, its counts, and the choices of the filters. */
  readonly cities: readonly {
    readonly list: Statement;
    readonly totals: readonly Statement[];
    readonly facets: readonly Statement[];
  }[];
  readonly list: number[];
  readonly withTotals: number[];
  readonly withFacets: number[];
}

export const counts: Bench = {
  name: 'counts',
  title: 'Totals and the counts of filters, compared with the search without them',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const size = measuredBoard();
    const board = await openSearchedBoard(testbed, size);
    const measured = await Promise.all(Object.entries(kinds).map(toKind));
    const run = async (statements: readonly Statement[]) => {
      let sum = 0;
      for (const statement of statements) sum += (await board.query(statement)).ms;
      return sum;
    };
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      for (const { cities, list, withTotals, withFacets } of measured) {
        for (const city of cities) {
          const found = await run([city.list]);
          const totals = await run(city.totals);
          const facets = await run(city.facets);
          if (round < 0) continue;
          list.push(found);
          withTotals.push(found + totals);
          withFacets.push(found + facets);
        }
      }
    }
    return {
      measurements: measured.flatMap(({ name, list, withTotals, withFacets }) =>
        (
          [
            ['total', withTotals],
            ['counts of the filters', withFacets],
          ] as const
        ).map(([what, times]) => ({
          what: `p50 of ${name}, with the ${what}`,
          unit: 'ms',
          figure: percentile(times, 0.5),
          baseline: percentile(list, 0.5),
          goal: GOAL,
        })),
      ),
      sizes: { board: nameOfBoard(size), cities: CITIES.length, rounds: ROUNDS },
    };
  },
};

async function toKind([name, parameters]: readonly [string, SearchParameters]): Promise<Kind> {
  const now = new Date();
  const cities = await Promise.all(
    CITIES.map(async ({ city, state }) => {
      const search = filteredJobsQuery.parse({
        searchLocation: `${city}, ${state}`,
        ...parameters,
      });
      const criteria = criteriaOfSearch(search, undefined, now);
      if (!criteria) throw new Error('Each kind of search has jobs.');
      const list = await recordStatement((database) => searchJobs(database, search, now));
      const totals = await recordStatements((database) =>
        Promise.all([countJobs(database, criteria), countUnpriced(database, criteria)]),
      );
      const facets = await recordStatements((database) => countFacets(database, criteria));
      return { list, totals, facets };
    }),
  );
  return { name, cities, list: [], withTotals: [], withFacets: [] };
}
