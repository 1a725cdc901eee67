import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type pg from 'pg';
import { buildTestProgram } from './build-faulty-server.ts';
import { copyBoard } from './prepared-board.ts';
import { killDatabase } from '../database/database-processes.ts';
import { databaseAddress, withDatabase } from '../database/embedded-database.ts';
import type { Fault } from './fault.ts';
import { freePort } from '@nextshift/server/platform/embedded-postgres/free-port';
import { createRandom, type Random } from '../numbers/random.ts';
import {
  type LaunchedServer,
  launchServerProcess,
  type ServerOptions,
  type ServerProcess,
  waitUntilReady,
} from '../processes/server-process.ts';

interface StartOptions {
  /** By default the server's. */
  readonly program?: string;
  /** By default a port of its own. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly patienceMs?: number;
}

/** The resources of a running proof; all are removed afterwards. */
export interface Testbed {
  /** An empty folder for the proof's files. */
  readonly folder: string;
  readonly random: Random;
  /** The planted faulty setting of an engine, if any. */
  readonly faultySetting: string | undefined;
  /** The server's program, with the planted fault if any; the other programs are beside it. */
  readonly program: string;
  /** Builds a program for tests that contains the server, with the planted fault if any: a file of apps/server. */
  buildProgram(file: string): Promise<string>;
  /** A data folder with the sample board, as after a first start; by default somewhere in `folder`. */
  newDataDir(path?: string): Promise<string>;
  /** Starts the server, with the planted fault if any. */
  start(dataDir: string, options?: StartOptions): Promise<ServerProcess>;
  /** Starts it without waiting. */
  launch(dataDir: string, options?: StartOptions): Promise<LaunchedServer>;
  /** The database of a data folder whose server is running. */
  inDatabase<Result>(dataDir: string, use: (client: pg.Client) => Promise<Result>): Promise<Result>;
  /** A limit of time, in milliseconds: as it is in a full run, longer in a short form, which runs beside other tests. */
  within(limitMs: number): number;
  /** Runs when the proof is over, in reverse order. */
  afterwards(cleanUp: () => Promise<unknown>): void;
  /** Prints a line of progress. */
  note(text: string): void;
}

interface TestbedOptions {
  /** The data folder of a first start, created on first use. */
  readonly preparedBoard: () => Promise<string>;
  readonly program: string;
  readonly fault: Fault | undefined;
  readonly seed: number;
  /** By how much limits of time are longer. */
  readonly slack: number;
  readonly note: (text: string) => void;
  /** Rejects when the run is interrupted. */
  readonly interrupted?: Promise<never>;
}

/** Sets up a testbed, runs `use` on it, and always clears it. */
export async function withTestbed<Result>(
  parent: string,
  { preparedBoard, program, fault, seed, slack, note, interrupted }: TestbedOptions,
  use: (testbed: Testbed) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(parent, 'testbed-'));
  // The database's user must be able to enter it.
  await chmod(folder, 0o755);
  const cleanUps: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, maxRetries: 5 }),
  ];
  let dataDirs = 0;
  let isCleared = false;
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
  const testbed: Testbed = {
    folder,
    random: createRandom(seed),
    faultySetting: fault?.setting,
    program,
    buildProgram: (file) => buildTestProgram(file, fault),
    within: (limitMs) => limitMs * slack,
    async newDataDir(path) {
      dataDirs += 1;
      const dataDir = path ?? join(folder, `data-${dataDirs}`);
      await copyBoard(await preparedBoard(), dataDir);
      return dataDir;
    },
    async start(dataDir, options) {
      const server = await waitUntilReady(await testbed.launch(dataDir, options), { ...options });
      // A second server continues with the first one's database.
      const statements = options?.env?.DATABASE_URL === undefined ? fault?.statements : [];
      for (const statement of statements ?? []) {
        await withDatabase(databaseAddress(dataDir, 'postgres'), (superuser) =>
          superuser.query(statement),
        );
      }
      return server;
    },
    async launch(dataDir, options) {
      const prepared = await prepareStart(dataDir, options);
      if (isCleared) throw new Error('The testbed is cleared.');
      const server = launchServerProcess(prepared);
      cleanUps.push(() => end(server, dataDir));
      return server;
    },
    inDatabase: (dataDir, inside) => withDatabase(databaseAddress(dataDir), inside),
    afterwards: (cleanUp) => cleanUps.push(cleanUp),
    note,
  };
  try {
    const play = use(testbed);
    return await (interrupted ? Promise.race([play, interrupted]) : play);
  } finally {
    isCleared = true;
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function end(server: LaunchedServer, dataDir: string): Promise<void> {
  await server.kill();
  await killDatabase(dataDir);
}
