import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import { copyBoard } from './prepared-board.ts';
import { endDatabase } from './database-processes.ts';
import { databaseAddress, withDatabase } from './embedded-database.ts';
import type { Fault } from './fault.ts';
import { freePort } from '../../apps/server/src/platform/embedded-postgres/free-port.ts';
import { createRandom, type Random } from './random.ts';
import {
  type LaunchedServer,
  launchServerProcess,
  type ServerOptions,
  type ServerProcess,
  startServerProcess,
} from './server-process.ts';

interface StartOptions {
  /** By default a port of its own. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly patienceMs?: number;
}

/** What a proof has at hand while it runs; everything on it is gone afterwards. */
export interface Stage {
  /** An empty folder for whatever the proof makes. */
  readonly folder: string;
  readonly random: Random;
  /** The server's program, faulty where a fault is planted; the others lie beside it. */
  readonly program: string;
  /** A data folder with the sample board, as after a first start; by default somewhere in `folder`. */
  newDataDir(path?: string): Promise<string>;
  /** Starts the server, faulty where a fault is planted. */
  start(dataDir: string, options?: StartOptions): Promise<ServerProcess>;
  /** Starts it as well, and waits for nothing. */
  launch(dataDir: string, options?: StartOptions): Promise<LaunchedServer>;
  /** The database behind a data folder whose server runs. */
  inDatabase<Result>(dataDir: string, use: (client: pg.Client) => Promise<Result>): Promise<Result>;
  /** Runs when the proof is over, the last one first. */
  afterwards(cleanUp: () => Promise<unknown>): void;
  /** A line for whoever watches. */
  note(text: string): void;
}

interface StageOptions {
  readonly preparedBoard: string;
  readonly program: string;
  readonly fault: Fault | undefined;
  readonly seed: number;
  readonly note: (text: string) => void;
}

/** Sets a stage, lets `use` play on it, and clears it. */
export async function withStage<Result>(
  parent: string,
  { preparedBoard, program, fault, seed, note }: StageOptions,
  use: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(parent, 'stage-'));
  // The database's user must be able to enter it.
  await chmod(folder, 0o755);
  const cleanUps: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, maxRetries: 5 }),
  ];
  let dataDirs = 0;
  const prepareStart = async (
    dataDir: string,
    { port, ...options }: StartOptions = {},
  ): Promise<ServerOptions> => ({
    program,
    port: port ?? (await freePort()),
    dataDir,
    logFile: join(folder, `${basename(dirname(dataDir))}-${basename(dataDir)}.log`),
    ...options,
  });
  const stage: Stage = {
    folder,
    random: createRandom(seed),
    program,
    async newDataDir(path) {
      dataDirs += 1;
      const dataDir = path ?? join(folder, `data-${dataDirs}`);
      await copyBoard(preparedBoard, dataDir);
      return dataDir;
    },
    async start(dataDir, options) {
      const server = await startServerProcess(await prepareStart(dataDir, options));
      cleanUps.push(() => end(server, dataDir));
      // A second server finds the database as the first one left it.
      const statements = options?.env?.DATABASE_URL === undefined ? fault?.statements : [];
      for (const statement of statements ?? []) {
        await withDatabase(databaseAddress(dataDir, 'postgres'), (superuser) =>
          superuser.query(statement),
        );
      }
      return server;
    },
    async launch(dataDir, options) {
      const server = launchServerProcess(await prepareStart(dataDir, options));
      cleanUps.push(() => end(server, dataDir));
      return server;
    },
    inDatabase: (dataDir, inside) => withDatabase(databaseAddress(dataDir), inside),
    afterwards: (cleanUp) => cleanUps.push(cleanUp),
    note,
  };
  try {
    return await use(stage);
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function end(server: LaunchedServer, dataDir: string): Promise<void> {
  await server.kill();
  await endDatabase(dataDir);
}
