import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { checkFiles } from '@nextshift/test-kit/workload/check-files';
import { prepareWorkload } from '@nextshift/test-kit/workload/workload';
import { findLoopDiskObstacle, makeLoopDisk } from './loop-disk.ts';

/** How long people write at most before the power fails, in milliseconds. */
const WRITING_MS = 1_500;

export const powerCut = defineProof({
  name: 'power-cut',
  claim:
    'A power cut during mixed writes and uploads: the disk is copied at a random moment and the server starts from the copy',
  goal: '0 acknowledged rows or files lost or corrupted',
  sizes: {
    full: { cuts: 50, writesBefore: 0 },
    short: { cuts: 1, writesBefore: 20 },
    selfCheck: { cuts: 1, writesBefore: 20 },
  },
  faults: [
    {
      title: 'PostgreSQL does not force its log to the disk (fsync off)',
      statements: ['ALTER SYSTEM SET fsync = off', 'SELECT pg_reload_conf()'],
    },
    {
      title: 'The bytes of an upload are not forced to the disk',
      edits: [
        {
          file: 'platform/files/folder-store.ts',
          replace: 'await handle.writeFile(bytes);\n        await handle.sync();',
          by: 'await handle.writeFile(bytes);',
        },
        {
          file: 'platform/files/folder-store.ts',
          replace:
            "const handle = await open(path, 'r+');\n      try {\n        await handle.sync();",
          by: "const handle = await open(path, 'r+');\n      try {",
        },
      ],
    },
  ],
  findObstacle: findLoopDiskObstacle,
  async run(testbed, { cuts, writesBefore }) {
    const disk = await makeLoopDisk(testbed.folder);
    testbed.afterwards(() => disk.remove());
    const dataDir = join(disk.folder, 'data');
    await testbed.newDataDir(dataDir);
    // The board was written long ago.
    await disk.settle();
    const server = await testbed.start(dataDir);
    const { ledger, begin } = await prepareWorkload(testbed, server, dataDir);
    const violations: string[] = [];
    for (let cut = 1; cut <= cuts; cut++) {
      const writing = begin(server.address);
      await writing.hasWritten(writesBefore);
      await sleep(testbed.random.whole(WRITING_MS));
      const promised = ledger.takeOpen();
      const found = await disk.cutPower();
      await writing.stop();
      const foundData = join(found.folder, 'data');
      // After a real cut no process survives; here the server that claimed the folder still runs.
      await rm(join(foundData, 'running'), { recursive: true });
      const restarted = await testbed.start(foundData).catch(String);
      if (typeof restarted === 'string') {
        violations.push(`It does not start after cut ${cut}: ${restarted}`);
        break;
      }
      violations.push(
        ...(await testbed.inDatabase(foundData, async (database) => [
          ...(await promised.check(restarted.address, database)),
          ...(await checkFiles(foundData, database)),
        ])),
      );
      await restarted.stop();
      await found.remove();
      if (cut % 10 === 0) testbed.note(`${cut} cuts, ${ledger.rows} rows, ${ledger.files} files`);
    }
    return {
      figures: {
        cuts,
        'acknowledged rows': ledger.rows,
        'acknowledged files': ledger.files,
      },
      violations,
    };
  },
});
