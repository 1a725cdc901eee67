import type pg from 'pg';
import { places } from '../board/places.ts';
import { connectBaseline } from '../harness/baseline-client.ts';
import type { Bench, Findings } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { cpuTimeUs } from '../harness/cpu-time.ts';
import { databaseCpuUs } from '../harness/database-cpu-time.ts';
import { createKeepAliveClient } from '../harness/keep-alive-client.ts';
import { makeSearch, type Search } from '../harness/search.ts';
import { createVisitors } from '../harness/visitor.ts';

const ROUNDS = 5;
/** Searches that are sent at once. */
const AT_ONCE = 10;
const WORDS = [
  'barista',
  'weekend',
  'camp',
  'kitchen',
  'podcast',
  'photo',
  'library',
  'delivery',
  'cashier',
  'dog',
  'video',
  'tutor',
  'event',
  'server',
  'museum',
  'garden',
  'stock',
  'front desk',
  'social media',
  'research',
] as const;
const SEARCHES = 100;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of a search: of the server, and of the database for it. */
  readonly serverMs: number;
  readonly databaseMs: number;
  /** The same of the prepared statements through pg, without a server. */
  readonly bareMs: number;
}

export const firstSearches: Bench = {
  name: 'first-searches',
  title: 'Different words and cities, each once, on a server that has just started',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const dataDir = await testbed.board('10-thousand');
    const searches = await Promise.all(
      Array.from({ length: SEARCHES }, (_, at) => {
        const place = places[at % places.length];
        // The second time through the cities goes with other words.
        const word = WORDS[(at + Math.floor(at / places.length)) % WORDS.length];
        if (!place || !word) throw new Error('There are words and places.');
        const searchLocation = `${place.city}, ${place.state}`;
        return makeSearch('/jobs/filteredJobs', { searchQuery: word, searchLocation });
      }),
    );
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measureRound(testbed, dataDir, searches));
      testbed.note(`round ${round + 1}: ${Math.round(rounds.at(-1)?.perSecond ?? 0)} a second`);
    }
    const mean = (of: (round: Round) => number) =>
      rounds.reduce((sum, round) => sum + of(round), 0) / rounds.length;
    const baseline = mean(({ bareMs }) => bareMs);
    return {
      measurements: [
        {
          what: 'searches',
          unit: 'requests/s',
          figure: mean(({ perSecond }) => perSecond),
          goal: { atLeast: 450 },
        },
        {
          what: 'processor time of a search, server and database, against the prepared list through pg',
          unit: 'ms',
          figure: mean(({ serverMs, databaseMs }) => serverMs + databaseMs),
          baseline,
          goal: { atMost: 1.5 },
        },
        {
          what: 'of that the database',
          unit: 'ms',
          figure: mean(({ databaseMs }) => databaseMs),
          baseline,
        },
      ],
      sizes: {
        board: '10,000 active jobs',
        searches: SEARCHES,
        'at once': AT_ONCE,
        starts: ROUNDS,
      },
    };
  },
};

/** A server of its own: nothing of it or of the database's connections is warm. */
async function measureRound(
  testbed: BenchTestbed,
  dataDir: string,
  searches: readonly Search[],
): Promise<Round> {
  const server = await testbed.start(dataDir);
  const client = createKeepAliveClient(server.address, AT_ONCE);
  const newVisitor = createVisitors();
  const cpu = () => ({ server: cpuTimeUs(server.pid), database: databaseCpuUs(dataDir) });
  const before = cpu();
  const started = performance.now();
  await Promise.all(
    searches.map(async ({ path }) => {
      const { status } = await client.get(path, newVisitor());
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  const after = cpu();
  client.close();
  const bareMs = await measureBare(testbed, dataDir, searches);
  await server.stop();
  const perSearchMs = (us: number) => us / 1_000 / searches.length;
  return {
    perSecond: searches.length / seconds,
    serverMs: perSearchMs(after.server - before.server),
    databaseMs: perSearchMs(after.database - before.database),
    bareMs,
  };
}

/** Processor time of each search's list as a prepared statement: of this process and of the database. */
async function measureBare(
  testbed: BenchTestbed,
  dataDir: string,
  searches: readonly Search[],
): Promise<number> {
  const database: pg.Client = await connectBaseline(testbed, dataDir);
  const before = { own: process.cpuUsage(), database: databaseCpuUs(dataDir) };
  for (const { statement } of searches) {
    const { text, values } = statement;
    await database.query({ name: `list-${text.length}`, text, values: [...values] });
  }
  const own = process.cpuUsage(before.own);
  const ownUs = own.user + own.system;
  return (ownUs + databaseCpuUs(dataDir) - before.database) / 1_000 / searches.length;
}
