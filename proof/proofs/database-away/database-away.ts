import { setTimeout as sleep } from 'node:timers/promises';
import { killDatabase } from '@nextshift/test-kit/database/database-processes';
import {
  type DatabaseServer,
  openDatabaseServer,
} from '@nextshift/test-kit/database/database-server';
import { signUpSeeker } from '@nextshift/test-kit/people/people';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { checkFiles } from '@nextshift/test-kit/workload/check-files';
import { prepareWorkload } from '@nextshift/test-kit/workload/workload';
import { watchResponses } from './watch-responses.ts';

/** How long the database stays stopped at most, in milliseconds. */
const AWAY_MS = 4_000;
/** Limits of a response and of a recovery, in milliseconds. */
const WITHIN_MS = 5_000;

export const databaseAway = defineProof({
  name: 'database-away',
  claim: 'The database is restarted, and frozen, during reads and writes',
  goal: '503 within 5 s and no other error, the process survives, 200 within 5 s of recovery',
  sizes: {
    full: { stops: 20, freezes: 3, frozenMs: 30_000 },
    short: { stops: 1, freezes: 1, frozenMs: 6_000 },
    selfCheck: { stops: 1, freezes: 0, frozenMs: 0 },
  },
  faults: [
    {
      title: 'A connection that is lost while nobody uses it ends the process',
      edits: [
        {
          file: 'platform/database/connection-pool.ts',
          replace:
            "pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));",
          by: "pool.on('error', (error) => { log.fatal(error); process.exit(1); });",
        },
      ],
    },
  ],
  async run(testbed, { stops, freezes, frozenMs }) {
    const dataDir = await testbed.newDataDir();
    const database = await openDatabaseServer(dataDir);
    await database.start();
    testbed.afterwards(() => killDatabase(dataDir));
    const env = { DATABASE_URL: database.connectionString };
    const server = await testbed.start(dataDir, { env });
    const workload = await prepareWorkload(testbed, server, dataDir);
    const seeker = await signUpSeeker(server.address);
    const responses = watchResponses({
      server,
      token: seeker.token,
      withinMs: testbed.within(WITHIN_MS),
    });

    const outages: ((database: DatabaseServer) => Promise<void>)[] = [];
    for (let stop = 0; stop < stops; stop++) {
      outages.push(async () => {
        await database.stop(stop % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
        await sleep(testbed.random.whole(AWAY_MS));
        await database.start();
      });
    }
    for (let freeze = 0; freeze < freezes; freeze++) {
      outages.push(async () => {
        database.freeze();
        await sleep(frozenMs);
        database.thaw();
      });
    }
    for (const [index, outage] of outages.entries()) {
      const writing = workload.begin(server.address);
      await writing.hasWritten(10);
      await responses.during(() => outage(database));
      await responses.recover();
      await writing.stop();
      testbed.note(`${index + 1} of ${outages.length} outages`);
    }
    const { violations, figures } = await responses.end();
    for (const [status, count] of workload.failures) {
      if (status !== 503) violations.push(`${count} writes were answered with ${status}`);
    }
    if (server.isRunning()) {
      violations.push(
        ...(await withDatabase(database.connectionString, async (client) => [
          ...(await workload.ledger.check(server.address, client)),
          ...(await checkFiles(dataDir, client)),
        ])),
      );
    }
    return {
      figures: { stops, freezes, ...figures, 'acknowledged rows': workload.ledger.rows },
      violations,
    };
  },
});
