import { setTimeout as sleep } from 'node:timers/promises';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { checkRecovery, stopCleanly } from '@nextshift/test-kit/workload/check-recovery';
import { prepareWorkload } from '@nextshift/test-kit/workload/workload';

/** How long people write at most before the server is killed, in milliseconds. */
const WRITING_MS = 1_500;

export const killServer = defineProof({
  name: 'kill-server',
  claim: 'The server is killed (-9) at random moments during mixed writes and uploads',
  goal: '0 acknowledged rows or files lost, ready within 10 s without intervention, no orphaned PostgreSQL',
  sizes: {
    full: { kills: 200, writesBefore: 0 },
    short: { kills: 1, writesBefore: 20 },
    selfCheck: { kills: 1, writesBefore: 20 },
  },
  faults: [
    {
      title: 'An upload is acknowledged while its bytes are still to be written',
      edits: [
        {
          file: 'platform/files/store-file.ts',
          replace: 'else await files.put(storageKey, content);',
          by: 'else setTimeout(() => void files.put(storageKey, content), 5_000);',
        },
      ],
    },
  ],
  async run(testbed, { kills, writesBefore }) {
    const dataDir = await testbed.newDataDir();
    let server = await testbed.start(dataDir);
    const { port } = new URL(server.address);
    const { ledger, begin } = await prepareWorkload(testbed, server, dataDir);
    const violations: string[] = [];
    let slowestMs = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const writing = begin(server.address);
      await writing.hasWritten(writesBefore);
      await sleep(testbed.random.whole(WRITING_MS));
      await server.kill();
      await writing.stop();
      server = await testbed.start(dataDir, { port: Number(port) });
      slowestMs = Math.max(slowestMs, server.readyMs);
      violations.push(
        ...(await checkRecovery(testbed, server, dataDir, {
          ledger,
          kill,
          readyMs: server.readyMs,
        })),
      );
    }
    const end = await stopCleanly(server, dataDir);
    violations.push(...end.violations);
    return {
      figures: {
        kills,
        'acknowledged rows': ledger.rows,
        'acknowledged files': ledger.files,
        'slowest start, ms': Math.round(slowestMs),
        'stop, ms': end.stoppedMs,
      },
      violations,
    };
  },
});
