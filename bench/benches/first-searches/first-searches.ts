import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@nextshift/test-kit/numbers/median';
import type { ServerProcess } from '@nextshift/test-kit/processes/server-process';
import { places } from '../../board/places.ts';
import type { Bench, Findings } from '../../harness/bench.ts';
import type { BenchTestbed } from '../../harness/bench-testbed.ts';
import { cpuTimeUs } from '../../harness/cpu-time.ts';
import { databaseCpuUs } from '../../harness/database-cpu-time.ts';
import { createKeepAliveClient } from '../../harness/keep-alive-client.ts';
import { makeSearch, type Search } from '../../harness/search.ts';
import { createVisitors } from '../../harness/visitor.ts';
import { runBareStatements } from './bare-statements.ts';

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
/** Searches whose processor time is measured together. */
const BATCH = 100;
const BATCHES = 3;
/** The server is at rest once it takes less than this of the processor, in microseconds a pause. */
const REST_US = 20_000;
const REST_MS = 1_000;

/** Milliseconds of the processor that a search of a batch takes. */
interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
}

interface Round {
  readonly perSecond: number;
  readonly first: Cost;
  readonly last: Cost;
  /** The prepared lists of the first batch through pg, from a process and a database as fresh. */
  readonly bareMs: number;
}

export const firstSearches: Bench = {
  name: 'first-searches',
  title: 'Different words and cities, each once, on a server at rest after its start',
  async measure(testbed: BenchTestbed): Promise<Findings> {
    const dataDir = await testbed.board('10-thousand');
    const searches = await Promise.all(
      Array.from({ length: BATCHES * BATCH }, (_, at) => {
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
    const middle = (of: (round: Round) => number) => median(rounds.map(of));
    return {
      measurements: [
        {
          what: 'first hundred',
          unit: 'requests/s',
          figure: middle(({ perSecond }) => perSecond),
          goal: { atLeast: 450 },
        },
        {
          what: 'first hundred: processor time of a search, against the prepared list through pg, as fresh',
          unit: 'ms',
          figure: middle(({ first }) => first.serverMs + first.databaseMs),
          baseline: middle(({ bareMs }) => bareMs),
          goal: { atMost: 1.2 },
        },
        {
          what: 'first hundred: of that the database',
          unit: 'ms',
          figure: middle(({ first }) => first.databaseMs),
        },
        {
          what: 'third hundred: processor time of a search',
          unit: 'ms',
          figure: middle(({ last }) => last.serverMs + last.databaseMs),
          goal: { atMost: 5 },
        },
        {
          what: 'third hundred: of that the database',
          unit: 'ms',
          figure: middle(({ last }) => last.databaseMs),
        },
      ],
      sizes: {
        board: '10,000 active jobs',
        'searches a batch': BATCH,
        'at once': AT_ONCE,
        starts: ROUNDS,
      },
    };
  },
};

/** Each part on a start of its own: what the other left warm helps neither. */
async function measureRound(
  testbed: BenchTestbed,
  dataDir: string,
  searches: readonly Search[],
): Promise<Round> {
  const bare = await startAtRest(testbed, dataDir);
  const statements = searches.slice(0, BATCH).map(({ statement }) => statement);
  const bareMs = (await runBareStatements(dataDir, statements, AT_ONCE)) / 1_000 / BATCH;
  await bare.stop();

  const server = await startAtRest(testbed, dataDir);
  const client = createKeepAliveClient(server.address, AT_ONCE);
  const newVisitor = createVisitors();
  const costs: Cost[] = [];
  let perSecond = 0;
  for (let from = 0; from < searches.length; from += BATCH) {
    const before = { server: cpuTimeUs(server.pid), database: databaseCpuUs(dataDir) };
    const started = performance.now();
    await Promise.all(
      searches.slice(from, from + BATCH).map(async ({ path }) => {
        const { status } = await client.get(path, newVisitor());
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
      }),
    );
    if (from === 0) perSecond = BATCH / ((performance.now() - started) / 1_000);
    costs.push({
      serverMs: (cpuTimeUs(server.pid) - before.server) / 1_000 / BATCH,
      databaseMs: (databaseCpuUs(dataDir) - before.database) / 1_000 / BATCH,
    });
  }
  client.close();
  await server.stop();
  const [first, last] = [costs[0], costs.at(-1)];
  if (!first || !last) throw new Error('There are batches.');
  return { perSecond, first, last, bareMs };
}

/** A server that has warmed up; as it would be for its first visitors, but for those of its first seconds. */
async function startAtRest(testbed: BenchTestbed, dataDir: string): Promise<ServerProcess> {
  const server = await testbed.start(dataDir);
  for (let before = 0, now = cpuTimeUs(server.pid); now - before > REST_US;) {
    await pause(REST_MS);
    before = now;
    now = cpuTimeUs(server.pid);
  }
  return server;
}
