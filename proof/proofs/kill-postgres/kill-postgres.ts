import { setTimeout as sleep } from 'node:timers/promises';
import {
  processTree,
  findPostmasters,
  signalAll,
} from '@nextshift/test-kit/database/database-processes';
import { waitForOk } from '@nextshift/test-kit/processes/wait-for-ok';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import {
  checkRecovery,
  READY_WITHIN_MS,
  stopCleanly,
} from '@nextshift/test-kit/workload/check-recovery';
import { prepareWorkload } from '@nextshift/test-kit/workload/workload';

/** How long people write at most before the database is killed, in milliseconds. */
const WRITING_MS = 1_500;

export const killPostgres = defineProof({
  name: 'kill-postgres',
  claim: 'All PostgreSQL processes are killed (-9) at once during mixed writes and uploads',
  goal: '0 acknowledged rows or files lost, ready within 10 s without intervention, the server survives, no orphaned PostgreSQL',
  sizes: {
    full: { kills: 100, writesBefore: 0 },
    short: { kills: 2, writesBefore: 20 },
    selfCheck: { kills: 1, writesBefore: 20 },
  },
  faults: [
    {
      title: 'A commit is acknowledged before it has left the memory of PostgreSQL',
      statements: [
        'ALTER SYSTEM SET synchronous_commit = off',
        "ALTER SYSTEM SET wal_writer_delay = '10s'",
        "ALTER SYSTEM SET wal_writer_flush_after = '1GB'",
        'SELECT pg_reload_conf()',
      ],
    },
  ],
  async run(testbed, { kills, writesBefore }) {
    const dataDir = await testbed.newDataDir();
    const server = await testbed.start(dataDir);
    const { ledger, failures, begin } = await prepareWorkload(testbed, server, dataDir);
    const violations: string[] = [];
    let slowestMs = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const writing = begin(server.address);
      await writing.hasWritten(writesBefore);
      await sleep(testbed.random.whole(WRITING_MS));
      const killed = performance.now();
      signalAll(findPostmasters(dataDir).flatMap(processTree), 'SIGKILL');
      await writing.stop();
      // Asks the database each time: /readyz may still say what it found before the kill.
      const search = `/jobs/searchjobs?searchLocation=Kill${kill}`;
      await waitForOk(server, search, testbed.within(2 * READY_WITHIN_MS));
      const readyMs = performance.now() - killed;
      slowestMs = Math.max(slowestMs, readyMs);
      violations.push(
        ...(await checkRecovery(testbed, server, dataDir, { ledger, kill, readyMs })),
      );
    }
    if (!server.isRunning()) violations.push('The server ended with its database');
    for (const [status, count] of failures) {
      if (status !== 503) violations.push(`${count} responses of ${status}`);
    }
    const end = await stopCleanly(server, dataDir);
    violations.push(...end.violations);
    return {
      figures: {
        kills,
        'acknowledged rows': ledger.rows,
        'acknowledged files': ledger.files,
        'responses of 503': failures.get(503) ?? 0,
        'slowest return, ms': Math.round(slowestMs),
        'stop, ms': end.stoppedMs,
      },
      violations,
    };
  },
});
