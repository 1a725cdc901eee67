import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmasters } from '@nextshift/test-kit/database/database-processes';
import { databaseFolder } from '@nextshift/test-kit/database/embedded-database';
import { defineProof } from '@nextshift/test-kit/prove/proof';
import { checkFiles } from '@nextshift/test-kit/workload/check-files';
import { prepareWorkload } from '@nextshift/test-kit/workload/workload';
import { holdWrite } from './held-write.ts';
import { openLingeringConnections, prepareLingeringConnections } from './lingering-connections.ts';
import { callDuringShutdown } from './call-during-shutdown.ts';

/** How long shutdown may take, in milliseconds. */
const OUT_WITHIN_MS = 10_000;
/** How long a signal may take to be noticed, in milliseconds. */
const NOTICED_WITHIN_MS = 1_000;
/** How long people write at most before the signal, and a write is held after it. */
const WRITING_MS = 1_500;
const HOLDING_MS = 1_000;

export const sigterm = defineProof({
  name: 'sigterm',
  claim:
    'SIGTERM during mixed writes, with a write in progress, idle connections, a stalled download and a half-sent upload',
  goal: '0 acknowledged writes lost, requests in progress completed, exit code 0 within 10 s, no PostgreSQL left, new connections refused at once',
  sizes: { full: { signals: 50 }, short: { signals: 1 }, selfCheck: { signals: 1 } },
  faults: [
    {
      title: 'The process ends at once',
      edits: [
        {
          file: 'programs/main.ts',
          replace: '=== null) close();',
          by: '=== null) process.exit(0);',
        },
      ],
    },
    {
      title: 'An upload is acknowledged while its bytes are still to be written',
      edits: [
        {
          file: 'platform/files/store-file.ts',
          replace: 'else await files.put(storageKey, content);',
          by: 'else setTimeout(() => void files.put(storageKey, content), 60_000);',
        },
      ],
    },
    {
      title: 'The server waits for connections that were never used',
      edits: [
        {
          file: 'platform/http/close-connections-on-shutdown.ts',
          replace: 'if (!server.listening) return;',
          by: 'if (server.listening) return;',
        },
      ],
    },
  ],
  async run(testbed, { signals }) {
    const dataDir = await testbed.newDataDir();
    let server = await testbed.start(dataDir);
    const { port } = new URL(server.address);
    const { ledger, begin } = await prepareWorkload(testbed, server, dataDir);
    const lingering = await prepareLingeringConnections(server.address);
    const violations: string[] = [];
    let slowestEndMs = 0;
    let slowestStartMs = 0;
    let newCalls = 0;
    for (let signal = 1; signal <= signals; signal += 1) {
      const found: string[] = [];
      const [rows, files] = [ledger.rows, ledger.files];
      const writing = begin(server.address);
      await sleep(testbed.random.whole(WRITING_MS));
      while (ledger.rows === rows || ledger.files === files) await sleep(10);
      const lingerers = await openLingeringConnections(server, dataDir, lingering);
      const write = await holdWrite(testbed, dataDir, server.address);

      const began = performance.now();
      const ended = server.stop();
      const calling = callDuringShutdown(server, testbed.within(NOTICED_WITHIN_MS));
      await sleep(testbed.random.whole(HOLDING_MS));
      write.release();
      const code = await ended;
      const endMs = performance.now() - began;
      slowestEndMs = Math.max(slowestEndMs, endMs);
      if (code !== 0) found.push(`the exit code was ${code ?? 'a signal'}`);
      if (endMs > testbed.within(OUT_WITHIN_MS)) found.push(`it took ${Math.round(endMs)} ms`);
      const left = findPostmasters(dataDir).length;
      if (left > 0) found.push(`${left} PostgreSQL servers were left`);
      const state = await readDatabaseState(dataDir);
      if (state !== SHUT_DOWN) found.push(`PostgreSQL was not shut down (state ${state})`);
      found.push(...(await write.finished));
      const callers = await calling;
      newCalls += callers.calls;
      found.push(...callers.violations);
      lingerers.leave();
      await writing.stop();

      server = await testbed.start(dataDir, { port: Number(port) });
      slowestStartMs = Math.max(slowestStartMs, server.readyMs);
      const incoming = await readdir(join(dataDir, 'uploads/incoming'));
      if (incoming.length > 0) found.push(`${incoming.length} incoming uploads were left`);
      const { address } = server;
      const lost = await testbed.inDatabase(dataDir, async (database) => [
        ...(await ledger.check(address, database)),
        ...(await checkFiles(dataDir, database)),
      ]);
      violations.push(...[...found, ...lost].map((what) => `After signal ${signal}, ${what}`));
      if (signal % 5 === 0) testbed.note(`${signal} signals, ${ledger.rows} rows`);
    }
    return {
      figures: {
        signals,
        'acknowledged rows': ledger.rows,
        'acknowledged files': ledger.files,
        'calls while ending': newCalls,
        'slowest end, ms': Math.round(slowestEndMs),
        'slowest next start, ms': Math.round(slowestStartMs),
      },
      violations,
    };
  },
});

/** A clean shutdown in PostgreSQL's control file: DB_SHUTDOWNED of `DBState`. */
const SHUT_DOWN = 1;
/** Its offset: after the system identifier and two versions. */
const STATE_OFFSET = 16;

async function readDatabaseState(dataDir: string): Promise<number> {
  const control = await readFile(join(databaseFolder(dataDir), 'data/global/pg_control'));
  return control.readInt32LE(STATE_OFFSET);
}
