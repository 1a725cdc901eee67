import { dirname, join } from 'node:path';
import { soundProgram } from '@nextshift/test-kit/testbed/build-faulty-server';
import { endDatabase } from '@nextshift/test-kit/database/database-processes';
import { databaseAddress, withDatabase } from '@nextshift/test-kit/database/embedded-database';
import { freePort } from '@nextshift/server/platform/embedded-postgres/free-port';
import { copyBoard } from '@nextshift/test-kit/testbed/prepared-board';
import { startServerProcess } from '@nextshift/test-kit/processes/server-process';
import type { Stage } from '@nextshift/test-kit/testbed/testbed';
import { holdTimedWork } from './background-jobs.ts';
import { fillBoard, type Board } from './fill-board.ts';

/** What a server with everybody on it left behind. */
interface FilledBoard {
  readonly dataDir: string;
  readonly board: Board;
}

const filled = new Map<string, Promise<FilledBoard>>();

/**
 * A data folder of the stage's own with everybody on its board. They are signed up once for all runs that
 * share a folder, on the product as it is.
 */
export async function newFilledBoard(stage: Stage): Promise<FilledBoard> {
  const parent = dirname(stage.folder);
  const made = filled.get(parent) ?? fill(stage, parent);
  filled.set(parent, made);
  const { dataDir: from, board } = await made;
  const dataDir = join(stage.folder, 'filled');
  await copyBoard(from, dataDir);
  return { dataDir, board };
}

async function fill(stage: Stage, parent: string): Promise<FilledBoard> {
  const dataDir = join(parent, `filled-board-${process.pid}`);
  await copyBoard(await stage.newDataDir(), dataDir);
  const port = await freePort();
  const logFile = `${dataDir}.log`;
  const server = await startServerProcess({ program: soundProgram, port, dataDir, logFile });
  try {
    await withDatabase(databaseAddress(dataDir, 'postgres'), holdTimedWork);
    const board = await withDatabase(databaseAddress(dataDir), (database) =>
      fillBoard(server.address, database),
    );
    return { dataDir, board };
  } finally {
    await server.stop();
    await endDatabase(dataDir);
  }
}
