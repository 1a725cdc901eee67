import { pino } from 'pino';
import { openCluster } from '@nextshift/server/platform/embedded-postgres/database-cluster';
import {
  chooseDatabaseHome,
  sharedFolder,
} from '@nextshift/server/platform/embedded-postgres/database-home';
import { findPostgresBinaries } from '@nextshift/server/platform/embedded-postgres/postgres-binaries';
import { startServer } from '@nextshift/server/platform/embedded-postgres/postgres-server';
import { processTree, findPostmasters, signalAll } from './database-processes.ts';
import { freePort } from '@nextshift/server/platform/embedded-postgres/free-port';

/** A PostgreSQL that only the proof starts and stops, on a fixed port. */
export interface DatabaseServer {
  readonly connectionString: string;
  readonly superuserConnectionString: string;
  start(): Promise<void>;
  /** SIGINT: fast shutdown with a checkpoint. SIGQUIT: immediate, without one. */
  stop(how: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Settles when it has ended, for any reason. */
  hasEnded(): Promise<unknown>;
  /** Pauses its processes until they are resumed. */
  freeze(): void;
  thaw(): void;
}

/** Runs a data folder's database as a separate server; it is not started yet. */
export async function openDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const log = pino({ level: 'silent' });
  const home = await chooseDatabaseHome(dataDir, log);
  const { account } = home;
  const binaries = await findPostgresBinaries(account, account && sharedFolder);
  const cluster = await openCluster(home, binaries, { durable: true, log });
  const port = await freePort();
  const program = binaries.postgres;
  const specification = { cluster, program, account, durable: true, log };
  let ended: Promise<unknown> = Promise.resolve();
  const everyProcess = () => findPostmasters(dataDir).flatMap(processTree);
  const address = (role: string) =>
    `postgresql://${role}:${cluster.password}@127.0.0.1:${port}/nextshift`;
  return {
    connectionString: address('nextshift'),
    superuserConnectionString: address('postgres'),
    async start() {
      ({ ended } = await startServer(specification, port));
    },
    async stop(how) {
      signalAll(findPostmasters(dataDir), how);
      await ended;
    },
    hasEnded: () => ended,
    freeze: () => signalAll(everyProcess(), 'SIGSTOP'),
    thaw: () => signalAll(everyProcess(), 'SIGCONT'),
  };
}
