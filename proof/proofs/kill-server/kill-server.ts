import { setTimeout as sleep } from 'node:timers/promises';
import { countOrphans, postmastersOn } from '../../harness/database-processes.ts';
import { defineProof } from '../../harness/proof.ts';
import { checkFiles } from '../../workload/check-files.ts';
import { prepareWorkload } from '../../workload/workload.ts';

/** Longest that a start after a kill may take, in milliseconds. */
const READY_WITHIN_MS = 10_000;
/** Longest that people write before the plug is pulled, in milliseconds. */
const WRITING_MS = 1_500;

export const killServer = defineProof({
  name: 'kill-server',
  claim: 'The server is killed (-9) at random moments under mixed writes and uploads',
  goal: '0 acknowledged rows or files lost, ready within 10 s, no hand needed, no orphan PostgreSQL',
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
          file: 'platform/store-file.ts',
          replace: 'else await files.put(storageKey, content);',
          by: 'else setTimeout(() => void files.put(storageKey, content), 5_000);',
        },
      ],
    },
  ],
  async run(stage, { kills, writesBefore }) {
    const dataDir = await stage.newDataDir();
    let server = await stage.start(dataDir);
    const { port } = new URL(server.address);
    const { ledger, begin } = await prepareWorkload(stage, server, dataDir);
    const violations: string[] = [];
    let slowestMs = 0;
    for (let kill = 1; kill <= kills; kill++) {
      const writing = begin(server.address);
      await writing.hasWritten(writesBefore);
      await sleep(stage.random.whole(WRITING_MS));
      await server.kill();
      await writing.stop();
      server = await stage.start(dataDir, { port: Number(port) });
      slowestMs = Math.max(slowestMs, server.readyMs);
      if (server.readyMs > READY_WITHIN_MS) {
        violations.push(`Ready only ${Math.round(server.readyMs)} ms after kill ${kill}`);
      }
      const databases = postmastersOn(dataDir).length;
      if (databases !== 1) violations.push(`${databases} PostgreSQL servers after kill ${kill}`);
      violations.push(
        ...(await stage.inDatabase(dataDir, async (database) => [
          ...(await ledger.check(server.address, database)),
          ...(await checkFiles(dataDir, database)),
        ])),
      );
      if (kill % 10 === 0) stage.note(`${kill} kills, ${ledger.rows} rows, ${ledger.files} files`);
    }
    const stopping = performance.now();
    const code = await server.stop();
    const stoppedMs = performance.now() - stopping;
    if (code !== 0) violations.push(`The server ended with ${code}`);
    const orphans = await countOrphans(dataDir);
    if (orphans > 0) violations.push(`${orphans} PostgreSQL servers outlive the server`);
    return {
      figures: {
        kills,
        'acknowledged rows': ledger.rows,
        'acknowledged files': ledger.files,
        'slowest start, ms': Math.round(slowestMs),
        'stop, ms': Math.round(stoppedMs),
      },
      violations,
    };
  },
});
