import { execFile } from 'node:child_process';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '@nextshift/server/platform/embedded-postgres/start-embedded-postgres';
import { migrate } from '@nextshift/server/platform/database/migrate';
import { databaseAddress, databaseFolder } from '@nextshift/test-kit/database/embedded-database';
import { repositoryRoot } from '@nextshift/test-kit/repository-root';
import { describeBoard, isBoardUsable, writeBoardNote } from './board-note.ts';
import { type BoardSize, boardSizes } from '../board/board-size.ts';
import { fillBoard } from '../board/fill-board.ts';

const run = promisify(execFile);

const SEED = 1;

const boards = join(repositoryRoot, '.cache/boards');

/**
 * The data folder of a generated board, filled now or on an earlier run. To change rows, work on a
 * copy.
 * @param note told what is done while it is filled, which takes minutes for the largest
 */
export async function cachedBoard(size: BoardSize, note: (text: string) => void): Promise<string> {
  const folder = join(boards, size);
  const dataDir = join(folder, 'data');
  if (!(await isBoardUsable(folder))) {
    await removeBoard(folder);
    const now = new Date(new Date().toISOString().slice(0, 10));
    const activeJobs = boardSizes[size];
    note(`making the board of ${activeJobs} active jobs`);
    // Taken first: later edits are not included.
    const description = describeBoard(now);
    await makeBoard(dataDir, { seed: SEED, activeJobs, now }, note);
    await writeBoardNote(folder, description);
  }
  return dataDir;
}

async function makeBoard(
  dataDir: string,
  plan: { seed: number; activeJobs: number; now: Date },
  note: (text: string) => void,
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const log = pino({ level: 'warn' });
  // Nothing is synced to disk until everything is written.
  const database = await startEmbeddedPostgres({ dataDir, log, durable: false });
  try {
    await migrate(database.connectionString, log);
    await fillBoard(databaseAddress(dataDir, 'postgres'), plan, note);
  } finally {
    await database.stop();
  }
  await run('sync', ['--file-system', databaseFolder(dataDir)]);
}

/** Root's databases may lie elsewhere, and go with the folder. */
async function removeBoard(folder: string): Promise<void> {
  const home = dirname(databaseFolder(join(folder, 'data')));
  for (const path of [home, folder]) await rm(path, { recursive: true, force: true });
}
