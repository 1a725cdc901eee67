import { dirname, join } from 'node:path';
import { unmodifiedProgram } from '@nextshift/test-kit/testbed/build-faulty-server';
import { killDatabase } from '@nextshift/test-kit/database/database-processes';
import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { freePort } from '@nextshift/server/platform/embedded-postgres/free-port';
import { copyBoard } from '@nextshift/test-kit/testbed/prepared-board';
import { startServerProcess } from '@nextshift/test-kit/processes/server-process';
import type { Testbed } from '@nextshift/test-kit/testbed/testbed';
import { pauseScheduledJobs } from './background-jobs.ts';
import { fillBoard, type Board } from './fill-board.ts';

/** The data folder of a stopped server with everyone signed up. */
interface FilledBoard {
  readonly dataDir: string;
  readonly board: Board;
}

const filled = new Map<string, Promise<FilledBoard>>();

/**
 * A copy of a data folder with everyone signed up. Sign-up happens once for all runs that share a folder,
 * on the unmodified product.
 */
export async function newFilledBoard(testbed: Testbed): Promise<FilledBoard> {
  const parent = dirname(testbed.folder);
  const made = filled.get(parent) ?? fill(testbed, parent);
  filled.set(parent, made);
  const { dataDir: from, board } = await made;
  const dataDir = join(testbed.folder, 'filled');
  await copyBoard(from, dataDir);
  return { dataDir, board };
}

async function fill(testbed: Testbed, parent: string): Promise<FilledBoard> {
  const dataDir = join(parent, `filled-board-${process.pid}`);
  await copyBoard(await testbed.newDataDir(), dataDir);
  const port = await freePort();
  const logFile = `${dataDir}.log`;
  const server = await startServerProcess({ program: unmodifiedProgram, port, dataDir, logFile });
  try {
    await withDatabase(databaseAddress(dataDir, 'postgres'), pauseScheduledJobs);
    const board = await withDatabase(databaseAddress(dataDir), async (database) => {
      const made = await fillBoard(server.address, database);
      // Otherwise a use writes it, five minutes from now, and a reading would not be one.
      await database.query("UPDATE sessions SET last_seen_at = now() + interval '1 day'");
      return made;
    });
    return { dataDir, board };
  } finally {
    await server.stop();
    await killDatabase(dataDir);
  }
}
