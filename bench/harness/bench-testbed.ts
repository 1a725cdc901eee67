import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@nextshift/server/platform/embedded-postgres/free-port';
import { unmodifiedProgram } from '@nextshift/test-kit/testbed/build-faulty-server';
import { killDatabase } from '@nextshift/test-kit/database/database-processes';
import { prepareBoard } from '@nextshift/test-kit/testbed/prepared-board';
import {
  type ServerProcess,
  startServerProcess,
} from '@nextshift/test-kit/processes/server-process';
import type { BoardSize } from '../board/board-size.ts';
import { cachedBoard } from '../cached-boards/cached-board.ts';
import { copyDataDir } from './copy-data-dir.ts';

const run = promisify(execFile);

/** The resources of a benchmark; all are removed afterwards. */
export interface BenchTestbed {
  /** An empty folder. */
  readonly folder: string;
  /** The data folder of a generated board, which nobody changes. */
  board(size: BoardSize): Promise<string>;
  /** A copy of it to write to. */
  copyOfBoard(size: BoardSize): Promise<string>;
  /** The data folder of a first start, with the sample. */
  sampleBoard(): Promise<string>;
  /** Starts the server as in production: logs on, limits on, behind a proxy on this machine. */
  start(dataDir: string, env?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Runs when the benchmark is over, in reverse order. */
  afterwards(cleanUp: () => Promise<unknown>): void;
  /** Prints a line of progress. */
  note(text: string): void;
}

/** Production settings except the port; output goes to a file. */
const PRODUCTION = { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' };

/** Sets up a testbed, runs `use` on it, and clears it. */
export async function withBenchTestbed<Result>(
  folder: string,
  note: (text: string) => void,
  use: (testbed: BenchTestbed) => Promise<Result>,
): Promise<Result> {
  const cleanUps: (() => Promise<unknown>)[] = [];
  let copies = 0;
  const testbed: BenchTestbed = {
    folder,
    note,
    board: (size) => cachedBoard(size, note),
    async copyOfBoard(size) {
      copies += 1;
      const to = join(folder, `copy-${copies}`);
      await copyDataDir(await cachedBoard(size, note), to);
      return to;
    },
    async sampleBoard() {
      copies += 1;
      const parent = join(folder, `sample-${copies}`);
      await mkdir(parent);
      await run('chmod', ['755', parent]);
      return prepareBoard(parent);
    },
    async start(dataDir, env = {}) {
      const port = await freePort();
      const server = await startServerProcess({
        program: unmodifiedProgram,
        port,
        dataDir,
        logFile: join(folder, `${basename(dataDir)}-${port}.log`),
        env: { ...PRODUCTION, ...env },
      });
      cleanUps.push(async () => {
        if (server.isRunning()) await server.stop();
        await killDatabase(dataDir);
      });
      return server;
    },
    afterwards: (cleanUp) => cleanUps.push(cleanUp),
  };
  try {
    return await use(testbed);
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}
