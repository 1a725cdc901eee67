import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import { percentile } from '@nextshift/test-kit/numbers/percentile';
import { type Account, insertSeekers } from '@nextshift/test-kit/people/insert-people';
import { residentBytes } from '@nextshift/test-kit/processes/process-figures';
import pg from 'pg';
import type { Bench } from '../../harness/bench.ts';
import { type LiveClient, openLiveClient } from './live-client.ts';
import { measureMemoryOfStream } from './memory-of-stream.ts';
import { startBeside } from '../../harness/start-beside.ts';

const STREAMS = 500;
const EVENTS = 1_000;
/** Between two events, in milliseconds. */
const PAUSE_MS = 20;
/** Until everything has arrived, also what was missed in between, in milliseconds. */
const SETTLE_MS = 10_000;

const MEGABYTE = 1_000_000;

interface Told {
  readonly client: LiveClient;
  readonly subject: string;
  readonly committedAt: number;
}

export const live: Bench = {
  name: 'live',
  title: 'News on 500 streams of three instances, two of which end',
  async measure(testbed) {
    const dataDir = await testbed.sampleBoard();
    const stays = await testbed.start(dataDir);
    const killed = await startBeside(testbed, dataDir, 'killed');
    const stopped = await startBeside(testbed, dataDir, 'stopped');
    const instances = [stays, killed, stopped];
    const database = new pg.Client({ connectionString: databaseAddress(dataDir) });
    await database.connect();
    testbed.afterwards(() => database.end());
    const seekers = await insertSeekers(database, STREAMS);
    await sleep(SETTLE_MS);

    const memory = () => instances.reduce((sum, { pid }) => sum + residentBytes(pid), 0);
    const before = memory();
    const clients = seekers.map((seeker, index) => {
      const own = instances[index % instances.length] ?? stays;
      return openLiveClient([own.address, stays.address], seeker);
    });
    await Promise.all(clients.map(({ begun }) => begun));
    await sleep(SETTLE_MS);
    const withStreams = memory();

    const tellDuring = (act: () => Promise<unknown>) => tell(database, { seekers, clients, act });
    const steady = await tellDuring(async () => undefined);
    const whileKilled = await tellDuring(() => killed.kill());
    const whileStopped = await tellDuring(() => stopped.stop());
    for (const client of clients) client.close();
    const kilobytes = await measureMemoryOfStream(testbed, dataDir, seekers);
    const seconds = steady.map((told) => (seenAt(told) - told.committedAt) / 1_000);
    const missed = (all: readonly Told[]) => all.filter((told) => seenAt(told) === Infinity).length;
    return {
      measurements: [
        {
          what: 'p99 until an event is seen',
          unit: 's',
          figure: percentile(seconds, 0.99),
          goal: { atMost: 1 },
        },
        { what: 'slowest event', unit: 's', figure: Math.max(...seconds) },
        {
          what: 'memory of an instance with its streams, compared with none',
          unit: 'MB',
          figure: withStreams / instances.length / MEGABYTE,
          baseline: before / instances.length / MEGABYTE,
          goal: { atMost: 1.2 },
        },
        {
          what: 'memory that an instance keeps for a stream',
          unit: 'kB',
          figure: kilobytes,
          goal: { atMost: 100 },
        },
        {
          what: 'missed while an instance is killed',
          unit: 'events',
          figure: missed(whileKilled),
          goal: { atMost: 0 },
        },
        {
          what: 'missed while an instance shuts down',
          unit: 'events',
          figure: missed(whileStopped),
          goal: { atMost: 0 },
        },
      ],
      sizes: {
        streams: STREAMS,
        instances: instances.length,
        'events of each part': EVENTS,
        'events a second': 1_000 / PAUSE_MS,
      },
    };
  },
};

interface Telling {
  readonly seekers: readonly Account[];
  readonly clients: readonly LiveClient[];
  /** Done halfway. */
  readonly act: () => Promise<unknown>;
}

/** Stores events, each for one of the accounts, and waits until they are seen. */
async function tell(
  database: pg.Client,
  { seekers, clients, act }: Telling,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  let acting: Promise<unknown> = Promise.resolve();
  for (let event = 0; event < EVENTS; event += 1) {
    if (event === EVENTS / 2) acting = act();
    const [seeker, client] = [seekers[event % STREAMS], clients[event % STREAMS]];
    if (!seeker || !client) throw new Error('There is a client for each seeker.');
    const subject = randomUUID();
    await database.query(`select announce_live('application', $1, $2, null)`, [subject, seeker.id]);
    told.push({ client, subject, committedAt: performance.now() });
    await sleep(PAUSE_MS);
  }
  await acting;
  await sleep(SETTLE_MS);
  return told;
}

function seenAt({ client, subject }: Told): number {
  return client.seen.get(subject) ?? Infinity;
}
