import { type Availability, type Weekday, weekdays } from '@nextshift/contract';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { type Account, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { callOrFail } from '@nextshift/test-kit/requests/caller';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { measuredBoard, nameOfBoard } from '../harness/measured-board.ts';
import { measuredCities } from '../harness/measured-cities.ts';
import { openSearchedBoard } from '../harness/searched-board.ts';

const ROUNDS = 30;
const WARM_ROUNDS = 10;
const GOAL = { atMost: 3 };

const busy: Availability['busy'] = [
  { weekday: 'mon', start: '09:30', end: '12:45', from: null, until: null },
  { weekday: 'tue', start: '14:00', end: '15:15', from: null, until: null },
  { weekday: 'thu', start: '14:00', end: '15:15', from: null, until: null },
];

const on = (days: readonly Weekday[], start: string, end: string) =>
  days.map((weekday) => ({ weekday, start, end }));

/** Free times of students who have lectures. */
const weeks = {
  'free all week': on(weekdays, '00:00', '00:00'),
  'free on weekends': on(['sat', 'sun'], '00:00', '00:00'),
  'free in the evenings': on(weekdays, '15:00', '00:00'),
  'free when nobody works': on(['mon', 'wed'], '02:00', '04:00'),
} as const satisfies Record<string, Availability['weekly']>;

export const when: Bench = {
  name: 'when',
  title:
    "Search by one's own week and by times of the week, compared with the plain search of a city",
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const size = measuredBoard();
    const board = await openSearchedBoard(testbed, size, { copy: true });
    const students = await insertSeekers(board.database, Object.keys(weeks).length);
    const searches: { what: string; query: string; as?: Account }[] = [];
    for (const [index, [what, weekly]] of Object.entries(weeks).entries()) {
      const as = students[index];
      if (!as) throw new Error('There are more weeks than students.');
      const body: Availability = {
        timeZone: 'America/New_York',
        weekly,
        busy,
        share: true,
        weeklyHoursMax: null,
      };
      await callOrFail(board.address, 'PUT', '/api/availability', { token: as.token, body });
      searches.push({ what, query: 'when=mine', as });
      searches.push({ what: `${what}, highest pay`, query: 'when=mine&sort=pay', as });
    }
    for (const time of ['weekday-morning', 'weekday-evening', 'weekend', 'overnight'])
      searches.push({ what: time, query: `when=${time}` });
    const timed = [{ what: 'plain city search', query: '' }, ...searches].map((search) => ({
      ...search,
      times: [] as number[],
    }));
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      for (const { query, as, times } of timed) {
        for (const { city, state } of measuredCities) {
          const location = encodeURIComponent(`${city}, ${state}`);
          const path = `/jobs/filteredJobs?searchLocation=${location}&${query}`;
          const { ms } = await board.ask(path, as?.token);
          if (round >= 0) times.push(ms);
        }
      }
    }
    const [plain, ...others] = timed;
    const row = (what: string, times: readonly number[]) => ({
      what: `p95, ${what}`,
      unit: 'ms',
      figure: percentile(times, 0.95),
      baseline: percentile(plain?.times ?? [], 0.95),
      goal: GOAL,
    });
    return {
      measurements: [
        row(
          'all together',
          others.flatMap(({ times }) => times),
        ),
        ...others.map(({ what, times }) => row(what, times)),
      ],
      sizes: { board: nameOfBoard(size), places: measuredCities.length, rounds: ROUNDS },
    };
  },
};
