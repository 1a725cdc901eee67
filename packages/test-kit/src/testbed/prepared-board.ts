import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unmodifiedProgram } from './build-faulty-server.ts';
import { freePort } from '@nextshift/server/platform/embedded-postgres/free-port';
import { startServerProcess } from '../processes/server-process.ts';

const run = promisify(execFile);

/** A first start creates the database and the sample, which takes minutes on a busy machine. */
const PATIENCE_MS = 240_000;

/** Creates the data folder of a first start with the sample board; proofs copy it. */
export async function prepareBoard(folder: string): Promise<string> {
  const dataDir = join(folder, 'prepared-board');
  await mkdir(dataDir);
  const logFile = join(folder, 'prepared-board.log');
  const port = await freePort();
  const server = await startServerProcess({
    program: unmodifiedProgram,
    port,
    dataDir,
    logFile,
    patienceMs: PATIENCE_MS,
  });
  await server.stop();
  return dataDir;
}

/** Copies that data folder; preserves owners and modes. */
export async function copyBoard(prepared: string, to: string): Promise<void> {
  await run('cp', ['-a', '--reflink=auto', prepared, to]);
}
