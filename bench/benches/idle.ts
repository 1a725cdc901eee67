import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@nextshift/contract';
import pg from 'pg';
import { databaseAddress } from '@nextshift/test-kit/database/embedded-database';
import type { Bench } from '../harness/bench.ts';
import type { BenchTestbed } from '../harness/bench-testbed.ts';
import { cpuTimeUs } from '../harness/cpu-time.ts';
import { databaseCpuUs } from '../harness/database-cpu-time.ts';

const MINUTES = 3;
/** How often it is looked whether everything that was due is done. */
const LOOK_EVERY_MS = 2_000;

export const idle: Bench = {
  name: 'idle',
  title:
    'What the recurring tasks cost when nothing is due: processor time a minute of server and database, at a million jobs and on the sample',
  async measure(testbed) {
    const sampleMs = await idleMinute(testbed, await testbed.sampleBoard());
    const largeMs = await idleMinute(testbed, await testbed.board('1-million'));
    return {
      measurements: [
        {
          what: 'at 1 million jobs and 500 thousand employers',
          unit: 'ms a minute',
          figure: largeMs,
          baseline: sampleMs,
          goal: { atMost: 10 },
        },
      ],
      sizes: { minutes: MINUTES },
    };
  },
};

/** The processor time, in milliseconds, of a minute in which nobody comes and nothing is due. */
async function idleMinute(testbed: BenchTestbed, dataDir: string): Promise<number> {
  const server = await testbed.start(dataDir);
  const database = new pg.Client({ connectionString: databaseAddress(dataDir) });
  await database.connect();
  try {
    await settle(testbed, database);
  } finally {
    await database.end();
  }
  const spentUs = () => cpuTimeUs(server.pid) + databaseCpuUs(dataDir);
  const before = spentUs();
  await pause(MINUTES * MINUTE_MS);
  const spentMs = (spentUs() - before) / 1_000;
  await server.stop();
  return spentMs / MINUTES;
}

/** Waits until each employer's responsiveness is computed, which a board that was just made has yet to do. */
async function settle(testbed: BenchTestbed, database: pg.Client): Promise<void> {
  for (let rounds = 0; ; rounds += 1) {
    const { rows } = await database.query<{ due: number }>(
      `select count(*)::int as due from employers
       where deleted_at is null and (responsiveness_as_of is null or responsiveness_as_of < now() - interval '1 day')`,
    );
    const due = rows[0]?.due ?? 0;
    if (due === 0) return;
    if (rounds % 30 === 0) testbed.note(`${due} employers are computed first`);
    await pause(LOOK_EVERY_MS);
  }
}
