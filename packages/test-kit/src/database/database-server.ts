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

/** A PostgreSQL that nobody keeps running but the proof, on a port that stays. */
export interface DatabaseServer {
  readonly connectionString: string;
  readonly superuserConnectionString: string;
  start(): Promise<void>;
  /** SIGINT: sessions are cut, everything is written down. SIGQUIT: at once, nothing is. */
  stop(how: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Settles when it has ended, however it did. */
  hasEnded(): Promise<unknown>;
  /** Its processes stop where they stand, until they are told to go on. */
  freeze(): void;
  thaw(): void;
}

/** The database of a data folder as a server of its own; it is not started yet. */
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
